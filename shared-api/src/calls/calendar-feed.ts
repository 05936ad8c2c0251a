import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { orNull } from '../queries/courses.ts';
import { readObjectBody } from '../reading/bodies.ts';
import { CalendarFeed } from '../schemas/calendar-feed.ts';

const call = { path: '/api/app/calendar-feed/', authenticated: true, read: readObjectBody(CalendarFeed) };

/**
 * Additive: the secret address of the caller's dates. Null where the API has no such call; `url` is null when the
 * account has no address.
 */
export const calendarFeedQuery = (api: Api, subject: string | null) =>
  queryOptions({
    queryKey: ['calendar-feed', subject] as const,
    queryFn: ({ signal }): Promise<CalendarFeed | null> => orNull(api.request({ ...call, signal })),
  });

/** Additive: makes a new address; the one before stops working. */
export const renewCalendarFeed = (api: Api, signal?: AbortSignal): Promise<CalendarFeed> =>
  api.request({ ...call, method: 'POST', signal });

/** Additive: ends the address. */
export const endCalendarFeed = (api: Api, signal?: AbortSignal): Promise<CalendarFeed> =>
  api.request({ ...call, method: 'DELETE', signal });
