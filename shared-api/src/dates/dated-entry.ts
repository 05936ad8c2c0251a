import type { EventRegistration } from '../schemas/application.ts';
import type { CourseIntake } from '../schemas/course.ts';
import { nepalDay } from '../schemas/days.ts';
import { instantOf } from './event-times.ts';
import { courseIntakes, intakeDeadline } from './intakes.ts';
import { dateMessages } from './messages.en.ts';

/** One line of "my dates", on the site and in a calendar. */
export interface DatedEntry {
  /** The same for the same thing every time, so that calendars replace instead of adding. */
  id: string;
  kind: 'deadline' | 'intake' | 'event' | 'reminder';
  /** Day in Nepal (ISO); of an intake the first of its month. */
  day: string;
  /** Exact times of an event (ISO with offset); null for whole days. */
  start: string | null;
  end: string | null;
  title: string;
  /** Course and university, or the place of an event. */
  about: string;
  /** Page of the site. */
  path: string | null;
}

/** What dates of a course need of it. */
export interface DatedCourse {
  id: number;
  name: string;
  university: string;
  intake: readonly CourseIntake[];
}

/** Deadlines and intakes of a course, as far as the API gives days and years. */
export function courseDates({ id, name, university, intake }: DatedCourse): DatedEntry[] {
  const shared = {
    start: null,
    end: null,
    about: [name, university].filter(Boolean).join(', '),
    path: `/course_details/${id}`,
  };
  return courseIntakes({ intake }).flatMap((one): DatedEntry[] => {
    const key = `${id}-${one.key}`;
    return [
      ...(one.applyBy === null
        ? []
        : [
            {
              ...shared,
              id: `deadline-${key}`,
              kind: 'deadline' as const,
              day: one.applyBy,
              title: intakeDeadline(one),
            },
          ]),
      ...(one.begins === null
        ? []
        : [
            {
              ...shared,
              id: `intake-${key}`,
              kind: 'intake' as const,
              day: one.begins,
              title: dateMessages.begins(one.name),
            },
          ]),
    ];
  });
}

/** A registered event; none where its start is not known exactly (C-42). */
export function registrationDates(
  registration: Pick<EventRegistration, 'event' | 'event_title' | 'location' | 'start_at' | 'end_at'>,
): DatedEntry[] {
  const { event, event_title, location, start_at = null, end_at = null } = registration;
  const start = instantOf(start_at);
  if (start === null) return [];
  const end = instantOf(end_at);
  return [
    {
      id: `event-${event}`,
      kind: 'event',
      day: nepalDay(new Date(start)),
      start: start_at,
      end: end !== null && end > start ? end_at : null,
      title: event_title?.trim() || '–',
      about: location ?? '',
      path: `/upcoming-events/${event}`,
    },
  ];
}

/** By day, then by time, whole days first; entries of one moment by their id, so that the order never changes. */
export const inOrder = (entries: readonly DatedEntry[]): DatedEntry[] =>
  entries
    .map((entry) => ({
      entry,
      key: [entry.day, entry.start === null ? '' : new Date(entry.start).toISOString(), entry.id].join(' '),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ entry }) => entry);
