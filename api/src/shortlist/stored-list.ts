import { shortlistLimits } from 'shared-api/schemas';
import type { RunQuery } from '../database/connection.ts';
import { kathmandu } from '../http/nepal-time.ts';
import type { Change } from './read-changes.ts';

/** Merges by moment: of two statements about a course the newer one holds, for saving and for the note apart. */
export async function mergeChanges(
  query: RunQuery,
  userId: number,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ course, isSaved, changedAt, note, notedAt }) => ({
    course_id: course,
    is_saved: isSaved,
    changed_at: changedAt.toISOString(),
    note,
    noted_at: notedAt?.toISOString() ?? null,
  }));
  await query(
    `INSERT INTO shortlist_courses AS stored (user_id, course_id, is_saved, changed_at, note, noted_at)
     SELECT $1, course_id, is_saved, changed_at, note, noted_at
     FROM json_to_recordset($2::json)
       AS said(course_id int, is_saved boolean, changed_at timestamptz, note text, noted_at timestamptz)
     ORDER BY course_id
     ON CONFLICT (user_id, course_id) DO UPDATE SET
       is_saved = CASE WHEN excluded.changed_at > stored.changed_at THEN excluded.is_saved ELSE stored.is_saved END,
       changed_at = greatest(excluded.changed_at, stored.changed_at),
       note = CASE WHEN excluded.noted_at > coalesce(stored.noted_at, '-infinity') THEN excluded.note ELSE stored.note END,
       noted_at = greatest(excluded.noted_at, stored.noted_at)`,
    [userId, JSON.stringify(rows)],
  );
  // The newest of those that are saved, and of those that were taken off.
  await query(
    `DELETE FROM shortlist_courses WHERE user_id = $1 AND course_id IN (
       SELECT course_id FROM (
         SELECT course_id, row_number() OVER (PARTITION BY is_saved ORDER BY changed_at DESC, course_id) AS place
         FROM shortlist_courses WHERE user_id = $1
       ) AS placed WHERE place > $2)`,
    [userId, shortlistLimits.courses],
  );
}

/** The account's list as it is answered, newest first. */
export async function storedList(query: RunQuery, userId: number) {
  const rows = await query(
    `SELECT s.course_id, s.changed_at, s.note, s.noted_at, c.name, u.name
     FROM shortlist_courses s
     LEFT JOIN courses c ON c.id = s.course_id
     LEFT JOIN universities u ON u.id = c.university_id
     WHERE s.user_id = $1 AND s.is_saved ORDER BY s.changed_at DESC, s.course_id`,
    [userId],
  );
  const moment = (value: unknown) => (value === null ? null : kathmandu(new Date(value as string)));
  const results = rows.map(([course, savedAt, note, notedAt, name, university]) => ({
    course,
    saved_at: moment(savedAt),
    note,
    noted_at: moment(notedAt),
    course_name: name,
    university_name: university,
  }));
  return { count: results.length, next: null, previous: null, results };
}
