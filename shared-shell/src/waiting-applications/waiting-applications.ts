import { createSafeStorage } from '../storage/safe-storage.ts';

/** That an application waits on this device to be sent. What it says is in a database of the accounts remote. */
export interface WaitingMark {
  /** Subject of the account that sends it. */
  owner: string;
  courseId: number;
  /** `sent`, `refused`: the visitor has not seen it yet. */
  state: 'waiting' | 'sent' | 'refused';
  /** The session ended before it could be sent. */
  needsLogin: boolean;
  changedAt: number;
}

/**
 * Where the marks are in `localStorage`; absent when nothing waits. The document names the key, so that only browsers with
 * something to send load code for it.
 */
export const WAITING_APPLICATIONS = {
  key: 'waitingApplications',
  parse: (stored: unknown): readonly WaitingMark[] => (Array.isArray(stored) ? stored.filter(isMark) : []),
};

/** What the server and the first render have. */
export const NOTHING_WAITS: readonly WaitingMark[] = [];

const isMark = (value: unknown): value is WaitingMark =>
  typeof value === 'object' && value !== null && typeof (value as WaitingMark).owner === 'string';

const storage = createSafeStorage(() => (typeof window === 'undefined' ? null : window.localStorage));

/** Replaces the marks. The frame and the other tabs follow. */
export function markWaiting(marks: readonly WaitingMark[]): void {
  const { key } = WAITING_APPLICATIONS;
  storage.write(key, marks.length === 0 ? null : JSON.stringify(marks));
  // Browsers tell only other tabs; in this one the frame has a module of its own.
  if (typeof window !== 'undefined') dispatchEvent(new StorageEvent('storage', { key }));
}
