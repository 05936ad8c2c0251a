import { createContext } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

/** Context for the host's own components, beside `Host`, which remotes use as well. */
export interface HostInternals {
  registry: RemoteRegistry;
  /** Whether the page that is shown is still the server's HTML, to be hydrated. */
  isServerHtml: () => boolean;
}

export const HostInternalsContext = createContext<HostInternals | null>(null);
