import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { aBareCourse, aCourse } from './courses.ts';

const courses: Record<string, unknown> = {
  12: aCourse(),
  13: aBareCourse(),
  14: aCourse({
    id: 14,
    course_name: 'Master of Law',
    specialization: { id: 8, specialization_name: null },
  }),
};
/** Answers course-info for the ids 12, 13 and 14. */
export const answerCourse = ({ path }: FakeCall) =>
  courses[path.split('/').at(-1)!] ?? reply(404, { detail: 'Not found.' });
export const courseApi = (one: unknown = answerCourse) =>
  fakeApi({
    'GET /api/app/course-info/*': one,
    'GET /api/app/specialization-list/': { results: [{ id: 8, specialization_name: 'Law' }] },
  }).api;
