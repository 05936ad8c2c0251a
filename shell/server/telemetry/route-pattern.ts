import type { FastifyRequest } from 'fastify';
import type { ServedSet } from '../releases/served-set.ts';
import type { RenderBundle } from '../render-bundle.ts';

/** Pattern of a path that no page owns. */
const OTHER_ROUTE = 'other';

/**
 * The route pattern of a page's path, such as `/password-reset/:pk/:token/`. Logs and metrics name patterns, because
 * paths can hold tokens and personal data.
 */
export const pagePattern = (
  matchRoute: RenderBundle['matchRoute'],
  { remotes }: Pick<ServedSet, 'remotes'>,
  path: string,
): string =>
  matchRoute(
    remotes.map(({ descriptor }) => descriptor),
    path,
  )?.route.path ?? OTHER_ROUTE;

/** What the log says about a request: neither path nor query. */
export const requestSerializer =
  (patternOf: (path: string) => string) =>
  ({ method, url, ip, routeOptions }: FastifyRequest) => ({
    method,
    // `/*` serves the pages.
    route:
      routeOptions?.url && routeOptions.url !== '/*' ? routeOptions.url : patternOf(url.split('?')[0] ?? ''),
    ip,
  });
