import { useEffect, useState } from 'react';
import { isApiError } from 'shared-api';

const SECOND_MS = 1_000;

/**
 * Seconds until a throttled call may be sent again, counted down; 0 when there is nothing to wait for.
 * @param error of the last call; another error starts anew
 */
export function useWait(error: unknown): number {
  const wait = isApiError(error) && error.status === 429 ? (error.retryAfter ?? 0) : 0;
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: two answers may ask for the same time.
  useEffect(() => {
    if (wait <= 0) {
      setLeft(0);
      return;
    }
    const end = Date.now() + wait * SECOND_MS;
    const count = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(count, SECOND_MS);
    count();
    return () => clearInterval(timer);
  }, [error, wait]);
  return left;
}
