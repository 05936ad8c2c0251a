import { tabAfterKey } from 'shared-ui/tab-after-key';

/**
 * Arrow keys, Home and End move between tabs whose code is not there, as their code would. A tab that is a button is also
 * pressed: its press waits for the code.
 */
export function moveBetweenTabs(): void {
  addEventListener(
    'keydown',
    (event) => {
      const tab = (event.target as Element).closest?.('[role=tab]') ?? null;
      const next = tabAfterKey(event, tab);
      if (!next || window.earlyActions?.isInteractive(next)) return;
      // The page would scroll.
      event.preventDefault();
      setTimeout(() => {
        // React has answered it when the key hydrated the area.
        if (document.activeElement !== tab) return;
        next.focus();
        if (next.matches('button')) next.click();
      });
    },
    true,
  );
}
