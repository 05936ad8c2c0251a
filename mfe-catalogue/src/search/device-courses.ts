import type { Course } from 'shared-api';
import { localizedPath } from 'shared-language';
import { type CopiedQuery, copiedQueries } from 'shared-shell/offline';
import { coursePath } from '../course/course-facts.ts';

/** Whether a stored answer is a course: copies may be of any earlier release. */
const isCourse = (data: unknown): data is Course =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as Partial<Course>).id === 'number' &&
  typeof (data as Partial<Course>).course_name === 'string' &&
  Array.isArray((data as Partial<Course>).intake);

/** The key of `courseInfoQuery`. */
const isOfCourse = ({ queryKey: [kind, what] }: CopiedQuery) => kind === 'courses' && what === 'info';

export interface DeviceCourse {
  course: Course;
  /** Address of its page on this device, in this build's language if it is there. */
  path: string;
}

/** The courses whose pages are on this device, those of kept pages first. Never rejects. */
export async function coursesOnDevice(): Promise<DeviceCourse[]> {
  const found = new Map<number, DeviceCourse>();
  for (const copy of await copiedQueries()) {
    const { data: course, path } = copy;
    if (!isOfCourse(copy) || !isCourse(course) || !path.endsWith(coursePath(course.id))) continue;
    const own = localizedPath(coursePath(course.id));
    if (!found.has(course.id) || path === own) found.set(course.id, { course, path });
  }
  return [...found.values()];
}
