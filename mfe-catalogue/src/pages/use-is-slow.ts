import { useEffect, useState } from 'react';

/** True five seconds after what waits has come onto the page (decisions B-29). */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 5000);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
