/** In place of axios' adapter for `fetch`: there is none. */
export const getFetch = undefined;
