import { Global } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMessagePlaces, MessagePlacesContext } from '../feedback/message-places.ts';
import { preloadOverlays } from '../overlays/overlay-code.ts';
import { globalStyles } from './global-styles.ts';

/**
 * Puts the look on everything below it. The colour scheme follows the visitor's system through CSS alone; no context
 * value exists that could change above a remote before it hydrates (React would drop the server's HTML). Once the
 * page is idle the code of dialogs and drawers is fetched, so that the first one opens at once.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  const [places] = useState(createMessagePlaces);
  useEffect(() => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 2000));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = idle(() => void preloadOverlays(), { timeout: 5000 });
    return () => cancel(handle);
  }, []);
  return (
    <MessagePlacesContext value={places}>
      <Global styles={globalStyles} />
      {children}
    </MessagePlacesContext>
  );
}
