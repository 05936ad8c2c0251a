import { type Query, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';

/** Longer than a rendered page is cached and revalidated, so that hydration never refetches. */
const STALE_TIME_MS = 5 * 60_000;
const MAX_RETRY_AFTER_SECONDS = 30;

/**
 * Retries reads twice when it may help: no answer, 5xx, or 429 with a short wait. Not after a timeout of 15 s,
 * which the visitor is told about (B-29).
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2 || !isApiError(error)) return false;
  if (error.kind === 'network') return true;
  if (error.kind !== 'http' || error.status === null) return false;
  if (error.retryAfter !== null && error.retryAfter > MAX_RETRY_AFTER_SECONDS) return false;
  return error.status >= 500 || (error.status === 429 && error.retryAfter !== null);
}

/** Milliseconds before the next retry: `Retry-After`, else 0.5 s, then 1 s. */
export function retryDelay(failures: number, error: unknown): number {
  const retryAfter = isApiError(error) ? error.retryAfter : null;
  return retryAfter !== null ? retryAfter * 1000 : 500 * 2 ** failures;
}

/** Time in ms in which a component does not repeat a read that failed while its page was loaded. */
const SAME_LOAD_MS = 10_000;

/**
 * Whether the read of a query has just failed with all its retries, or has to wait: loading a page and showing it are
 * one load to the API. Only failures that pass with time: after a login, for one, a read is started again.
 */
function hasJustFailed({ state: { status, error, errorUpdatedAt } }: Query): boolean {
  if (status !== 'error' || !isApiError(error)) return false;
  const isPassing =
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.status !== null && (error.status >= 500 || error.status === 429));
  const waitMs = Math.max(SAME_LOAD_MS, (error.retryAfter ?? 0) * 1_000);
  return isPassing && Date.now() - errorUpdatedAt < waitMs;
}

/**
 * The query cache of a page view on the server, or of a tab. The server does not retry: rendering has a timeout,
 * and the browser retries. Errors of the server are in the page data and hydrate as errors; the first observer
 * then refetches. Offline, calls fail instead of being paused.
 */
export function createQueryClient(): QueryClient {
  const inBrowser = typeof window !== 'undefined';
  const failedOnServer = new WeakSet<Query>();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        gcTime: inBrowser ? 30 * 60_000 : Number.POSITIVE_INFINITY,
        retry: inBrowser ? shouldRetry : false,
        retryDelay,
        // Otherwise a component that mounts on an error renders its loading state.
        retryOnMount: (query) =>
          inBrowser && !failedOnServer.has(query as Query) && !hasJustFailed(query as Query),
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    // Only hydration adds queries that are errors already.
    if (type === 'added' && query.state.status === 'error') failedOnServer.add(query);
    if (type !== 'observerAdded' || !failedOnServer.has(query)) return;
    // After the commit, so that all components of the query hydrate in the same state.
    queueMicrotask(() => {
      if (query.isActive() && failedOnServer.delete(query)) void query.fetch().catch(() => {});
    });
  });
  return client;
}
