import { useCallback } from 'react';
import { useNavigate as useRouterNavigate } from 'react-router-dom';

/**
 * The router's face. React Router stays behind it, so that a remote never depends on its version and a language
 * prefix can be put into every address in one place.
 */
export { useHref, useLocation, useParams, useSearchParams } from 'react-router-dom';

export interface NavigateOptions {
  replace?: boolean;
  /** Kept in the history entry; read it with `useLocation().state`. Must survive structured cloning. */
  state?: unknown;
}

/** Goes to an address of this site: `navigate('/course-search?search=x', { state: { search: 'x' } })`, or `navigate(-1)`. */
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
