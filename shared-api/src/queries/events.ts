import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { readPageBody, readRecordBody } from '../reading/bodies.ts';
import { Event } from '../schemas/event.ts';
import type { Page } from '../schemas/paged.ts';
import { orNull } from './courses.ts';

/** GET event-list, or the given `next`/`previous` link. */
export const eventListQuery = (api: Api, link: string | null = null) =>
  queryOptions({
    queryKey: ['events', 'list', link] as const,
    queryFn: ({ signal }): Promise<Page<Event>> =>
      api.request({
        path: link ?? '/api/app/event-list/',
        read: readPageBody(Event, api.relativeLink),
        signal,
      }),
  });

/** GET event-info/{id}; null when there is no such event. */
export const eventInfoQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['events', 'info', String(id)] as const,
    queryFn: ({ signal }) =>
      orNull(
        api.request({
          path: `/api/app/event-info/${encodeURIComponent(id)}`,
          read: readRecordBody(Event),
          signal,
        }),
      ),
  });
