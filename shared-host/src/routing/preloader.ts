import { savesData } from 'shared-ui/idle';
import { loadMatch, type NavigationContext } from './load-page.ts';
import { matchRoute } from './match-route.ts';
import type { RoutedRemote } from './site-routes.tsx';

/** Time in ms before the same link is preloaded again. */
const PRELOAD_INTERVAL_MS = 30_000;

/** Creates the function that preloads code and data of a link's target; it does nothing with low data. */
export function createPreloader(remotes: readonly RoutedRemote[], navigation: NavigationContext) {
  const started = new Map<string, number>();
  return (href: string): void => {
    if (savesData() || !href.startsWith('/')) return;
    const url = new URL(href, location.origin);
    const match = matchRoute(remotes, url.pathname);
    const last = started.get(href);
    if (!match || (last !== undefined && performance.now() - last < PRELOAD_INTERVAL_MS)) return;
    started.set(href, performance.now());
    const { remote, route } = match;
    if (!navigation.registry.page(remote, route.page).isReady()) navigation.areaHtml?.request(route, url);
    void loadMatch(navigation, match, url);
  };
}
