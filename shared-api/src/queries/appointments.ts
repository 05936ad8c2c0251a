import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/api.ts';
import { allPages } from '../paging/all-pages.ts';
import { readObjectBody, readPageBody, readRecordBody } from '../reading/bodies.ts';
import { Appointment, AppointmentSlots } from '../schemas/appointment.ts';
import { orNull } from './courses.ts';

/** Other visitors book, and staff move and cancel meanwhile, so the times become stale soon. */
const STALE_TIME_MS = 30_000;

/** What the page shows at a time. */
export interface SlotsRequest {
  /** Id of a place; null: the first one. */
  place: string | null;
  /** First day (`2026-11-23`); null: the first that can be booked. */
  from: string | null;
  /** Number of days, at most `appointmentLimits.slotDays`. */
  days: number;
}

/** Additive: the times of a place that can be booked; null when the API takes no appointments. */
export const appointmentSlotsQuery = (api: Api, { place, from, days }: SlotsRequest) =>
  queryOptions({
    queryKey: ['appointments', 'slots', place, from, days] as const,
    staleTime: STALE_TIME_MS,
    queryFn: ({ signal }) =>
      orNull(
        api.request({
          path: '/api/app/appointments/slots/',
          query: new URLSearchParams({
            ...(place !== null && { place }),
            ...(from !== null && { from }),
            days: String(days),
          }),
          read: readObjectBody(AppointmentSlots),
          signal,
        }),
      ),
  });

/** Additive: the appointment of a link in an e-mail; null for links that are not valid. Prefetch it for private pages only. */
export const appointmentQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['appointments', 'token', token] as const,
    staleTime: STALE_TIME_MS,
    queryFn: ({ signal }) =>
      orNull(
        api.request({
          path: `/api/app/appointments/${encodeURIComponent(token)}/`,
          read: readRecordBody(Appointment),
          signal,
        }),
      ),
  });

/** Additive: the appointments that the caller booked while logged in, newest first. `subject` separates accounts. */
export const myAppointmentsQuery = (api: Api, subject: string | null) =>
  queryOptions({
    queryKey: ['appointments', 'mine', subject] as const,
    staleTime: STALE_TIME_MS,
    queryFn: ({ signal }) =>
      allPages(
        { ...api, request: (call) => api.request({ ...call, authenticated: true }) },
        { path: '/api/app/appointments/mine/' },
        readPageBody(Appointment, api.relativeLink),
        signal,
      ),
  });
