import { safeLink } from 'shared-api';

/** What an address in a post may be: a web address, a path of this site, `mailto:` or `tel:`; undefined otherwise. */
export function safeAddress(href: string): string | undefined {
  const trimmed = href.trim();
  if (/^\/(?![/\\])\S*$/.test(trimmed)) return trimmed;
  if (/^(mailto|tel):[^\s\\]+$/i.test(trimmed)) return trimmed;
  return safeLink(trimmed) ?? undefined;
}
