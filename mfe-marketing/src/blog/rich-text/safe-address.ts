const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** The address if its parsed protocol is harmless, or a path of this site; otherwise undefined. */
export function safeAddress(href: string): string | undefined {
  const trimmed = href.trim();
  if (/^\/(?![/\\])/.test(trimmed) && !/\s/.test(trimmed)) return trimmed;
  try {
    const url = new URL(trimmed);
    return protocols.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
