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
