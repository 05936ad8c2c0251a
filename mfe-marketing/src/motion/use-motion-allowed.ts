import { useEffect, useState } from 'react';

/**
 * Whether things may move by themselves: false on the server and until hydration, then false for visitors who asked
 * their system for reduced motion. It never replaces a pause control.
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
