import { useEffect, useState } from 'react';

/**
 * Whether automatic motion is allowed: false on the server, during hydration, and for visitors who prefer reduced
 * motion. It does not replace a pause control.
 */
export function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setAllowed(!query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return allowed;
}
