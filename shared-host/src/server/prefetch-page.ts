import { loadPage } from '../routing/load-page.ts';
import type { ServerPageRequest } from './server-page.ts';
import type { ServerSite } from './server-site.ts';

interface Prefetched {
  /** HTTP status, when it is not the one that the page sets while rendering. */
  status?: number;
  /** Path that the page redirects to. */
  redirect?: string;
  /** Whether all data arrived in time. */
  complete: boolean;
}

/** Loads code and data of the page, and of the widgets in its first view, within the time limit. */
export async function prefetchPage(
  { match, remotes, url, telemetry, prefetchLimit }: ServerPageRequest,
  { host, registry, queryClient }: ServerSite,
): Promise<Prefetched> {
  const isUnavailable = remotes.some(
    ({ name, disabled, refused }) => (disabled || refused) && name === match?.remote,
  );
  if (!match || isUnavailable) return { complete: true };
  const { remote, route, params } = match;
  const controller = new AbortController();
  const { data, result, error, complete } = await loadPage(
    { registry, queryClient, api: host.api, content: host.content },
    { remote, page: route.page, widgets: route.widgets, url, params },
    { signal: controller.signal, timeLimitMs: prefetchLimit },
  );
  if (!complete) controller.abort();
  if (data === 'failed') telemetry.error(error, { phase: 'prefetch', remote });
  // 503: a page without its content must not be indexed, even if the browser can complete it later.
  return data === 'loaded' ? { ...result, complete } : { status: 503, complete };
}
