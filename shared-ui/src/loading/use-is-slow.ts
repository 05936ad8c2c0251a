import { useEffect, useState } from 'react';

/** B-29: after this long a page says that it is still loading. */
const SLOW_AFTER_MS = 5_000;

/**
 * False until the visitor has waited for five seconds.
 * @param waitedMs ms of them that were over when the component came onto the page
 */
export function useIsSlow(waitedMs = 0): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS - waitedMs);
    return () => clearTimeout(timer);
  }, [waitedMs]);
  return isSlow;
}
