import { matchRoutes } from 'react-router-dom';
import type { RemoteDescriptor, RouteDescriptor, RouteMatch } from 'shared-releases/descriptor';

/** Finds the remote that owns a path, by the router's own ranking, so that server, preloads and browser agree. */
export function matchRoute(
  remotes: readonly Pick<RemoteDescriptor, 'name' | 'routes'>[],
  pathname: string,
): RouteMatch | null {
  const table = remotes.flatMap(({ name, routes }) =>
    routes.map((route) => ({ path: route.path, handle: { remote: name, route } })),
  );
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return null;
  const { remote, route } = match.route.handle as { remote: string; route: RouteDescriptor };
  return { remote, route, params: match.params };
}
