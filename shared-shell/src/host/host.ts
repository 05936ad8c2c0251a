import { createContext, useContext } from 'react';
import type { Api } from 'shared-api';
import type { SiteConfig } from '../config/site-config.ts';
import type { Notifier } from '../notify/notifier.ts';
import type { PageController } from '../page/page-meta.ts';
import type { SessionStore } from '../session/session.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { WidgetRegistry } from '../widgets/registry.ts';

/**
 * The one door between the shell and everything it hosts. Made once by the shell (or the standalone host, or a
 * test), handed down by context and never replaced: a context value that changed above a remote before it hydrates
 * would make React throw the server's HTML away.
 */
export interface Host {
  api: Api;
  config: SiteConfig;
  session: SessionStore;
  page: PageController;
  notifier: Notifier;
  telemetry: Telemetry;
  widgets: WidgetRegistry;
  /** Starts loading code and data of an address the visitor is about to open. Never throws. */
  preload: (href: string) => void;
}

export const HostContext = createContext<Host | null>(null);

/** For the hooks of this package only: remotes use the named hooks. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) {
    throw new Error(
      'No host above this component. Render it through the shell, startStandalone, or renderWithHost of shared-host/testing.',
    );
  }
  return host;
}
