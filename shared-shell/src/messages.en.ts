/** Texts that the components of this package show. */
export const messages = {
  widgetFailed: 'This part could not be loaded.',
} as const;
