import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `run` when a page of another path is shown; not at hydration, nor for another query of the same path. It
 * runs before the new page's heading gets the focus, because closing a dialog returns the focus. A component of its own,
 * so that a navigation does not render everything around it again.
 */
export function OnPathChange({ run }: { run: () => void }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const onChange = useEffectEvent(run);
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    onChange();
  }, [pathname]);
  return null;
}
