/**
 * The path to redirect to, so that every page has one URL (ROUTE-22, A-4): the target of a moved path, or the path with
 * the trailing slash as its route has it. Null when the URL is already canonical.
 */
export function canonicalPath(
  descriptors: readonly { redirects: readonly { from: string; to: string }[] }[],
  match: { route: { path: string } } | null,
  url: URL,
): string | null {
  // Only from the first slash of a row, so that an address of thousands of slashes takes linear time.
  const bare = url.pathname.replace(/(?<!\/)\/+$/, '') || '/';
  for (const { redirects } of descriptors) {
    const moved = redirects.find(({ from }) => from === bare);
    if (moved) return moved.to + url.search;
  }
  if (!match || bare === '/') return null;
  const listed = match.route.path.endsWith('/') ? `${bare}/` : bare;
  return listed === url.pathname ? null : listed + url.search;
}
