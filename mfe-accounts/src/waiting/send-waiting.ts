import { type Api, applicationForm, createApplication, isApiError, readAccount } from 'shared-api';
import { describeFailure } from '../application/describe-failure.ts';
import { toDocuments } from '../files/stored-files.ts';
import { withSendingLock } from './sending-lock.ts';
import type { WaitingApplication, WaitingStore } from './waiting-store.ts';

/**
 * Why something still waits. `busy`: the API asks to come back later. Null: nothing does, or only what the visitor has to
 * correct.
 */
export type Obstacle = 'unreached' | 'needs-login' | 'busy' | null;

interface Sender {
  api: Api;
  store: WaitingStore;
  /** The account that is logged in: nothing is ever sent for another one. */
  owner: string;
  /** Aborted when the visitor logs out, or another account in. */
  signal: AbortSignal;
  now?: () => number;
  /** The visitor wants this one to be sent, also before its time. */
  only?: number;
}

/**
 * Sends what waits for one account, one application at a time in all tabs of the browser. Each attempt has the key of the
 * first, so that one that has arrived without an answer creates no second application. Never throws.
 */
export const sendWaiting = (sender: Sender): Promise<Obstacle> =>
  withSendingLock(() => sendInTurn(sender).catch((): Obstacle => 'unreached'));

async function sendInTurn({ api, store, owner, signal, now = Date.now, only }: Sender): Promise<Obstacle> {
  const unsent = await store.list(owner);
  const wanted = unsent.filter(({ courseId, state }) =>
    only === undefined ? state === 'waiting' : courseId === only,
  );
  const due = wanted.filter(({ notBefore }) => only !== undefined || notBefore <= now());
  if (signal.aborted) return null;
  if (due.length === 0) return wanted.length > 0 ? 'busy' : null;
  if (!navigator.onLine) return 'unreached';
  const obstacle = await reachAccount(api, signal);
  if (obstacle === 'needs-login') for (const one of due) await store.change(one, { needsLogin: true });
  if (obstacle) return obstacle;
  let last: Obstacle = null;
  for (const one of due) {
    if (signal.aborted) return last;
    last = (await send(one, { api, store, signal, now })) ?? last;
    if (last === 'unreached' || last === 'needs-login') return last;
  }
  return last;
}

/**
 * A small call before the documents: it renews a token that has expired meanwhile, and finds out that the API cannot be
 * reached, without sending megabytes for it.
 */
async function reachAccount(api: Api, signal: AbortSignal): Promise<Obstacle> {
  try {
    await readAccount(api, signal);
  } catch (error) {
    const { needsLogin, isUnreached } = describeFailure(error);
    if (needsLogin) return 'needs-login';
    if (isUnreached || signal.aborted) return 'unreached';
  }
  // An API without this call answers something else, and may still take applications.
  return null;
}

async function send(
  application: WaitingApplication,
  { api, store, signal, now }: { api: Api; store: WaitingStore; signal: AbortSignal; now: () => number },
): Promise<Obstacle> {
  const { values, files, clientKey } = application;
  const documents = toDocuments(files);
  // Noted before the attempt, because the browser may be closed in the middle of it.
  await store.change(application, { mayHaveArrived: true, needsLogin: false });
  try {
    const { id } = await createApplication(api, applicationForm(values, documents, clientKey), {
      signal,
    });
    await store.change(application, {
      state: 'sent',
      receipt: id === null ? null : String(id),
      files: files.map((file) => ({ ...file, content: new Blob() })),
      isTold: false,
    });
    return null;
  } catch (error) {
    const { needsLogin, isUnreached, mayHaveArrived, message, hints } = describeFailure(error, documents);
    const before = { mayHaveArrived: application.mayHaveArrived || mayHaveArrived };
    if (needsLogin) {
      await store.change(application, { ...before, needsLogin: true });
      return 'needs-login';
    }
    if (isRefusal(error)) {
      await store.change(application, {
        mayHaveArrived: application.mayHaveArrived,
        state: 'refused',
        problem: [message, ...hints].join(' '),
        isTold: false,
      });
      return null;
    }
    const wait = isApiError(error) ? (error.retryAfter ?? 0) : 0;
    await store.change(application, {
      ...before,
      state: 'waiting',
      notBefore: wait > 0 ? now() + wait * 1_000 : 0,
    });
    return isUnreached || signal.aborted ? 'unreached' : 'busy';
  }
}

/** Statuses of a request that came at the wrong moment: too slow, too early, too often. */
const LATER: readonly number[] = [408, 425, 429];

/** An answer that another attempt with the same content would not change. */
const isRefusal = (error: unknown) =>
  isApiError(error) &&
  error.status !== null &&
  error.status >= 400 &&
  error.status < 500 &&
  !LATER.includes(error.status);
