import { useEffect, useState } from 'react';
import { nepalDay } from 'shared-api/days';
import { serverTime } from 'shared-shell/server-time';
import { useIsHydrated } from 'shared-ui/hydration';

const MINUTE_MS = 60_000;

/**
 * The day that it is in Nepal (`2026-11-22`). While the page hydrates it is the day of the API's answer, which is the
 * same on the server and in the browser; then it goes on from there, because phones keep pages open for days. The clock
 * of the device counts only where no answer of the server is known: a wrong one would state deadlines as passed.
 * @param readAt `dataUpdatedAt` of a query that the page shows
 */
export function useToday(readAt: number): string {
  const isHydrated = useIsHydrated();
  const [today, setToday] = useState(() => dayAt(isHydrated ? serverTime(readAt) : readAt));
  useEffect(() => {
    const look = () => setToday(dayAt(serverTime(readAt)));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [readAt]);
  return today;
}

const dayAt = (ms: number) => nepalDay(new Date(ms));
