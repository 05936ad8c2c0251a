import { shortlistLimits } from 'shared-api/schemas';
import type { RunQuery } from '../database/connection.ts';
import type { CourseChange } from './read-changes.ts';

/**
 * Merges the changes of a device: for each course the newer change wins, separately for saving it and for its note.
 * Beyond the limit the oldest courses are deleted.
 */
export async function mergeChanges(
  query: RunQuery,
  userId: number,
  changes: readonly CourseChange[],
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
       AS changes(course_id int, is_saved boolean, changed_at timestamptz, note text, noted_at timestamptz)
     ORDER BY course_id
     ON CONFLICT (user_id, course_id) DO UPDATE SET
       is_saved = CASE WHEN excluded.changed_at > stored.changed_at THEN excluded.is_saved ELSE stored.is_saved END,
       changed_at = greatest(excluded.changed_at, stored.changed_at),
       note = CASE WHEN excluded.noted_at > coalesce(stored.noted_at, '-infinity') THEN excluded.note ELSE stored.note END,
       noted_at = greatest(excluded.noted_at, stored.noted_at)`,
    [userId, JSON.stringify(rows)],
  );
  // Saved and removed courses are limited separately.
  await query(
    `DELETE FROM shortlist_courses WHERE user_id = $1 AND course_id IN (
       SELECT course_id FROM (
         SELECT course_id, row_number() OVER (PARTITION BY is_saved ORDER BY changed_at DESC, course_id) AS place
         FROM shortlist_courses WHERE user_id = $1
       ) AS placed WHERE place > $2)`,
    [userId, shortlistLimits.courses],
  );
}
