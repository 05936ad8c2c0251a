import { type Language, publicPath } from 'shared-language';
import { isPathOf } from 'shared-releases/descriptor';

// Only from the first slash of a row, so that an address of thousands of slashes takes linear time.
const withoutSlashes = (path: string) => path.replace(/(?<!\/)\/+$/, '');

/**
 * The address of the home page in another language than English when it is requested with a slash at its end (ROUTE-22):
 * `/ne/` → `/ne`. Null for every other address. Without the language both are `/`.
 * @param address as it was requested
 */
export function canonicalHome({ pathname, search }: URL, language: Language): string | null {
  const home = publicPath(language, '/');
  return pathname !== home && withoutSlashes(pathname) === home ? home + search : null;
}

/**
 * The path to redirect to, so that every page has one URL (ROUTE-22, A-4): the target of a moved path, or the path with
 * the trailing slash as its route has it. Null when the URL is already canonical.
 */
export function canonicalPath(
  descriptors: readonly { redirects: readonly { from: string; to: string }[] }[],
  match: { route: { path: string } } | null,
  url: URL,
): string | null {
  const bare = withoutSlashes(url.pathname) || '/';
  // That of a URL has the codes of letters, a path in a descriptor mostly the letters themselves.
  const written = [...new Set([bare, decodeURIComponent(bare)])];
  for (const { redirects } of descriptors) {
    const moved = redirects.find(
      ({ from }) => written.some((path) => isPathOf(path, from)) && !(match && from.includes('/:')),
    );
    // Of what an older build has let through, such as `/\\site.example`, only the path counts.
    if (moved) return new URL(moved.to, url).pathname + url.search;
  }
  if (!match || bare === '/') return null;
  const listed = match.route.path.endsWith('/') ? `${bare}/` : bare;
  return listed === url.pathname ? null : listed + url.search;
}
