import type { Api } from '../client/api.ts';
import { readAcknowledgement, readRecordBody } from '../reading/bodies.ts';
import { MessageAnswer } from '../schemas/account.ts';
import {
  Application,
  ApplicationCreateAnswer,
  type ApplicationFields,
  applicationFieldNames,
  type DocumentGroup,
  documentGroups,
  EventRegisterAnswer,
} from '../schemas/application.ts';

export type ApplicationDocuments = Partial<Record<DocumentGroup, readonly File[]>>;

/**
 * CALL-19: the multipart body of an application, files as `{group}[{index}][file]` counted densely from 0
 * (C-32). `clientKey` is additive: sending the same key twice creates one application.
 */
export function applicationForm(
  fields: ApplicationFields,
  documents: ApplicationDocuments,
  clientKey?: string,
): FormData {
  const form = new FormData();
  for (const name of applicationFieldNames) form.append(name, fields[name]);
  if (clientKey) form.append('client_key', clientKey);
  for (const group of documentGroups) {
    (documents[group] ?? []).forEach((file, index) => {
      form.append(`${group}[${index}][file]`, file, file.name);
    });
  }
  return form;
}

/**
 * POST api/app/application-create/ with the bearer token. Its timeout depends on progress; it is never repeated
 * automatically. Failures: `errorMessage.applicationCreate`, `isTokenExpired`.
 */
export const createApplication = (
  api: Api,
  form: FormData,
  options: { signal?: AbortSignal; onProgress?: (sentBytes: number, totalBytes: number | null) => void } = {},
): Promise<ApplicationCreateAnswer> =>
  api.request({
    method: 'POST',
    path: 'api/app/application-create/',
    body: form,
    authenticated: true,
    read: readAcknowledgement(ApplicationCreateAnswer, { id: null }),
    signal: options.signal,
    onUploadProgress: options.onProgress,
  });

/** Additive: withdraws an own application that has no decision yet. */
export const withdrawApplication = (
  api: Api,
  id: number,
  signal?: AbortSignal,
): Promise<Application | null> =>
  api.request({
    method: 'POST',
    path: `/api/app/application-withdraw/${id}/`,
    body: {},
    authenticated: true,
    read: readRecordBody(Application),
    signal,
  });

/** Additive: cancels the caller's registration for an event. 404 (`isNotFound`): there is none. */
export const cancelEventRegistration = (api: Api, event: number, signal?: AbortSignal): Promise<object> =>
  api.request({
    method: 'DELETE',
    path: `/api/app/event-register/${event}/`,
    authenticated: true,
    read: readAcknowledgement(MessageAnswer, {}),
    signal,
  });

/** POST event-register with the bearer token. Failures: `errorMessage.eventRegister`, `isTokenExpired`. */
export const registerForEvent = (
  api: Api,
  event: number,
  signal?: AbortSignal,
): Promise<EventRegisterAnswer> =>
  api.request({
    method: 'POST',
    path: '/api/app/event-register/',
    body: { event },
    authenticated: true,
    read: readAcknowledgement(EventRegisterAnswer, {}),
    signal,
  });
