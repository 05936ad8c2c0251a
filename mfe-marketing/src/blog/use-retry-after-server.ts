import { useEffect, useRef } from 'react';

/**
 * For queries read with `retryOnMount: false`: what failed on the server stands in its HTML as the error it was, and
 * is tried again once the page is alive.
 */
export function useRetryAfterServer({
  isError,
  refetch,
}: {
  isError: boolean;
  refetch: () => unknown;
}): void {
  const first = useRef({ isError, refetch });
  useEffect(() => {
    if (first.current.isError) void first.current.refetch();
  }, []);
}
