import type { AnchorHTMLAttributes, FocusEvent, MouseEvent, PointerEvent, Ref } from 'react';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { localizedPath } from 'shared-language';
import { useHost } from '../host/host.ts';
import { opensHere } from './opens-here.ts';
import { isPlain, MarkedLink, PlainLink } from './plain-link.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, starting with `/`. Use a plain `<a>` or the shared button for other sites. */
  to: string;
  replace?: boolean;
  state?: unknown;
  /** Adds `aria-current="page"` when `to` is the current path. */
  marksCurrent?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the site. Pointing at it or focusing it preloads the code and data of its target. */
export function Link({
  marksCurrent = false,
  replace,
  state,
  onPointerEnter,
  onFocus,
  onClick,
  ...rest
}: LinkProps) {
  const { preload, navigate } = useHost();
  const { to } = rest;
  const attributes = {
    ...rest,
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      onPointerEnter?.(event);
      preload(to);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event);
      preload(to);
    },
  };
  if (!isPlain(to, rest)) {
    const routed = { ...attributes, onClick, replace, state };
    return marksCurrent ? <NavLink end {...routed} /> : <RouterLink {...routed} />;
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    // The same address is no further step back.
    navigate(to, { replace: replace ?? isCurrentAddress(to), state });
  };
  const AnyLink = marksCurrent ? MarkedLink : PlainLink;
  return <AnyLink {...attributes} onClick={follow} />;
}

const isCurrentAddress = (to: string) =>
  localizedPath(to) === location.pathname + location.search + location.hash;
