import { routeOf } from '../pages/route-of.ts';
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
  served: Pick<ServedSet, 'remotes'>,
  path: string,
): string => routeOf(matchRoute, served, path)?.route.path ?? OTHER_ROUTE;
