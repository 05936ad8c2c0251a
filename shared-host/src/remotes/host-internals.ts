import { createContext } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

/** Context for the host's own components, beside `Host`, which remotes use as well. */
export interface HostInternals {
  registry: RemoteRegistry;
  /** Whether the document contained the page's HTML when it was loaded. */
  serverRendered: boolean;
}

export const HostInternalsContext = createContext<HostInternals | null>(null);
