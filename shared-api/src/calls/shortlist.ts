import type { Api } from '../client/api.ts';
import { readPageBody } from '../reading/bodies.ts';
import { type ShortlistChange, ShortlistCourse } from '../schemas/shortlist.ts';

const path = '/api/app/shortlist/';
const readPage = readPageBody(ShortlistCourse, () => null);

/** An answer without a list is invalid, not an empty list: a device deletes what its account does not have. */
const readAnswer = (body: unknown): ShortlistCourse[] | undefined =>
  Array.isArray((body as { results?: unknown } | null)?.results) ? readPage(body)?.results : undefined;

/**
 * Additive: the caller's saved courses, newest first. APIs without the call answer 404 (`isNotFound`); the list is
 * then only on the device.
 */
export const readShortlist = (api: Api, signal?: AbortSignal): Promise<ShortlistCourse[]> =>
  api.request({ path, authenticated: true, read: readAnswer, signal });

/**
 * Additive: sends changes made on this device, at most `shortlistLimits.courses` at a time, and returns the merged
 * list. Idempotent.
 */
export const mergeShortlist = (
  api: Api,
  courses: readonly ShortlistChange[],
  signal?: AbortSignal,
): Promise<ShortlistCourse[]> =>
  api.request({ method: 'PUT', path, body: { courses }, authenticated: true, read: readAnswer, signal });
