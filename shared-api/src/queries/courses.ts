import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { withParameter } from '../client/links.ts';
import { isNotFound } from '../errors/api-error.ts';
import { noneOfUnknown, parametersOf } from '../paging/none-of-unknown.ts';
import { listBody, readPageBody, readRecordBody } from '../reading/bodies.ts';
import { read } from '../reading/read.ts';
import { Course } from '../schemas/course.ts';
import { CourseListExtras, type Facets, type Page } from '../schemas/paged.ts';
import { allCoursesParameters, type CourseFilters, courseParameters } from './course-parameters.ts';

/** A page of courses. `facets` and `match` are missing in APIs without them. */
export interface CoursePage extends Page<Course> {
  facets?: Facets;
  match?: 'exact' | 'similar';
}

const readCoursePage = (api: Api) => {
  const readPage = readPageBody(Course, api.relativeLink);
  return (body: unknown): CoursePage | undefined => {
    const page = readPage(body);
    return page && { ...page, ...read(CourseListExtras, listBody(body)?.page) };
  };
};

/**
 * GET course-list. A `link` (`next` or `previous` of a page) is requested unchanged, except for a missing search
 * text (C-4). Of a value that the API does not know there are no courses (API-27).
 */
export const courseListQuery = (api: Api, filters: CourseFilters = {}, link: string | null = null) => {
  const query = courseParameters(filters);
  return queryOptions({
    queryKey: ['courses', 'list', query.toString(), link] as const,
    queryFn: ({ signal }): Promise<CoursePage> =>
      link
        ? noneOfUnknown(
            api.request({
              path: withParameter(link, 'search', query.get('search') ?? ''),
              read: readCoursePage(api),
              signal,
            }),
            parametersOf(link),
          )
        : noneOfUnknown(
            api.request({ path: '/api/app/course-list/', query, read: readCoursePage(api), signal }),
            query,
          ),
  });
};

/**
 * Address of the courses that fit a text, which is added to its end; for pages whose code has not arrived.
 * @param baseUrl origin of the API
 */
export const coursesOfTextAddress = (baseUrl: string, records: number): string =>
  `${baseUrl}/api/app/course-list/?records=${records}&search=`;

/** GET course-list for up to 1000 courses at once, of one university if given (CALL-3). */
export const allCoursesQuery = (api: Api, university?: number) =>
  queryOptions({
    queryKey: ['courses', 'all', university ?? null] as const,
    queryFn: ({ signal }): Promise<CoursePage> =>
      api.request({
        path: '/api/app/course-list/',
        query: allCoursesParameters(university),
        read: readCoursePage(api),
        signal,
      }),
  });

/** GET course-info/{id}; null when there is no such course. */
export const courseInfoQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['courses', 'info', String(id)] as const,
    queryFn: ({ signal }) =>
      orNull(
        api.request({
          path: `/api/app/course-info/${encodeURIComponent(id)}`,
          read: readRecordBody(Course),
          signal,
        }),
      ),
  });

/** Additive: GET course-similar/{id}, courses of the same subject in other countries; none where the API has no such call. */
export const similarCoursesQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['courses', 'similar', String(id)] as const,
    queryFn: async ({ signal }): Promise<Course[]> => {
      const page = await orNull(
        api.request({
          path: `/api/app/course-similar/${encodeURIComponent(id)}`,
          read: readPageBody(Course, api.relativeLink),
          signal,
        }),
      );
      return page?.results ?? [];
    },
  });

/** Null instead of a 404 error: pages show it as content, and the server answers 404. */
export const orNull = <T>(answer: Promise<T | null>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
