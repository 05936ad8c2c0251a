import { Global } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { createMessagePlaces, MessagePlacesContext } from '../feedback/message-places.ts';
import { globalStyles } from './global-styles.ts';

/**
 * Applies the theme. The colour scheme follows the system through CSS alone, because a context value that changes
 * above a remote before it hydrates would make React discard the server HTML.
 */
export function SiteTheme({ children }: { children: ReactNode }) {
  const [places] = useState(createMessagePlaces);
  return (
    <MessagePlacesContext value={places}>
      <Global styles={globalStyles} />
      {children}
    </MessagePlacesContext>
  );
}
