/** Texts of the page kit, whose subpaths the remotes bundle. */
export const messages = { home: 'Home' } as const;
