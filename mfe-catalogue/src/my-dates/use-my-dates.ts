import { myEventRegistrationsQuery, useQuery } from 'shared-api';
import { courseDates, type DatedEntry, inOrder, registrationDates } from 'shared-api/dates';
import { useApi, useSession } from 'shared-shell';
import { useDeviceValue } from 'shared-shell/device-value';
import { courseName, universityName } from '../course/course-facts.ts';
import { useCourses } from '../course/use-courses.ts';
import { useUpToDateShortlist } from '../shortlist/use-shortlist.ts';
import { NO_REMINDERS, reminderDate, reminders } from './reminders.ts';

export interface MyDates {
  /** In order. */
  entries: readonly DatedEntry[];
  /** The saved courses that they come from. */
  courseIds: readonly number[];
  isLoading: boolean;
  /** Some saved courses could not be loaded. */
  hasFailed: boolean;
  /** The events that the visitor is registered for could not be loaded. */
  haveEventsFailed: boolean;
  /** Saved courses without any date. */
  undated: number;
}

/** The visitor's dates: of saved courses, registered events and own reminders. */
export function useMyDates(): MyDates {
  const { isLoggedIn, subject } = useSession();
  const { courses: saved } = useUpToDateShortlist();
  const courseIds = saved.map(({ id }) => id);
  const { courses, isLoading, hasFailed } = useCourses(courseIds);
  const registrations = useQuery({
    ...myEventRegistrationsQuery(useApi(), subject),
    enabled: isLoggedIn && subject !== null,
    // Phones keep the page for days, while events are moved.
    refetchOnWindowFocus: true,
  });
  const [own] = useDeviceValue(reminders, NO_REMINDERS);
  const ofCourses = courses.map((course) =>
    courseDates({
      id: course.id,
      name: courseName(course),
      university: universityName(course),
      intake: course.intake,
    }),
  );
  const ofEvents = isLoggedIn ? (registrations.data ?? []).flatMap(registrationDates) : [];
  return {
    entries: inOrder([...ofCourses.flat(), ...ofEvents, ...own.map(reminderDate)]),
    courseIds,
    isLoading: isLoading || (isLoggedIn && registrations.isLoading),
    hasFailed,
    haveEventsFailed: isLoggedIn && registrations.isError && !registrations.data,
    undated: ofCourses.filter((dates) => dates.length === 0).length,
  };
}
