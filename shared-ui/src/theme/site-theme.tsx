import { Global } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMessagePlaces, MessagePlacesContext } from '../feedback/message-places.ts';
import { savesData, whenIdle } from '../idle/idle.ts';
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
    if (!savesData()) return whenIdle(() => void preloadOverlays());
  }, []);
  return (
    <MessagePlacesContext value={places}>
      <Global styles={globalStyles} />
      {children}
    </MessagePlacesContext>
  );
}
