import { useEffect, useState } from 'react';

/** B-29: after this long a page says that it is still loading. */
const SLOW_AFTER_MS = 5_000;

/** False until the component has been on the page for five seconds. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
