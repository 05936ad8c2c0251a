import { queryOptions } from '@tanstack/react-query';
import { readAccount } from '../calls/accounts.ts';
import type { Api } from '../client/api.ts';
import { allPages } from '../paging/all-pages.ts';
import { readObjectBody, readPageBody, readRecordBody } from '../reading/bodies.ts';
import { Application, ApplicationRules, EventRegistration } from '../schemas/application.ts';
import { orNull } from './courses.ts';

/** Staff change these records, so they become stale sooner. */
const OWN_STALE_TIME_MS = 30_000;

/** The same client with the bearer token for every page. */
const own = (api: Api): Api => ({ ...api, request: (call) => api.request({ ...call, authenticated: true }) });

/** Additive: the account of the access token. APIs without the call answer 404. */
export const myAccountQuery = (api: Api, subject: string | null) =>
  queryOptions({
    queryKey: ['account', subject] as const,
    queryFn: ({ signal }) => readAccount(api, signal),
  });

/** Additive: limits of an application. APIs without the call answer 404; `uploadLimits` are then the defaults. */
export const applicationRulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['applications', 'rules'] as const,
    queryFn: ({ signal }) =>
      api.request({ path: '/api/app/application-rules/', read: readObjectBody(ApplicationRules), signal }),
  });

/** Additive: the caller's own applications, newest first. `subject` separates the cache entries of accounts. */
export const myApplicationsQuery = (api: Api, subject: string | null) =>
  queryOptions({
    queryKey: ['applications', subject, 'list'] as const,
    staleTime: OWN_STALE_TIME_MS,
    queryFn: ({ signal }) =>
      allPages(
        own(api),
        { path: '/api/app/application-list/' },
        readPageBody(Application, api.relativeLink),
        signal,
      ),
  });

/** Additive: one own application with documents and status history; null when it is not the caller's. */
export const myApplicationQuery = (api: Api, subject: string | null, id: number | string) =>
  queryOptions({
    queryKey: ['applications', subject, String(id)] as const,
    staleTime: OWN_STALE_TIME_MS,
    queryFn: ({ signal }) =>
      orNull(
        api.request({
          path: `/api/app/application-info/${encodeURIComponent(id)}`,
          authenticated: true,
          read: readRecordBody(Application),
          signal,
        }),
      ),
  });

/** Additive: the events the caller is registered for. */
export const myEventRegistrationsQuery = (api: Api, subject: string | null) =>
  queryOptions({
    queryKey: ['event-registrations', subject] as const,
    staleTime: OWN_STALE_TIME_MS,
    queryFn: ({ signal }) =>
      allPages(
        own(api),
        { path: '/api/app/event-registration-list/' },
        readPageBody(EventRegistration, api.relativeLink),
        signal,
      ),
  });
