const hasRowOfSlashes = (path: string) => path.includes('//');

/** Whether the path of a request's target has slashes in a row, of which {@link requestUrl} keeps one. */
export const repeatsSlashes = (target: string): boolean => hasRowOfSlashes(target.split('?', 1)[0] ?? '');

/** The URL of a request on the site's own origin, without slashes in a row; null for one that cannot be decoded. */
export function requestUrl(target: string, publicUrl: string): URL | null {
  try {
    const url = new URL(publicUrl + (target.startsWith('/') ? target : `/${target}`));
    decodeURIComponent(url.pathname);
    // The URL parser turns backslashes into slashes. A path that starts with `//`, also once its language is taken away,
    // would name another host in a redirect or a link.
    if (hasRowOfSlashes(url.pathname)) url.pathname = url.pathname.replace(/\/{2,}/g, '/');
    return url;
  } catch {
    return null;
  }
}

/**
 * A request's target with a path that can be decoded: a `%` that encodes nothing, as in a link that was cut off, stands
 * for itself. Such a path leads to the page for unknown addresses instead of an error of the server's framework.
 */
export function decodableTarget(target: string): string {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length);
  }
}
