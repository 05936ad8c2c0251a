import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { allPages } from '../paging/all-pages.ts';
import { readPageBody, readRecordBody } from '../reading/bodies.ts';
import type { Page } from '../schemas/paged.ts';
import { Scholarship } from '../schemas/scholarship.ts';
import { University } from '../schemas/university.ts';
import { everything } from './course-parameters.ts';
import { orNull } from './courses.ts';

/** GET university-list of a country (or of all), or the given `next`/`previous` link. */
export const universityListQuery = (
  api: Api,
  filters: {
    country?: number | string | null;
    /** Additive: only those that are listed in the official register of their country. */
    verified?: boolean;
  } = {},
  link: string | null = null,
) => {
  const query = everything();
  if (filters.country != null) query.append('country', String(filters.country));
  if (filters.verified) query.append('verified', '1');
  return queryOptions({
    queryKey: ['universities', 'list', query.toString(), link] as const,
    queryFn: ({ signal }): Promise<Page<University>> =>
      api.request({
        path: link ?? '/api/app/university-list/',
        query: link ? undefined : query,
        read: readPageBody(University, api.relativeLink),
        signal,
      }),
  });
};

/** GET university-info/{id}/; null when there is no such university. */
export const universityInfoQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['universities', 'info', String(id)] as const,
    queryFn: ({ signal }) =>
      orNull(
        api.request({
          path: `/api/app/university-info/${encodeURIComponent(id)}/`,
          read: readRecordBody(University),
          signal,
        }),
      ),
  });

/** GET scholarship-list by country and university, every page of it. */
export const scholarshipListQuery = (
  api: Api,
  filters: { country?: number | string | null; university?: number | string | null },
) => {
  const query = new URLSearchParams();
  if (filters.country != null) query.append('country', String(filters.country));
  if (filters.university != null) query.append('university', String(filters.university));
  return queryOptions({
    queryKey: ['scholarships', query.toString()] as const,
    queryFn: ({ signal }) =>
      allPages(
        api,
        { path: '/api/app/scholarship-list/', query },
        readPageBody(Scholarship, api.relativeLink),
        signal,
      ),
  });
};
