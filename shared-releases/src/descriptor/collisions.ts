import type { RemoteDescriptor } from './descriptor.ts';

/** Addresses the shell answers itself. */
export const shellPaths = [
  '/releases',
  '/health',
  '/telemetry',
  '/metrics',
  '/release-set',
  '/qa',
  '/sitemap.xml',
  '/robots.txt',
] as const;

/** A path pattern with its parameter names taken out: `/blog/:id` and `/blog/:slug` are the same claim. */
const claimOf = (path: string) =>
  path
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
    .toLowerCase() || '/';

/**
 * Claims that two remotes make, or that a remote makes on the shell, in one line each. Empty: they get along.
 * Remotes earlier in the list keep their claim; the later one is named as the offender.
 */
export function findCollisions(
  remotes: readonly Pick<RemoteDescriptor, 'name' | 'routes' | 'redirects' | 'widgets' | 'feeds'>[],
): { remote: string; reason: string }[] {
  const owners = new Map<string, string>();
  const problems: { remote: string; reason: string }[] = [];
  for (const { name, routes, redirects, widgets, feeds } of remotes) {
    const claim = (what: string, key: string) => {
      const owner = owners.get(key);
      if (owner !== undefined)
        problems.push({ remote: name, reason: `${name} claims ${what}, which belongs to ${owner}` });
      else owners.set(key, name);
    };
    for (const path of [
      ...routes.map((route) => route.path),
      ...redirects.map(({ from }) => from),
      ...feeds,
    ]) {
      const own = shellPaths.find(
        (reserved) => claimOf(path) === reserved || path.startsWith(`${reserved}/`),
      );
      if (own) problems.push({ remote: name, reason: `${name} claims ${path}, which belongs to the shell` });
      else if (path.includes('*'))
        problems.push({
          remote: name,
          reason: `${name} claims ${path}; list the addresses one by one instead of a wildcard`,
        });
      else claim(path, `path ${claimOf(path)}`);
    }
    for (const widget of widgets) claim(`widget "${widget.name}"`, `widget ${widget.name}`);
  }
  return problems;
}
