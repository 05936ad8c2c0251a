import { shortlistLimits } from 'shared-api/schemas';
import { readBodyObject } from '../http/body-fields.ts';
import { httpError } from '../http/http-error.ts';

/** A checked change of one course, as a device sent it. */
export interface CourseChange {
  course: number;
  isSaved: boolean;
  changedAt: Date;
  note: string;
  notedAt: Date | null;
}

const TIMESTAMP_FORMATS = 'YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z]';
const isoTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** A time in the future counts as now, so that a device with a fast clock does not win every later merge. */
function readTimestamp(value: unknown, now: Date): Date | null {
  if (typeof value !== 'string' || !isoTimestamp.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) || time < 0 ? null : new Date(Math.min(time, now.getTime()));
}

type ReadEntry = { change: CourseChange } | { errors: Record<string, string[]> };

function readChange(value: unknown, now: Date): ReadEntry {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { errors: { non_field_errors: ['Invalid data. Expected a dictionary.'] } };
  const fieldOf = (name: string) =>
    Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  const errors: Record<string, string[]> = {};
  const [course, isSaved, note] = [fieldOf('course'), fieldOf('is_saved'), fieldOf('note') ?? ''];
  const changedAt = readTimestamp(fieldOf('changed_at'), now);
  const notedAtText = fieldOf('noted_at') ?? null;
  const notedAt = notedAtText === null ? null : readTimestamp(notedAtText, now);
  if (!Number.isInteger(course) || (course as number) < 1 || (course as number) > 2_147_483_647)
    errors.course = ['A valid integer is required.'];
  if (typeof isSaved !== 'boolean') errors.is_saved = ['Must be a valid boolean.'];
  const wrongTimestamp = [
    `Datetime has wrong format. Use one of these formats instead: ${TIMESTAMP_FORMATS}.`,
  ];
  if (!changedAt) errors.changed_at = wrongTimestamp;
  if (notedAtText !== null && !notedAt) errors.noted_at = wrongTimestamp;
  if (typeof note !== 'string') errors.note = ['Not a valid string.'];
  else if (note.includes('\0')) errors.note = ['Null characters are not allowed.'];
  else if ([...note].length > shortlistLimits.noteLength)
    errors.note = [`Ensure this field has no more than ${shortlistLimits.noteLength} characters.`];
  if (Object.keys(errors).length > 0 || !changedAt) return { errors };
  return {
    change: {
      course: course as number,
      isSaved: isSaved as boolean,
      changedAt,
      // A note without a time cannot be newer than another. PostgreSQL's JSON refuses half of a character (a surrogate
      // alone), and with it the changes of all courses.
      note: notedAt ? (note as string).toWellFormed() : '',
      notedAt,
    },
  };
}

/**
 * The changes of a merge's body, one per course: of several changes of one course the last counts.
 * @throws HttpError 400 when any entry is invalid, with the errors nested as in DRF: `{}` for valid entries
 */
export function readChanges(body: unknown, now = new Date()): CourseChange[] {
  const source = readBodyObject(body);
  const courses = Object.hasOwn(source, 'courses') ? source.courses : undefined;
  if (courses === undefined) throw httpError.badRequest({ courses: ['This field is required.'] });
  if (!Array.isArray(courses))
    throw httpError.badRequest({ courses: ['Expected a list of items but got another type.'] });
  if (courses.length > shortlistLimits.courses)
    throw httpError.badRequest({
      courses: [`Ensure this field has no more than ${shortlistLimits.courses} elements.`],
    });
  const entries = courses.map((value) => readChange(value, now));
  if (entries.some((entry) => 'errors' in entry))
    throw httpError.badRequest({
      courses: entries.map((entry) => ('errors' in entry ? entry.errors : {})),
    });
  const byCourse = new Map<number, CourseChange>();
  for (const entry of entries) if ('change' in entry) byCourse.set(entry.change.course, entry.change);
  // Sorted, so that two devices merging at once lock rows in the same order and cannot deadlock.
  return [...byCourse.values()].sort((a, b) => a.course - b.course);
}
