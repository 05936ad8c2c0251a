/** The URL of a request on the site's own origin; null for one that cannot be decoded. */
export function requestUrl(target: string, publicUrl: string): URL | null {
  try {
    const url = new URL(publicUrl + (target.startsWith('/') ? target : `/${target}`));
    decodeURIComponent(url.pathname);
    // The URL parser turns backslashes into slashes. A path that starts with `//` in a redirect would name another
    // host.
    if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/{2,}/, '/');
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
