/** 'Loading...' is BLOG-5 and COURSE-3, verbatim. */
export const messages = { loading: 'Loading...', stillLoading: 'Still loading…' } as const;
