import { useEffect, useState } from 'react';
import { serverTime } from 'shared-shell/server-time';
import { useIsHydrated } from 'shared-ui/hydration';

const MINUTE_MS = 60_000;

/**
 * The current time, for telling past from upcoming events. While the page hydrates it is the time of the API's answer,
 * which is the same on server and browser, then it goes on from there.
 * @param readAt `dataUpdatedAt` of a query in ms
 */
export function useNow(readAt: number): number {
  const isHydrated = useIsHydrated();
  const [now, setNow] = useState(() => (isHydrated ? serverTime(readAt) : readAt));
  useEffect(() => {
    const look = () => setNow(serverTime(readAt));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [readAt]);
  return now;
}
