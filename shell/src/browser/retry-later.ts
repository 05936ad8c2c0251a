const FIRST_PAUSE_MS = 1_000;
/** Attempts that follow by themselves: the last one half a minute after the first. */
const MAX_RETRIES = 5;

/**
 * Tries again to load the shell's code, for pages that nobody touches: after a second, then after twice the pause each
 * time; and a second after the network is back, when requests reach it again.
 * @param failures so far, from 1
 * @returns cancels it
 */
export function retryLater(run: () => void, failures: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener('online', onOnline);
  };
  const retryAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      cancel();
      run();
    }, ms);
  };
  const onOnline = () => retryAfter(FIRST_PAUSE_MS);
  addEventListener('online', onOnline);
  if (failures <= MAX_RETRIES) retryAfter(FIRST_PAUSE_MS * 2 ** (failures - 1));
  return cancel;
}
