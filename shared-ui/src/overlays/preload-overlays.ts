/** @deprecated Dialogs and drawers have no code of their own any more. Does nothing; kept until the next major version. */
export const preloadOverlays = (): Promise<void> => Promise.resolve();
