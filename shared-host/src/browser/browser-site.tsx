import type { ReactNode } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import {
  createQueryClient,
  type DehydratedState,
  hydrate,
  type QueryClient,
  type Transport,
} from 'shared-api';
import { BASENAME, sitePath } from 'shared-language';
import type { SiteConfig } from 'shared-shell';
import type { Host, Telemetry } from 'shared-shell/host';
import { deleteCopiesOfAccount } from 'shared-shell/offline';
import { createAreaHtmlSource, type FetchAreaHtml } from '../area-html/area-html.ts';
import { leaveBusyPages } from '../busy-page/leave-busy-page.ts';
import { SiteFrame, type SiteNav } from '../chrome/site-frame.tsx';
import { fetchSection } from '../content/fetch-section.ts';
import { createBrowserPage } from '../document/browser-page.ts';
import { createNotifier } from '../notify/create-notifier.ts';
import { hostPerRemote, watchRefusals } from '../permissions/limit-host.ts';
import { createFirstView } from '../remotes/first-view.ts';
import { createRemoteRegistry, type RemoteRegistry } from '../remotes/remote-registry.ts';
import type { RemoteSource } from '../remotes/remote-source.ts';
import { loadMatch } from '../routing/load-page.ts';
import { matchRoute } from '../routing/match-route.ts';
import { createPreloader } from '../routing/preloader.ts';
import { type RoutedRemote, siteRoutes } from '../routing/site-routes.tsx';
import { createSessionStore } from '../session/session-store.ts';
import { createStyleCache, SiteProviders } from '../site/site-providers.tsx';
import { createBrowserApi } from './browser-api.ts';
import { followSections } from './follow-sections.ts';
import { mountSite } from './mount-site.tsx';
import { followShownPage } from './shown-page.ts';
import { warmTransportOnInput } from './warm-on-input.ts';
import { whenIdle } from './when-idle.ts';

/** What the shell or the standalone host provides. */
export interface BrowserSiteOptions {
  /** Element of the site, with the server's HTML or empty. */
  root: HTMLElement;
  config: SiteConfig;
  remotes: readonly RoutedRemote[];
  sources: readonly RemoteSource[];
  nav: SiteNav;
  telemetry: Telemetry;
  /** Called each time the page begins to show a page or widget of a remote. */
  onCodeStart?: (remote: string) => void;
  /** Replaces the network for calls of the API (standalone hosts). */
  transport?: Transport;
  /** Further headers of every request to the API. */
  apiHeaders?: () => Record<string, string>;
  /** Query cache that the server filled while rendering. */
  queryState?: DehydratedState;
  /** Whether the files that an error's stack names are of this site. Default: all are. */
  isOwnCode?: (stack: string) => boolean;
  /** Requests the server's HTML of a page; absent where there is no server. */
  fetchAreaHtml?: FetchAreaHtml;
  /** Shown for paths that no remote here owns; default: the 404 page. */
  unknownPath?: ReactNode;
}

export interface BrowserSite {
  registry: RemoteRegistry;
  queryClient: QueryClient;
  host: Host;
  /** Resolves when no link is being followed. */
  navigated: () => Promise<void>;
  /** Hydrates the server's HTML, or renders into the root element when it is empty. */
  mount: () => void;
}

/** `localStorage`, or null when the browser blocks access to it. */
const storage = () => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** Creates the host in a browser, for the shell and for the standalone host. */
export function createBrowserSite(options: BrowserSiteOptions): BrowserSite {
  const { root, config, remotes, sources, nav, telemetry, queryState, onCodeStart } = options;
  const session = createSessionStore(storage, window);
  const notifier = createNotifier();
  session.store.subscribe((now, before) => {
    if (before.isLoggedIn && (!now.isLoggedIn || now.subject !== before.subject))
      void deleteCopiesOfAccount();
  });
  const api = createBrowserApi({
    session,
    notify: notifier.notify,
    isOwnCode: options.isOwnCode ?? (() => true),
    baseUrl: config.apiBaseUrl,
    transport: options.transport,
    headers: options.apiHeaders,
  });
  if (!options.transport) warmTransportOnInput();
  const queryClient = createQueryClient();
  if (queryState) hydrate(queryClient, queryState);
  const firstView = createFirstView(root, window.codeAreas);
  const registry = createRemoteRegistry(sources, { telemetry, firstView, onCodeStart });
  const page = createBrowserPage(config.brand.name, config.publicUrl, config.languages);
  const navigation = {
    registry,
    queryClient,
    api,
    content: fetchSection,
    apiOf: (remote: string) => limited(remote).api,
    areaHtml: options.fetchAreaHtml && createAreaHtmlSource(options.fetchAreaHtml),
  };
  const host: Host = {
    forRemote: (remote) => limited(remote),
    api,
    config,
    content: fetchSection,
    session,
    page,
    notifier,
    telemetry,
    widgets: registry.widgets,
    preload: createPreloader(remotes, navigation),
    navigate: (to, options) => void router.navigate(to, options),
  };
  const limited = hostPerRemote(host, remotes);
  watchRefusals(({ remote, message }) => {
    // For the remote's team, whose browser tests fail by it.
    console.error(message);
    telemetry.error(new Error(message), { remote, phase: 'permission' });
  });
  const routes = siteRoutes(remotes, <SiteFrame nav={nav} />, navigation, options.unknownPath);
  // The first route needs no loader run: its data is part of the page, or its component fetches it.
  const first = matchRoutes(routes, location.pathname, BASENAME) ?? [];
  const loaderData = Object.fromEntries(first.map(({ route }) => [route.id, true]));
  // Both listen before the router: browsers tell all listeners of `window` in the order of their registration.
  leaveBusyPages({
    shownKey: () => shown.key(),
    loadedKey: () => router.state.location.key,
    onLeave: () => telemetry.event('left a busy page'),
  });
  let isHydrated = false;
  const tellSection = followSections({
    location: () => router.state.location,
    isHydrating: () => firstView.isShown() && !isHydrated,
  });
  const router = createBrowserRouter(routes, { basename: BASENAME, hydrationData: { loaderData } });
  const firstPath = router.state.location.pathname;
  const shown = followShownPage(router);
  /** Code and data of the page that the server has rendered. */
  const loadFirstPage = async () => {
    const match = matchRoute(remotes, sitePath(firstPath));
    if (match) await loadMatch(navigation, match, new URL(location.href));
  };
  let path = firstPath;
  router.subscribe(({ location, navigation }) => {
    if (location.pathname !== path) {
      session.settle();
      window.earlyActions?.keepToggles();
    }
    path = location.pathname;
    const next = navigation.location ?? location;
    if (next.key === 'default') return;
    if (next.pathname === firstPath) firstView.needAll();
    else if (!navigation.location) firstView.end();
  });

  return {
    registry,
    queryClient,
    host,
    navigated: () => whenIdle(router),
    mount: () =>
      mountSite({
        root,
        firstView,
        telemetry,
        isStrict: config.environment === 'development',
        loadFirstPage,
        site: (earlyInput) => (
          <SiteProviders
            host={host}
            internals={{
              registry,
              isServerHtml: firstView.isShown,
              hasLeft: (key) => router.state.location.key !== key,
              latePage: shown.latePage,
              htmlOf: shown.htmlOf,
              onHydrated: () => {
                isHydrated = true;
                tellSection();
              },
              onShown: shown.setKey,
            }}
            earlyInput={earlyInput}
            queryClient={queryClient}
            styleCache={createStyleCache()}
          >
            <RouterProvider router={router} />
          </SiteProviders>
        ),
      }),
  };
}
