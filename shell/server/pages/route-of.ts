import { LRUCache } from 'lru-cache';
import type { RouteMatch } from 'shared-releases/descriptor';
import type { PageDefinition } from 'shared-shell';
import type { ServedSet } from '../releases/served-set.ts';
import type { RenderBundle } from '../render-bundle.ts';

type MatchRoute = RenderBundle['matchRoute'];
type Remotes = ServedSet['remotes'];

/** Matched paths that are remembered per set. */
const MAX_PATHS = 1_000;

const matches = new WeakMap<MatchRoute, WeakMap<Remotes, LRUCache<string, { match: RouteMatch | null }>>>();

/**
 * The route that owns a path. Remembered, because the router ranks all routes again for each match, and each request
 * needs the match several times.
 */
export function routeOf(
  matchRoute: MatchRoute,
  { remotes }: Pick<ServedSet, 'remotes'>,
  path: string,
): RouteMatch | null {
  const ofRouter = matches.get(matchRoute) ?? new WeakMap();
  matches.set(matchRoute, ofRouter);
  const known: LRUCache<string, { match: RouteMatch | null }> =
    ofRouter.get(remotes) ?? new LRUCache({ max: MAX_PATHS });
  ofRouter.set(remotes, known);
  const found = known.get(path);
  if (found) return found.match;
  const match = matchRoute(
    remotes.map(({ descriptor }) => descriptor),
    path,
  );
  known.set(path, { match });
  return match;
}

/** The code of a page; undefined while its remote cannot be rendered here. */
export const pageDefinition = (
  { remotes }: Pick<ServedSet, 'remotes'>,
  match: RouteMatch | null,
): PageDefinition | undefined =>
  match ? remotes.find(({ name }) => name === match.remote)?.bundle?.pages[match.route.page] : undefined;
