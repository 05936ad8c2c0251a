import type { Api } from '../client/api.ts';
import { readAcknowledgement } from '../reading/bodies.ts';
import { ContactAnswer, type ContactPayload } from '../schemas/contact.ts';

/** Additive: sends a message to the consultancy. 400 names fields (`fieldErrors`). */
export const sendContactMessage = (
  api: Api,
  payload: ContactPayload,
  signal?: AbortSignal,
): Promise<ContactAnswer> =>
  api.request({
    method: 'POST',
    path: '/api/app/contact-messages/',
    body: payload,
    read: readAcknowledgement(ContactAnswer, { id: null, reply_working_days: null }),
    signal,
  });
