/** Counts down from `ms`: the function that is returned tells the time left. */
export function countDown(ms: number): () => number {
  const end = performance.now() + ms;
  return () => Math.max(0, end - performance.now());
}

/**
 * Rejects with an error when the promise is still pending after `ms`. The underlying work is not cancelled.
 * @param what for the error
 */
export function withTimeLimit<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const message = `${what} did not load within ${Math.round(ms / 100) / 10} s`;
    const timer = setTimeout(() => reject(new Error(message)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
