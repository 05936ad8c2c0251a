import { type Api, courseListQuery } from 'shared-api';

/** Number of courses in the first request. The rest is loaded on request. */
export const FIRST_COURSES = 12;

/** Value of `?courses=` that asks for all of them. */
export const ALL_COURSES = 'all';

/** Query of the first courses, for prefetch and page. */
export const firstCoursesQuery = (api: Api, universityId: number) =>
  courseListQuery(api, { university: universityId, records: FIRST_COURSES });
