/** Texts of shared components. 'Loading' is D1 §4, 'Previous' and 'Next' D1 §2, verbatim. */
export const messages = {
  loading: 'Loading',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  retry: 'Retry',
  pages: 'Pages',
  pause: 'Pause',
  play: 'Play',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  thereIsAProblem: 'There is a problem',
  optional: '(optional)',
  error: 'Error:',
  newTab: '(opens in a new tab)',
  clear: 'Clear',
  options: 'Suggestions',
  overlayFailed: 'This part could not be opened. Check your connection and try again.',
  errorsInTab: (n: number) => (n === 1 ? '1 error' : `${n} errors`),
  suggestionCount: (n: number) => (n === 1 ? '1 suggestion' : `${n} suggestions`),
  chooseFiles: 'Choose files',
} as const;

/**
 * Texts of `shared-ui/loading`, apart from the others so that a page that loads something does not bundle them all.
 * 'Loading...' is D1 §4 and D2 §2, verbatim.
 */
export const loadingMessages = { loading: 'Loading...', stillLoading: 'Still loading…' } as const;
