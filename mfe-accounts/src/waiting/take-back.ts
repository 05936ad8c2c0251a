import type { StoredDrafts } from '../drafts/draft-store.ts';
import { toDocuments } from '../files/stored-files.ts';
import { unlessSending } from './sending-lock.ts';
import { type WaitingApplication, waitingStore } from './waiting-store.ts';

/** `sending`: it is under way, so nothing has changed. `not-saved`: the device did not store the draft. */
export type TakenBack = 'done' | 'sending' | 'not-saved';

/**
 * Makes a draft of a waiting application again. It keeps its key, so that sending it unchanged is another attempt of the
 * same application. The draft is written first: a browser that is closed in between has both, and loses nothing.
 */
export const takeBack = async (
  { owner, courseId, courseName, universityName, values, clientKey, files }: WaitingApplication,
  drafts: StoredDrafts,
): Promise<TakenBack> =>
  (await unlessSending(async () => {
    // Another tab may have sent or changed it.
    if ((await waitingStore.read({ owner, courseId }))?.clientKey !== clientKey) return 'sending';
    const draft = { owner, courseId, courseName, universityName, values, clientKey };
    const results = [
      await drafts.saveText(draft),
      await drafts.saveFiles(owner, courseId, toDocuments(files)),
    ];
    if (results.some((result) => result !== 'saved')) return 'not-saved';
    await waitingStore.remove({ owner, courseId });
    return 'done';
  })) ?? 'sending';
