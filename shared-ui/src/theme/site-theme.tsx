import { Global } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMessagePlaces, MessagePlacesContext } from '../feedback/message-places.ts';
import { savesData, whenIdle } from '../idle/idle.ts';
import { preloadOverlays } from '../overlays/overlay-code.ts';
import { globalStyles } from './global-styles.ts';

/**
 * Applies the theme. The colour scheme follows the system through CSS alone, because a context value that changes
 * above a remote before it hydrates would make React discard the server HTML. Preloads the code of dialogs and
 * drawers when the browser is idle.
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
