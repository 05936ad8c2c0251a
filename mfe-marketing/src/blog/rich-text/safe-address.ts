import { safeLink } from 'shared-api';

/** The address if it may be used in a post: http(s), a path of this site, `mailto:` or `tel:`; else undefined. */
export function safeAddress(href: string): string | undefined {
  const trimmed = href.trim();
  if (/^\/(?![/\\])\S*$/.test(trimmed)) return trimmed;
  if (/^(mailto|tel):[^\s\\]+$/i.test(trimmed)) return trimmed;
  return safeLink(trimmed) ?? undefined;
}
