import { useEffect, useState } from 'react';
import { useDeviceValue } from 'shared-shell/device-value';
import { NOTHING_WAITS, WAITING_APPLICATIONS, type WaitingMark } from 'shared-shell/waiting-applications';
import { type WaitingApplication, waitingStore } from './waiting-store.ts';

/** What this device says about waiting applications, of all accounts. Follows other tabs. */
export const useWaitingMarks = (): readonly WaitingMark[] =>
  useDeviceValue(WAITING_APPLICATIONS, NOTHING_WAITS)[0];

/** The applications of one account that wait, oldest first; null until they have been read. */
export function useWaiting(owner: string | null): readonly WaitingApplication[] | null {
  const marks = useWaitingMarks();
  const [waiting, setWaiting] = useState<readonly WaitingApplication[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks change with every change of what waits.
  useEffect(() => {
    if (owner === null) return;
    let isCurrent = true;
    void waitingStore.list(owner).then((list) => {
      if (isCurrent) setWaiting(list);
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, marks]);
  return waiting;
}
