import { shortlistLimits } from 'shared-api/schemas';
import { bodyObject } from '../http/body-fields.ts';
import { refuse } from '../http/http-error.ts';

/** What one device says of one course, checked. */
export interface Change {
  course: number;
  isSaved: boolean;
  changedAt: Date;
  note: string;
  notedAt: Date | null;
}

const formats = 'YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z]';
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment that has not been yet counts as now: a clock that runs ahead must not win for ever. */
function readMoment(value: unknown, now: Date): Date | null {
  if (typeof value !== 'string' || !isoMoment.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) || time < 0 ? null : new Date(Math.min(time, now.getTime()));
}

type Entry = { change: Change } | { errors: Record<string, string[]> };

function readChange(value: unknown, now: Date): Entry {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { errors: { non_field_errors: ['Invalid data. Expected a dictionary.'] } };
  const given = (name: string) =>
    Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  const errors: Record<string, string[]> = {};
  const [course, isSaved, note] = [given('course'), given('is_saved'), given('note') ?? ''];
  const changedAt = readMoment(given('changed_at'), now);
  const noted = given('noted_at') ?? null;
  const notedAt = noted === null ? null : readMoment(noted, now);
  if (!Number.isInteger(course) || (course as number) < 1 || (course as number) > 2_147_483_647)
    errors.course = ['A valid integer is required.'];
  if (typeof isSaved !== 'boolean') errors.is_saved = ['Must be a valid boolean.'];
  const wrongMoment = [`Datetime has wrong format. Use one of these formats instead: ${formats}.`];
  if (!changedAt) errors.changed_at = wrongMoment;
  if (noted !== null && !notedAt) errors.noted_at = wrongMoment;
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
      // A note that was written at no moment cannot be newer than another.
      note: notedAt ? (note as string) : '',
      notedAt,
    },
  };
}

/**
 * The body of a merge: every course once (of two statements about one the last is read), all or nothing.
 * @throws Refusal 400, nested as DRF nests the errors of a list: `{}` for good entries.
 */
export function readChanges(body: unknown, now = new Date()): Change[] {
  const source = bodyObject(body);
  const courses = Object.hasOwn(source, 'courses') ? source.courses : undefined;
  if (courses === undefined) throw refuse.badRequest({ courses: ['This field is required.'] });
  if (!Array.isArray(courses))
    throw refuse.badRequest({ courses: ['Expected a list of items but got another type.'] });
  if (courses.length > shortlistLimits.courses)
    throw refuse.badRequest({
      courses: [`Ensure this field has no more than ${shortlistLimits.courses} elements.`],
    });
  const entries = courses.map((value) => readChange(value, now));
  if (entries.some((entry) => 'errors' in entry))
    throw refuse.badRequest({
      courses: entries.map((entry) => ('errors' in entry ? entry.errors : {})),
    });
  const byCourse = new Map<number, Change>();
  for (const entry of entries) if ('change' in entry) byCourse.set(entry.change.course, entry.change);
  // In one order for everybody: two devices that merge at once then wait for each other instead of blocking.
  return [...byCourse.values()].sort((a, b) => a.course - b.course);
}
