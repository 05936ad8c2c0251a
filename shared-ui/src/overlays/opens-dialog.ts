/**
 * Attributes of a button that opens the dialog or drawer with this `id`: `<Button {...opensDialog('logout')}>`. The
 * browser itself opens it, before any code has loaded and without.
 */
export const opensDialog = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  commandfor: id,
  command: 'show-modal',
});

/** Attributes of a button that closes the dialog or drawer with this `id`, before any code has loaded and without. */
export const closesDialog = (id: string) => ({ commandfor: id, command: 'close' });
