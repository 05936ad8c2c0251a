import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { useHost } from '../host/host.ts';
import { isPlain, ServerLink } from './server-link.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, starting with `/`. Use a plain `<a>` or the shared button for other sites. */
  to: string;
  replace?: boolean;
  state?: unknown;
  /** Adds `aria-current="page"` when `to` is the current path. */
  marksCurrent?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

function RoutedLink({ marksCurrent = false, onPointerEnter, onFocus, to, ...rest }: LinkProps) {
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

function LinkOnServer(props: LinkProps) {
  const { marksCurrent = false, to, replace, state, ref, ...attributes } = props;
  if (!isPlain(to, attributes)) return <RoutedLink {...props} />;
  return <ServerLink {...attributes} to={to} marksCurrent={marksCurrent} />;
}

/** A link within the site. Pointing at it or focusing it preloads the code and data of its target. */
export const Link: (props: LinkProps) => ReactNode =
  typeof document === 'undefined' ? LinkOnServer : RoutedLink;
