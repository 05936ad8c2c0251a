import { createContext } from 'react';
import type { LatePage } from '../chrome/navigation/late-page.ts';
import type { HtmlUntilReady } from '../routing/open-page.ts';
import type { RemoteRegistry } from './remote-registry.ts';

/** Context for the host's own components, beside `Host`, which remotes use as well. */
export interface HostInternals {
  registry: RemoteRegistry;
  /** Whether the page that is shown is still the server's HTML, to be hydrated. */
  isServerHtml: () => boolean;
  /** Whether the router has left the location of this key, which React may still show; only in a browser. */
  hasLeft?: (key: string) => boolean;
  /** Whether the page that the router goes to is late; only in a browser. */
  latePage?: LatePage;
  /** The server's HTML that a page shows until its code and data are there, by the key of its location. */
  htmlOf?: (key: string) => HtmlUntilReady | undefined;
  /** Called when the server's HTML of the page is hydrated; only in a browser. */
  onHydrated?: () => void;
  /** Called with the key of its location when a page has been rendered; only in a browser. */
  onShown?: (key: string) => void;
}

export const HostInternalsContext = createContext<HostInternals | null>(null);
