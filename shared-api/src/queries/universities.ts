import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { allPages } from '../paging/all-pages.ts';
import { noneOfUnknown, parametersOf } from '../paging/none-of-unknown.ts';
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
      noneOfUnknown(
        api.request({
          path: link ?? '/api/app/university-list/',
          query: link ? undefined : query,
          read: readPageBody(University, api.relativeLink),
          signal,
        }),
        link ? parametersOf(link) : query,
      ),
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

/** Additive filters of scholarships. An API without them answers all of the country. */
export interface ScholarshipFilters {
  country?: number | null;
  level?: number | null;
  /** The least share of the tuition that is paid. */
  minPercent?: number | null;
  /** `open`: not passed, or without one. `soon`: within 90 days. `none`: without a deadline of its own. */
  deadline?: 'open' | 'soon' | 'none' | null;
}

/** GET scholarship-list: one page of the scholarships that filters find. */
export const scholarshipSearchQuery = (
  api: Api,
  { country, level, minPercent, deadline }: ScholarshipFilters,
  page: number,
  pageSize: number,
) => {
  const query = new URLSearchParams();
  if (country != null) query.append('country', String(country));
  if (level != null) query.append('level', String(level));
  if (minPercent != null) query.append('min_percent', String(minPercent));
  if (deadline != null) query.append('deadline', deadline);
  query.append('records', String(pageSize));
  if (page > 1) query.append('page', String(page));
  return queryOptions({
    queryKey: ['scholarships', 'search', query.toString()] as const,
    queryFn: ({ signal }): Promise<Page<Scholarship>> =>
      noneOfUnknown(
        api.request({
          path: '/api/app/scholarship-list/',
          query,
          read: readPageBody(Scholarship, api.relativeLink),
          signal,
        }),
        query,
      ),
  });
};
