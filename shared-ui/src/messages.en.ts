/**
 * Texts of the face. Subpaths with texts have files of their own, because the packages that import them bundle
 * them. 'Loading' is LAYOUT-13, 'Previous' and 'Next' LAYOUT-14, verbatim.
 */
export const messages = {
  loading: 'Loading',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  retry: 'Retry',
  pages: 'Pages',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pause: (what: string) => `Pause ${what}`,
  play: (what: string) => `Play ${what}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  thereIsAProblem: 'There is a problem',
  optional: '(optional)',
  error: 'Error:',
  newTab: '(opens in a new tab)',
  clear: 'Clear',
  errorsInTab: (n: number) => (n === 1 ? '1 error' : `${n} errors`),
  chooseFiles: 'Choose files',
} as const;
