/** Pending delays before the retries of remotes, which end early when the visitor asks for a retry. */
export interface RetryDelays {
  wait: (remote: string, ms: number) => Promise<void>;
  /** Ends all pending delays of a remote at once. */
  end: (remote: string) => void;
}

export function createRetryDelays(): RetryDelays {
  const pending = new Map<string, Set<() => void>>();
  return {
    wait: (remote, ms) =>
      new Promise<void>((resolve) => {
        const delays = pending.get(remote) ?? new Set();
        pending.set(remote, delays);
        const endDelay = () => {
          clearTimeout(timer);
          delays.delete(endDelay);
          resolve();
        };
        const timer = setTimeout(endDelay, ms);
        delays.add(endDelay);
      }),
    end: (remote) => {
      for (const endDelay of pending.get(remote) ?? []) endDelay();
    },
  };
}
