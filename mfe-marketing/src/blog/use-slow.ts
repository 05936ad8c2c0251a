import { useEffect, useState } from 'react';

/** True once waiting has lasted 5 s (decisions B-29): time to say "still loading". */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 5_000);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}
