import type { AnchorHTMLAttributes, Ref } from 'react';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { useHost } from '../host/host.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site, starting with `/`. Other sites take a plain `<a>` or the shared button. */
  to: string;
  replace?: boolean;
  state?: unknown;
  /** Adds `aria-current="page"` when the address is the current one. */
  marksCurrent?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the site. Code and data of its target start loading when the visitor points at it or focuses it. */
export function Link({ marksCurrent = false, onPointerEnter, onFocus, to, ...rest }: LinkProps) {
  const { preload } = useHost();
  const shared = {
    ...rest,
    to,
    onPointerEnter: (event: React.PointerEvent<HTMLAnchorElement>) => {
      onPointerEnter?.(event);
      preload(to);
    },
    onFocus: (event: React.FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event);
      preload(to);
    },
  };
  return marksCurrent ? <NavLink end {...shared} /> : <RouterLink {...shared} />;
}
