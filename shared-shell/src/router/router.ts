import { useCallback } from 'react';
import { useNavigate as useRouterNavigate } from 'react-router-dom';

/**
 * Routing hooks for remotes. Remotes never import React Router itself, so that they do not depend on its version and a
 * language prefix can be added to every URL in one place (PLATFORM-4).
 */
export { useHref, useLocation, useParams, useSearchParams } from 'react-router-dom';

export interface NavigateOptions {
  replace?: boolean;
  /** Stored in the history entry; read it with `useLocation().state`. Must be structured-cloneable. */
  state?: unknown;
}

/** Navigates within the site: `navigate('/course-search?search=x', { state: { search: 'x' } })`, or `navigate(-1)`. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const navigate = useRouterNavigate();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') navigate(to);
      else navigate(to, options);
    },
    [navigate],
  );
}
