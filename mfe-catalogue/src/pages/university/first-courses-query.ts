import { type Api, courseListQuery } from 'shared-api';

/** Asked for at first; the rest on request, so that a large university does not make a slow page. */
export const FIRST_COURSES = 12;

/** The request that the page starts with; also what is fetched before the page is rendered. */
export const firstCoursesQuery = (api: Api, universityId: number) =>
  courseListQuery(api, { university: universityId, records: FIRST_COURSES });
