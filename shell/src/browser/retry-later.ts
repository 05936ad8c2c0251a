/** Attempts that follow by themselves: the last one half a minute after the first. */
const MAX_RETRIES = 5;

/**
 * Tries again to load the shell's code, for pages that nobody touches: after a second, then after twice the pause each
 * time, and when the network is back.
 * @param failures so far, from 1
 * @returns cancels it
 */
export function retryLater(run: () => void, failures: number): () => void {
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener('online', retry);
  };
  const retry = () => {
    cancel();
    run();
  };
  const timer = failures <= MAX_RETRIES ? setTimeout(retry, 500 * 2 ** failures) : undefined;
  addEventListener('online', retry);
  return cancel;
}
