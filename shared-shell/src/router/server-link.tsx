import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router-dom';
import { localizedPath } from 'shared-language';

/** Paths whose address is the path itself: the router would only confirm it. */
const PLAIN = /^(?:\/|(?:\/[\w%~-][\w.%~-]*)+(?:\?[^#?\s]+)?(?:#[^#\s]+)?)$/;

/** Whether the server can write a link to this path without the router. */
export const isPlain = (to: string, attributes: object) =>
  PLAIN.test(to) && !('aria-current' in attributes) && !('target' in attributes);

interface ServerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  marksCurrent: boolean;
}

/**
 * The HTML of the router's link, attribute by attribute, without what only a browser needs: a page has a hundred links,
 * and the router's resolves and remembers paths and makes handlers for each.
 */
export function ServerLink({ to, marksCurrent, children, ...attributes }: ServerLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname.toLowerCase() === to.replace(/[?#].*/, '').toLowerCase();
  return (
    <a
      {...(marksCurrent ? marked(attributes, isCurrent) : attributes)}
      href={localizedPath(to)}
      data-discover="true"
    >
      {children}
    </a>
  );
}

const marked = (
  { className, style, ...others }: Omit<ServerLinkProps, 'to' | 'marksCurrent'>,
  isCurrent: boolean,
) => ({
  ...others,
  'aria-current': isCurrent ? ('page' as const) : undefined,
  className: [className, isCurrent && 'active'].filter(Boolean).join(' '),
  style,
});
