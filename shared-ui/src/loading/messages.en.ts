/** 'Loading...' is D1 §4 and D2 §2, verbatim. */
export const messages = { loading: 'Loading...', stillLoading: 'Still loading…' } as const;
