import type { AnchorHTMLAttributes, Ref } from 'react';
import { useLocation } from 'react-router-dom';
import { localizedPath } from 'shared-language';

/** Paths whose address is the path itself: the router would only confirm it. */
const PLAIN = /^(?:\/|(?:\/[\w%~-][\w.%~-]*)+(?:\?[^#?\s]+)?(?:#[^#\s]+)?)$/;

/** Whether a link to this path needs nothing of the router but the navigation. */
export const isPlain = (to: string, attributes: object) =>
  PLAIN.test(to) && !('aria-current' in attributes) && !('target' in attributes);

interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * The HTML of the router's link, attribute by attribute. A page has a hundred links, and the router's resolves and
 * remembers paths for each, and renders it again with each step of a navigation.
 */
export const PlainLink = ({ to, ...attributes }: PlainLinkProps) => (
  <a {...attributes} href={localizedPath(to)} data-discover="true" />
);

/** The same with a mark when it leads to the current path. */
export function MarkedLink({ className, style, ...props }: PlainLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname.toLowerCase() === props.to.replace(/[?#].*/, '').toLowerCase();
  return (
    <PlainLink
      {...props}
      aria-current={isCurrent ? 'page' : undefined}
      className={[className, isCurrent && 'active'].filter(Boolean).join(' ')}
      style={style}
    />
  );
}
