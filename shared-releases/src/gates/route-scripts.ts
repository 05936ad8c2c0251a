import type { RemoteDescriptor, RouteDescriptor } from '../descriptor/index.ts';

/** The scripts of the first view of a route: entry, exposed module and the page's own chunks. */
export const routeScripts = (
  { entry, scripts }: Pick<RemoteDescriptor, 'entry' | 'scripts'>,
  route: Pick<RouteDescriptor, 'scripts'>,
) => [...new Set([entry.file, ...scripts, ...route.scripts])];
