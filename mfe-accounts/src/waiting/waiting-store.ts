import type { DBSchema, IDBPObjectStore } from 'idb';
import { markWaiting } from 'shared-shell/waiting-applications';
import type { ApplicationValues } from '../application/application-values.ts';
import { createDeviceDatabase, durable } from '../device-database/device-database.ts';
import type { StoredFile } from '../files/stored-files.ts';

/** A complete application that is sent when the network is there. One per account and course. */
export interface WaitingApplication {
  /** Subject of the access token. */
  owner: string;
  courseId: number;
  courseName: string;
  universityName?: string | undefined;
  values: ApplicationValues;
  files: StoredFile[];
  /** Idempotency key: the same for every attempt, also those that the form made before. */
  clientKey: string;
  queuedAt: number;
  /** `sent`: only what is said about it is left. `refused`: the API does not accept it as it is. */
  state: 'waiting' | 'sent' | 'refused';
  /** An attempt broke off or failed in a way that leaves open whether it has arrived. */
  mayHaveArrived: boolean;
  /** The session ended before it could be sent. */
  needsLogin: boolean;
  /** No automatic attempt before this time (`Retry-After`); 0: the API named none. */
  notBefore: number;
  /** Why it was refused. */
  problem?: string;
  /** Number in the API's answer, if any. */
  receipt?: string | null;
  /** Whether the visitor has seen the notice that it was refused. */
  isTold: boolean;
}

type Key = Pick<WaitingApplication, 'owner' | 'courseId'>;
type NewApplication = Omit<
  WaitingApplication,
  'queuedAt' | 'state' | 'needsLogin' | 'notBefore' | 'problem' | 'receipt' | 'isTold'
>;

interface WaitingDatabase extends DBSchema {
  waiting: { key: [string, number]; value: WaitingApplication };
}

/** Applications on this device that wait for the network. Nothing throws. */
export interface WaitingStore {
  /** False: the device does not store it, or has no room. */
  add: (application: NewApplication) => Promise<boolean>;
  /** Those of one account that are not sent yet, oldest first. */
  list: (owner: string) => Promise<WaitingApplication[]>;
  /** Null: there is none, or it has been sent. */
  read: (key: Key) => Promise<WaitingApplication | null>;
  /** Changes an application unless it has left the device or has another content meanwhile. */
  change: (
    application: Key & Pick<WaitingApplication, 'clientKey'>,
    change: Partial<WaitingApplication>,
  ) => Promise<void>;
  remove: (key: Key) => Promise<void>;
  removeAll: (owner: string) => Promise<void>;
  /** After a logout nothing asks the next user of the device to log in. */
  forgetLogin: (owner: string) => Promise<void>;
  /** What the visitor has not been told yet. Each is returned once, to one tab; sent ones leave the device. */
  takeOutcomes: (owner: string) => Promise<WaitingApplication[]>;
}

type Rows = IDBPObjectStore<WaitingDatabase, ['waiting'], 'waiting', 'readwrite'>;

const keyOf = ({ owner, courseId }: Key): [string, number] => [owner, courseId];
const rangeOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);
const isUntold = ({ state, isTold }: WaitingApplication) => state !== 'waiting' && !isTold;
const isUnsent = ({ state }: WaitingApplication) => state !== 'sent';

export function createWaitingStore(now: () => number = Date.now): WaitingStore {
  // A database of its own: a rollback to a release without it must still open the drafts.
  const attempt = createDeviceDatabase<WaitingDatabase>('waiting-applications', 1, (db) => {
    db.createObjectStore('waiting', { keyPath: ['owner', 'courseId'] });
  });

  /** Writes in one transaction, then tells the frame and the other tabs. */
  const write = <T>(work: (rows: Rows) => Promise<T>, otherwise: T) =>
    attempt(async (db) => {
      const transaction = db.transaction('waiting', 'readwrite', durable);
      const [[result, all]] = await Promise.all([
        work(transaction.store).then(async (value) => [value, await transaction.store.getAll()] as const),
        transaction.done,
      ]);
      const changedAt = now();
      markWaiting(
        all.map(({ owner, courseId, state, needsLogin }) => ({
          owner,
          courseId,
          state,
          needsLogin,
          changedAt,
        })),
      );
      return result;
    }, otherwise);

  return {
    add: (application) =>
      write(async (rows) => {
        await rows.put({
          ...application,
          queuedAt: now(),
          state: 'waiting',
          needsLogin: false,
          notBefore: 0,
          isTold: false,
        });
        return true;
      }, false),
    list: (owner) =>
      attempt(async (db) => {
        const all = await db.getAll('waiting', rangeOf(owner));
        return all.filter(isUnsent).sort((a, b) => a.queuedAt - b.queuedAt);
      }, []),
    read: (key) =>
      attempt(async (db) => {
        const found = await db.get('waiting', keyOf(key));
        return found && isUnsent(found) ? found : null;
      }, null),
    change: ({ clientKey, ...key }, change) =>
      write(async (rows) => {
        const found = await rows.get(keyOf(key));
        if (found?.clientKey === clientKey) await rows.put({ ...found, ...change });
      }, undefined),
    remove: (key) => write((rows) => rows.delete(keyOf(key)), undefined),
    removeAll: (owner) => write((rows) => rows.delete(rangeOf(owner)), undefined),
    forgetLogin: (owner) =>
      write(async (rows) => {
        for (const row of await rows.getAll(rangeOf(owner))) await rows.put({ ...row, needsLogin: false });
      }, undefined),
    takeOutcomes: async (owner) => {
      const known = await attempt((db) => db.getAll('waiting', rangeOf(owner)), []);
      // Writing tells the frame, which looks for outcomes again.
      if (!known.some(isUntold)) return [];
      return write<WaitingApplication[]>(async (rows) => {
        const untold = (await rows.getAll(rangeOf(owner))).filter(isUntold);
        for (const row of untold) {
          if (row.state === 'sent') await rows.delete(keyOf(row));
          else await rows.put({ ...row, isTold: true });
        }
        return untold;
      }, []);
    },
  };
}

/** The store of this device. */
export const waitingStore: WaitingStore = createWaitingStore();
