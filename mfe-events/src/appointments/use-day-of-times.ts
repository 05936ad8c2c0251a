import { useDeferredValue, useEffect, useState } from 'react';

/**
 * The chosen day as the group of times shows it. What was chosen before the code is entered again, control by control,
 * in the task in which the code takes over (docs/decisions/007): a day, and then perhaps a time of the day that was shown
 * until then. React must not have removed that time in between, so in this task the times follow the day in a later
 * rendering.
 */
export function useDayOfTimes(day: string | null): string | null {
  const [isTakingOver, setIsTakingOver] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setIsTakingOver, 0, false);
    return () => clearTimeout(timer);
  }, []);
  const later = useDeferredValue(day);
  return isTakingOver ? later : day;
}
