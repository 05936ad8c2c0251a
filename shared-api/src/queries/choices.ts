import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { allPages } from '../paging/all-pages.ts';
import { readPageBody } from '../reading/bodies.ts';
import { Country, Interest, Specialization } from '../schemas/catalogue.ts';

/** GET interest-list, every page of it. */
export const interestListQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interests'] as const,
    queryFn: ({ signal }) =>
      allPages(api, { path: '/api/app/interest-list/' }, readPageBody(Interest, api.relativeLink), signal),
  });

/** GET specialization-list, every page of it. */
export const specializationListQuery = (api: Api) =>
  queryOptions({
    queryKey: ['specializations'] as const,
    queryFn: ({ signal }) =>
      allPages(
        api,
        { path: '/api/app/specialization-list/' },
        readPageBody(Specialization, api.relativeLink),
        signal,
      ),
  });

/** GET country-list, every page of it. */
export const countryListQuery = (api: Api) =>
  queryOptions({
    queryKey: ['countries'] as const,
    queryFn: ({ signal }) =>
      allPages(api, { path: '/api/app/country-list/' }, readPageBody(Country, api.relativeLink), signal),
  });
