import { createContext } from 'react';
import type { RemoteRegistry } from './remote-registry.ts';

/** What only the host's own components need to know; remotes never see it. */
export interface Hosting {
  registry: RemoteRegistry;
  /** Whether the document came with the page's HTML in it. */
  serverRendered: boolean;
}

export const HostingContext = createContext<Hosting | null>(null);
