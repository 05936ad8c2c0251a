import type { RunQuery } from '../database/connection.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';

/**
 * The answer with an account's saved courses, newest first, and the time by which devices correct their clocks. Names
 * are null for courses that no longer exist.
 */
export async function readShortlist(query: RunQuery, userId: number) {
  const rows = await query(
    `SELECT s.course_id, s.changed_at, s.note, s.noted_at, c.name, u.name
     FROM shortlist_courses s
     LEFT JOIN courses c ON c.id = s.course_id
     LEFT JOIN universities u ON u.id = c.university_id
     WHERE s.user_id = $1 AND s.is_saved ORDER BY s.changed_at DESC, s.course_id`,
    [userId],
  );
  const timestamp = (value: unknown) => (value === null ? null : nepalTimestamp(new Date(value as string)));
  const results = rows.map(([course, savedAt, note, notedAt, name, university]) => ({
    course,
    saved_at: timestamp(savedAt),
    note,
    noted_at: timestamp(notedAt),
    course_name: name,
    university_name: university,
  }));
  return {
    count: results.length,
    next: null,
    previous: null,
    answered_at: nepalTimestamp(new Date()),
    results,
  };
}
