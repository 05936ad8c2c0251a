import { type Query, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../errors/api-error.ts';

/** Longer than the life of a rendered page plus its revalidation, so that hydration never refetches. */
const staleTime = 5 * 60_000;
const MAX_RETRY_AFTER_SECONDS = 30;

/**
 * Reads retry twice, and only where another try can help: no answer, 5xx, or 429 with a short wait. Not after the time
 * limit: who has waited 15 s is told so, and decides (decisions B-29).
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= 2 || !isApiError(error)) return false;
  if (error.kind === 'network') return true;
  if (error.kind !== 'http' || error.status === null) return false;
  if (error.retryAfter !== null && error.retryAfter > MAX_RETRY_AFTER_SECONDS) return false;
  return error.status >= 500 || (error.status === 429 && error.retryAfter !== null);
}

/** Milliseconds before the next try: the server's `Retry-After`, else 0.5 s, 1 s. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfter : null;
  return asked !== null ? asked * 1000 : 500 * 2 ** failures;
}

/**
 * The cache of one page view on the server, or of one tab. On the server nothing retries: the page has a time limit
 * and the browser tries again. What failed there stands in the HTML as the error it was, also while the page hydrates;
 * the first component that observes it then tries again. Offline, calls fail instead of waiting unseen.
 */
export function createQueryClient(): QueryClient {
  const inBrowser = typeof window !== 'undefined';
  const failedOnServer = new WeakSet<Query>();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        gcTime: inBrowser ? 30 * 60_000 : Number.POSITIVE_INFINITY,
        retry: inBrowser ? shouldRetry : false,
        retryDelay,
        // Otherwise a component that mounts on an error renders as if it were loading.
        retryOnMount: (query) => inBrowser && !failedOnServer.has(query as Query),
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    // Only the server's cache brings queries that are errors before anybody asked for them.
    if (type === 'added' && query.state.status === 'error') failedOnServer.add(query);
    if (type !== 'observerAdded' || !failedOnServer.has(query)) return;
    // After the rest of this commit, so that every component that shows the query hydrates on the same state.
    queueMicrotask(() => {
      if (query.isActive() && failedOnServer.delete(query)) void query.fetch().catch(() => {});
    });
  });
  return client;
}
