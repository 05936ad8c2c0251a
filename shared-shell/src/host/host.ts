import { createContext, useContext } from 'react';
import type { Api } from 'shared-api';
import type { SiteConfig } from '../config/site-config.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { Notifier } from '../notify/notifier.ts';
import type { PageController } from '../page/page-meta.ts';
import type { NavigateOptions } from '../router/router.ts';
import type { SessionStore } from '../session/session.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { WidgetRegistry } from '../widgets/registry.ts';

/**
 * Everything a host (the shell, the standalone host or a test) provides to remotes. Created once, passed down by
 * context and never replaced: if a context value changed above a remote that is not hydrated yet, React would discard
 * the server's HTML (PLATFORM-13).
 */
export interface Host {
  api: Api;
  config: SiteConfig;
  /** Sections of the content pack that only some pages show. */
  content: ContentSource;
  session: SessionStore;
  page: PageController;
  notifier: Notifier;
  telemetry: Telemetry;
  widgets: WidgetRegistry;
  /** Starts loading code and data of a path that the visitor is likely to open next. Never throws. */
  preload: (href: string) => void;
  /** Opens a path of this site, for links. Components use `useNavigate`. */
  navigate: (to: string, options?: NavigateOptions) => void;
  /** This host with what a remote may use of it. Absent: everything. */
  forRemote?: (remote: string) => Host;
}

/** What the host gives to everything below it; null outside a host. */
export const HostContext = createContext<Host | null>(null);

/** Only for hooks and components of the host packages; remotes use the named hooks. @throws Error outside a host. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) {
    throw new Error(
      'No host above this component. Render it through the shell, startStandalone, or renderWithHost of shared-host/testing.',
    );
  }
  return host;
}
