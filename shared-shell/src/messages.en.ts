/** Visible texts of this package. */
export const messages = {
  widgetFailed: 'This part could not be loaded.',
} as const;
