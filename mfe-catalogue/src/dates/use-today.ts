import { useEffect, useState } from 'react';
import { nepalDay } from 'shared-api/days';

const MINUTE_MS = 60_000;

/**
 * The day that it is in Nepal (`2026-11-22`). Starts with the day of the API's answer, which is the same on the server
 * and in the browser, then follows the visitor's clock, because phones keep pages open for days.
 * @param readAt `dataUpdatedAt` of a query that the page shows
 */
export function useToday(readAt: number): string {
  const [today, setToday] = useState(() => nepalDay(new Date(readAt)));
  useEffect(() => {
    const look = () => setToday(nepalDay(new Date()));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
