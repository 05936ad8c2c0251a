/** Texts of the page kit, whose subpaths the remotes bundle. */
export const messages = {
  home: 'Home',
  titleOnPage: (title: string, page: number) => `${title} – page ${page}`,
} as const;
