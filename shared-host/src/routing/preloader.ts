import { loadPage, type NavigationContext } from './load-page.ts';
import { matchRoute } from './match-route.ts';
import { navigationTimeLimit, type RoutedRemote } from './site-routes.tsx';

/** ms in which pointing at the same link again starts nothing new. */
const REST = 30_000;

/** Starts code and data of a link's target when the visitor points at it or focuses it; respects Save-Data. */
export function createPreloader(remotes: readonly RoutedRemote[], navigation: NavigationContext) {
  const started = new Map<string, number>();
  return (href: string): void => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData || !href.startsWith('/')) return;
    const url = new URL(href, location.origin);
    const match = matchRoute(remotes, url.pathname);
    const last = started.get(href);
    if (!match || (last !== undefined && performance.now() - last < REST)) return;
    started.set(href, performance.now());
    const { remote, route, params } = match;
    void loadPage(
      navigation,
      { remote, page: route.page, widgets: route.widgets, url, params },
      { signal: new AbortController().signal, timeLimit: navigationTimeLimit },
    );
  };
}
