/**
 * A request's target without the scheme and host of the absolute form (`GET http://example.com/page`), which every server
 * has to accept (RFC 9112) and proxies send.
 */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('/') || path === target ? path : `/${path}`;
}
