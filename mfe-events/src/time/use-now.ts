import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * What time it is, for telling past events from coming ones: first the moment the events were read, which server and
 * browser agree on, then the visitor's clock.
 */
export function useNow(readAt: number): number {
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
