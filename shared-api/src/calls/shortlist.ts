import type { Api } from '../client/api.ts';
import { readPageBody } from '../reading/bodies.ts';
import { type ShortlistChange, ShortlistCourse } from '../schemas/shortlist.ts';

const path = '/api/app/shortlist/';
const readPage = readPageBody(ShortlistCourse, () => null);

/** The saved courses of an account, newest first. */
export interface Shortlist {
  courses: ShortlistCourse[];
  /** Milliseconds: the service's clock when it answered. Null when the service does not say. */
  answeredAt: number | null;
}

/** An answer without a list is invalid, not an empty list: a device deletes what its account does not have. */
function readAnswer(body: unknown): Shortlist | undefined {
  const { results, answered_at } = (body ?? {}) as { results?: unknown; answered_at?: unknown };
  const courses = Array.isArray(results) ? readPage(body)?.results : undefined;
  if (courses === undefined) return undefined;
  const answeredAt = typeof answered_at === 'string' ? Date.parse(answered_at) : Number.NaN;
  return { courses, answeredAt: Number.isNaN(answeredAt) ? null : answeredAt };
}

/**
 * Additive: the caller's saved courses, newest first. APIs without the call answer 404 (`isNotFound`); the list is
 * then only on the device.
 */
export const readShortlist = (api: Api, signal?: AbortSignal): Promise<Shortlist> =>
  api.request({ path, authenticated: true, read: readAnswer, signal });

/**
 * Additive: sends changes made on this device, at most `shortlistLimits.courses` at a time, and returns the merged
 * list. Idempotent.
 */
export const mergeShortlist = (
  api: Api,
  courses: readonly ShortlistChange[],
  signal?: AbortSignal,
): Promise<Shortlist> =>
  api.request({ method: 'PUT', path, body: { courses }, authenticated: true, read: readAnswer, signal });
