import type { RemoteDescriptor } from './descriptor.ts';

/** Paths that the shell serves itself. */
const shellPaths = [
  '/releases',
  '/health',
  '/ready',
  '/telemetry',
  '/metrics',
  '/release-set',
  '/qa',
  '/sitemap.xml',
  '/robots.txt',
] as const;

/** A path pattern without parameter names, because `/blog/:id` and `/blog/:slug` match the same paths. */
const normalise = (path: string) =>
  path
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
    .toLowerCase() || '/';

/**
 * Finds paths and widgets that two remotes claim, and paths of the shell that a remote claims (REL-4). Each collision
 * names the remote that comes later in the list; the earlier one keeps its claim.
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
      const shellPath = shellPaths.find(
        (reserved) => normalise(path) === reserved || path.startsWith(`${reserved}/`),
      );
      if (shellPath)
        problems.push({ remote: name, reason: `${name} claims ${path}, which belongs to the shell` });
      else if (path.includes('*'))
        problems.push({
          remote: name,
          reason: `${name} claims ${path}; list the paths one by one instead of a wildcard`,
        });
      else claim(path, `path ${normalise(path)}`);
    }
    for (const widget of widgets) claim(`widget "${widget.name}"`, `widget ${widget.name}`);
  }
  return problems;
}
