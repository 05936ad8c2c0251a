import type { Api } from '../client/api.ts';
import { readObjectBody } from '../reading/bodies.ts';
import { Appointment, type AppointmentMove, type AppointmentPayload } from '../schemas/appointment.ts';

const read = readObjectBody(Appointment);
const pathOf = (token: string) => `/api/app/appointments/${encodeURIComponent(token)}/`;

/**
 * Additive: books a time. A logged-in visitor's account is told, so that it lists the appointment. 409 when the time
 * was taken meanwhile; 400 names fields (`fieldErrors`).
 */
export const bookAppointment = (
  api: Api,
  payload: AppointmentPayload,
  options: { signal?: AbortSignal; isLoggedIn?: boolean } = {},
): Promise<Appointment> =>
  api.request({
    method: 'POST',
    path: '/api/app/appointments/',
    body: payload,
    authenticated: options.isLoggedIn ?? false,
    read,
    signal: options.signal,
  });

/** Additive: moves the appointment of a link. 409 when the time was taken meanwhile. */
export const moveAppointment = (
  api: Api,
  token: string,
  slot: AppointmentMove,
  signal?: AbortSignal,
): Promise<Appointment> => api.request({ method: 'PUT', path: pathOf(token), body: slot, read, signal });

/** Additive: cancels the appointment of a link. */
export const cancelAppointment = (api: Api, token: string, signal?: AbortSignal): Promise<Appointment> =>
  api.request({ method: 'DELETE', path: pathOf(token), read, signal });
