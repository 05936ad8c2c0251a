import { isPathOf, isShellPath, normalisePath, pathAfterLanguage } from './collisions.ts';
import type { RemoteDescriptor } from './descriptor.ts';

type Linking = Pick<RemoteDescriptor, 'name' | 'routes' | 'redirects' | 'feeds' | 'nav'>;

/**
 * Every link and redirect of a remote leads to an address that a remote of the set, or the shell, has. This holds for
 * those of the candidate, and for those of other remotes to an address that the candidate had until now: else the next
 * release of these would be refused.
 * @param released the version that the candidate replaces
 * @returns the problem with its remedy, null when there is none
 */
export function linkTargetProblem(
  descriptor: Linking,
  others: readonly Linking[],
  released?: Linking,
): string | null {
  const site = [...others, descriptor];
  const { name } = descriptor;
  for (const { what, to } of linksOf(descriptor)) {
    const withoutLanguage = pathAfterLanguage(to);
    if (withoutLanguage)
      return `${what} leads to ${to}, but the site itself puts the language before a path. Write ${withoutLanguage} in ${name}/remote.config.ts.`;
    if (!isServed(to, site))
      return `${what} leads to ${to}, which is no address of a remote of this set. Correct it in ${name}/remote.config.ts, or release the remote that has this page first.`;
  }
  for (const { what, to } of others.flatMap(linksOf)) {
    if (released && isServed(to, [released]) && !isServed(to, site))
      return `${name} no longer has ${to}, to which ${what} leads. Redirect it in ${name}/remote.config.ts: redirects: [{ from: '${to}', to: '/' }].`;
  }
  return null;
}

/** `what` for messages. */
const linksOf = ({ name, nav, redirects }: Linking) => [
  ...nav.map(({ label, href }) => ({ what: `the link "${label}" of ${name}`, to: href })),
  ...redirects.map(({ from, to }) => ({ what: `the redirect from ${from} of ${name}`, to })),
];

function isServed(path: string, site: readonly Linking[]): boolean {
  // A parameter is no address: nothing fills it in.
  if (path.includes('/:')) return false;
  const written = asInUrls(path);
  const patterns = site.flatMap(({ routes, redirects, feeds }) => [
    ...routes.map((route) => route.path),
    ...redirects.map(({ from }) => from),
    ...feeds,
  ]);
  return isShellPath(path) || patterns.some((pattern) => isPathOf(written, asInUrls(pattern)));
}

/** Letters beyond ASCII stand in descriptors themselves or with their codes. */
const asInUrls = (path: string) => normalisePath(new URL(path, 'http://site.invalid').pathname);
