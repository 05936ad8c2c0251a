import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The current time, for telling past from upcoming events. Starts with the time of the API's answer, which is the
 * same on server and browser, then follows the visitor's clock.
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
