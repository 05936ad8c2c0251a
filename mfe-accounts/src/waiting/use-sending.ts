import { useEffect, useRef } from 'react';
import { useApi } from 'shared-shell';
import { askForSync, onSync } from 'shared-shell/offline';
import { sendWaiting } from './send-waiting.ts';
import { waitingStore } from './waiting-store.ts';

/** Time in ms until the next attempt, doubled with each that fails. */
const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 10 * 60_000;

/**
 * Sends what waits for the account: now, when the network or the tab comes back, and from time to time.
 * @param count how many wait; one more is a reason to send
 */
export function useSending(owner: string | null, count: number): void {
  const api = useApi();
  const attempt = useRef<() => void>(undefined);
  useEffect(() => {
    if (owner === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = FIRST_DELAY_MS;
    let isRunning = false;
    let isWantedAgain = false;
    const run = async () => {
      clearTimeout(timer);
      isWantedAgain = isRunning;
      if (isRunning) return;
      isRunning = true;
      const startedAt = Date.now();
      const obstacle = await sendWaiting({ api, store: waitingStore, owner, signal });
      isRunning = false;
      if (signal.aborted) return;
      if (isWantedAgain) return void run();
      if (obstacle === 'unreached' || obstacle === 'busy') {
        const later = (await waitingStore.list(owner)).filter(({ notBefore }) => notBefore > startedAt);
        if (signal.aborted) return;
        // The time of one that was too early may have passed meanwhile: it is tried at once.
        const asked = later.map(({ notBefore }) => Math.max(0, notBefore - Date.now()));
        timer = setTimeout(run, Math.min(...asked, delay));
        delay = Math.min(delay * 2, LONGEST_DELAY_MS);
      }
      // Not while the browser believes in a network that is none: it would wake the worker again and again.
      if (obstacle === 'unreached' && !navigator.onLine) void askForSync();
    };
    const start = () => {
      delay = FIRST_DELAY_MS;
      void run();
    };
    const onShown = () => document.visibilityState === 'visible' && start();
    attempt.current = start;
    addEventListener('online', start);
    document.addEventListener('visibilitychange', onShown);
    const leave = onSync(start);
    return () => {
      attempt.current = undefined;
      controller.abort();
      clearTimeout(timer);
      removeEventListener('online', start);
      document.removeEventListener('visibilitychange', onShown);
      leave();
    };
  }, [owner, api]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another application or another account.
  useEffect(() => attempt.current?.(), [count, owner]);
}
