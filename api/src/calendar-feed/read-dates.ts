import { courseDates, type DatedEntry, inOrder, registrationDates } from 'shared-api/dates';
import type { CourseWire } from 'shared-api/schemas';
import type { RunQuery } from '../database/connection.ts';

/** Deadlines and intakes of the courses that an account saved, and the events it registered for. */
export async function readDates(query: RunQuery, userId: number): Promise<DatedEntry[]> {
  const courses = await query(
    `SELECT s.course_id, d.document FROM shortlist_courses s JOIN course_documents d ON d.id = s.course_id
     WHERE s.user_id = $1 AND s.is_saved`,
    [userId],
  );
  const events = await query(
    `SELECT r.event_id, e.title, e.document FROM event_registrations r JOIN events e ON e.id = r.event_id
     WHERE r.user_id = $1`,
    [userId],
  );
  return inOrder([
    ...courses.flatMap(([id, document]) => {
      const course = JSON.parse(document as string) as CourseWire;
      return courseDates({
        id: id as number,
        name: course.course_name ?? '',
        university: course.university_name ?? '',
        intake: course.intake ?? [],
      });
    }),
    ...events.flatMap(([event, title, document]) => {
      const { location, start_at, end_at } = JSON.parse(document as string);
      return registrationDates({
        event: event as number,
        event_title: title as string,
        location,
        start_at,
        end_at,
      });
    }),
  ]);
}
