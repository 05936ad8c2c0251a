/** Texts of `KeepOffline`, which the remotes bundle. */
export const messages = {
  keep: 'Keep for offline',
  keeping: 'Keeping…',
  kept: 'This page is saved on this phone, as it is now.',
  renewed: 'Keep the newest version',
  failed: 'This page could not be saved on this phone. Please check the connection and try again.',
  impossible: 'This browser cannot save pages.',
  list: 'Saved on this phone',
} as const;
