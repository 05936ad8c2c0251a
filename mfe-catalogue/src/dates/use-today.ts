import { useEffect, useState } from 'react';
import { nepalDay } from 'shared-api/days';

/**
 * The day that it is in Nepal (`2026-11-22`). Starts with the day of the API's answer, which is the same on the server
 * and in the browser, then follows the visitor's clock.
 * @param readAt `dataUpdatedAt` of a query that the page shows
 */
export function useToday(readAt: number): string {
  const [today, setToday] = useState(() => nepalDay(new Date(readAt)));
  useEffect(() => setToday(nepalDay(new Date())), []);
  return today;
}
