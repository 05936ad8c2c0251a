import type { Api } from '../client/api.ts';
import { readPageBody } from '../reading/bodies.ts';
import { type ShortlistChange, ShortlistCourse } from '../schemas/shortlist.ts';

const path = '/api/app/shortlist/';
const readPage = readPageBody(ShortlistCourse, () => null);

/** An answer without a list is unreadable, not an empty list: a device forgets what its account does not have. */
const readAnswer = (body: unknown): ShortlistCourse[] | undefined =>
  Array.isArray((body as { results?: unknown } | null)?.results) ? readPage(body)?.results : undefined;

/**
 * Additive: the caller's saved courses, newest first. Services without the call answer 404 (`isNotFound`): the list is
 * then the device's alone.
 */
export const readShortlist = (api: Api, signal?: AbortSignal): Promise<ShortlistCourse[]> =>
  api.request({ path, authenticated: true, read: readAnswer, signal });

/**
 * Additive: tells the account what changed on this device, at most `shortlistLimits.courses` at a time, and answers
 * the list that came of it. Sending the same twice changes nothing.
 */
export const mergeShortlist = (
  api: Api,
  courses: readonly ShortlistChange[],
  signal?: AbortSignal,
): Promise<ShortlistCourse[]> =>
  api.request({ method: 'PUT', path, body: { courses }, authenticated: true, read: readAnswer, signal });
