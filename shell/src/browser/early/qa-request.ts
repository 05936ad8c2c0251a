import { createSafeStorage } from 'shared-shell/storage';
import { isPanelShortcut, PANEL_PARAMETER } from '../qa/panel-request.ts';
import { TAB_VIEW_KEYS, VIEW_PARAMETERS } from '../qa/tab-view.ts';

/**
 * Calls `start` when QA wants more than the page: by the address, by what is stored for the tab, or by Ctrl+Alt+Q, which
 * is noted on the body for the code that opens the panel.
 */
export function startForQa(start: () => void) {
  const parameters = new URLSearchParams(location.search);
  const storage = createSafeStorage(() => sessionStorage);
  const isAsked = [PANEL_PARAMETER, ...VIEW_PARAMETERS].some((name) => parameters.has(name));
  if (isAsked || TAB_VIEW_KEYS.some((key) => storage.read(key) !== null)) start();
  addEventListener('keydown', (event) => {
    if (!isPanelShortcut(event)) return;
    document.body.dataset[PANEL_PARAMETER] = '';
    start();
  });
}
