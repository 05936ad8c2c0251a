/** Parameter of an address that opens the panel. */
export const PANEL_PARAMETER = 'qa';

/** Ctrl+Alt+Q opens and closes the panel. */
export const isPanelShortcut = (event: KeyboardEvent) =>
  event.ctrlKey && event.altKey && event.code === 'KeyQ';
