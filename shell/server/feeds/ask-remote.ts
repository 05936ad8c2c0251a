/**
 * Calls the server code of a remote, such as `sitemap` or a feed. Whatever is wrong with it is a rejection: what it
 * throws before its first promise as well, and no answer in time, whether or not it regards the signal.
 * @param limitMs time limit in ms
 * @throws what the remote's code throws; a `TimeoutError` after the time limit
 */
export function askRemote<T>(call: (signal: AbortSignal) => T | Promise<T>, limitMs: number): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const limit = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => limit.reject(signal.reason), { once: true });
  return Promise.race([limit.promise, (async () => call(signal))()]);
}
