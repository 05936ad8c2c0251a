/** Texts of the pictures of pages with low data. */
export const messages = {
  showPicture: (what: string) => `Show picture: ${what}`,
} as const;
