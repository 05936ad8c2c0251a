const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const sameHost = (a: string, b: string): boolean => a === b || (loopback.has(a) && loopback.has(b));

/**
 * Resolves a `next` or `previous` link to path and query relative to the API's base, or null when it leads
 * elsewhere (C-3). Scheme and port are not compared: behind a proxy DRF builds `http://` links without
 * the public port. `publicHosts` are further names of the same API, for a server that reaches it by an internal
 * address.
 */
export function relativeLink(
  link: string | null,
  baseUrl: string,
  publicHosts: readonly string[] = [],
): string | null {
  if (!link) return null;
  const base = new URL(baseUrl);
  let target: URL;
  try {
    target = new URL(link, base);
  } catch {
    return null;
  }
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return null;
  if (target.username || target.password) return null;
  if (!sameHost(target.hostname, base.hostname) && !publicHosts.includes(target.hostname)) return null;
  const prefix = base.pathname.replace(/\/+$/, '');
  const path =
    prefix && target.pathname.startsWith(`${prefix}/`)
      ? target.pathname.slice(prefix.length)
      : target.pathname;
  return path.startsWith('//') ? null : `${path}${target.search}`;
}

/** Resolves a path on the base, with or without a leading slash (C-2). */
export function resolveOnBase(path: string, baseUrl: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Adds a query parameter to a relative link unless it already has it (C-4). */
export function withParameter(link: string, name: string, value: string): string {
  const [path = '', query = ''] = link.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (!value || parameters.has(name)) return link;
  parameters.append(name, value);
  return `${path}?${parameters}`;
}
