import { languages } from 'shared-language';
import type { RemoteDescriptor } from './descriptor.ts';

/** Paths that the shell serves itself, with all below them. */
const shellPaths = [
  '/releases',
  '/content',
  '/health',
  '/ready',
  '/telemetry',
  '/metrics',
  '/release-set',
  '/qa',
  '/area-html',
  '/sharing-pictures',
  '/low-data',
  '/service-worker.js',
  '/site.webmanifest',
  '/icons',
  '/favicon.svg',
  '/favicon.ico',
  '/sitemap.xml',
  '/robots.txt',
] as const;

const SITEMAP_PART = /^\/sitemap-[^/]*\.xml$/;

type Claimant = Pick<RemoteDescriptor, 'name' | 'routes' | 'redirects' | 'widgets' | 'feeds'>;

/** A path pattern without parameter names, because `/blog/:id` and `/blog/:slug` match the same paths. */
export const normalisePath = (path: string) =>
  path
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
    .toLowerCase() || '/';

/**
 * Whether a path is one of those of a pattern, such as `/old/:id`.
 * @param path without slashes at its end
 */
export function isPathOf(path: string, pattern: string): boolean {
  const parts = path.toLowerCase().split('/');
  const wanted = normalisePath(pattern).split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => (part === ':' ? parts[index] !== '' : part === parts[index]))
  );
}

const pathsOf = ({ routes, redirects, feeds }: Claimant) => [
  ...routes.map((route) => route.path),
  ...redirects.map(({ from }) => from),
  ...feeds,
];

/** What a remote claims for itself: `what` for messages, `key` equal for equal claims. */
const claimsOf = (remote: Claimant) => [
  ...pathsOf(remote).map((path) => ({ what: path, key: `path ${normalisePath(path)}` })),
  ...remote.widgets.map(({ name }) => ({ what: `widget "${name}"`, key: `widget ${name}` })),
];

/** The owner of each claim: the first remote of the list that makes it. */
function ownersOf(remotes: readonly Claimant[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const remote of remotes)
    for (const { key } of claimsOf(remote)) if (!owners.has(key)) owners.set(key, remote.name);
  return owners;
}

const isBelow = (path: string, reserved: string) => path === reserved || path.startsWith(`${reserved}/`);

/** Whether the shell serves a path itself. */
export function isShellPath(path: string): boolean {
  const plain = normalisePath(path);
  return shellPaths.some((reserved) => isBelow(plain, reserved)) || SITEMAP_PART.test(plain);
}

/** The same path without the language that it begins with; null when it begins with none. */
export function pathAfterLanguage(path: string): string | null {
  const language = languages.find((tag) => isBelow(normalisePath(path), `/${tag}`));
  return language ? path.slice(language.length + 1) || '/' : null;
}

function reservedProblem(name: string, path: string): string | null {
  const withoutLanguage = pathAfterLanguage(path);
  if (withoutLanguage)
    return `${name} claims ${path}, but the site itself puts the language before a path: the page of ${withoutLanguage} is there in each language that the remote speaks`;
  if (isShellPath(path)) return `${name} claims ${path}, which belongs to the shell`;
  if (path.startsWith('/:'))
    return `${name} claims ${path}, which is every address of the site with as many parts; begin the path with a word, such as /stories/:id`;
  if (path.includes('*')) return `${name} claims ${path}; list the paths one by one instead of a wildcard`;
  return null;
}

/**
 * Finds paths and widgets that two remotes claim, and paths of the shell that a remote claims (REL-4). The remote that
 * had a path or widget before keeps it, so that a newcomer cannot take a page away; without one, the remote that comes
 * first in the list. Each collision names the remote that loses.
 * @param incumbents the remotes served before, without collisions
 */
export function findCollisions(
  remotes: readonly Claimant[],
  incumbents: readonly Claimant[] = [],
): { remote: string; reason: string }[] {
  const owners = ownersOf(remotes);
  const before = ownersOf(incumbents);
  for (const remote of remotes)
    for (const { key } of claimsOf(remote)) if (before.get(key) === remote.name) owners.set(key, remote.name);

  return remotes.flatMap((remote) => {
    const { name } = remote;
    const seen = new Set<string>();
    const reserved = new Set<string>();
    const problems = pathsOf(remote).flatMap((path) => {
      const problem = reservedProblem(name, path);
      if (problem) reserved.add(path);
      return problem ? [problem] : [];
    });
    for (const { what, key } of claimsOf(remote)) {
      if (reserved.has(what)) continue;
      const owner = owners.get(key);
      if (owner !== name) problems.push(`${name} claims ${what}, which belongs to ${owner}`);
      else if (seen.has(key)) problems.push(`${name} claims ${what} twice`);
      seen.add(key);
    }
    return problems.map((reason) => ({ remote: name, reason }));
  });
}
