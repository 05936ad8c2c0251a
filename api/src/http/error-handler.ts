import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '../database/connection.ts';
import { StoreUnavailable } from '../storage/document-store.ts';
import { Refusal, refuse } from './http-error.ts';
import { sendJson } from './resource.ts';

/** Fastify's own complaints, in this API's words. */
function translate(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode, cause } = error as { code?: string; statusCode?: number; cause?: unknown };
  if (error instanceof DatabaseUnavailable || cause instanceof DatabaseUnavailable)
    return refuse.unavailable();
  if (error instanceof StoreUnavailable) return refuse.unavailable();
  // No room, no quota, or the process may not write so much: the disk's end comes in three spellings.
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return refuse.storageFull();
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return refuse.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse.unsupportedMediaType('');
  if (statusCode === 503) return refuse.unavailable();
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, { detail: 'Bad request.' });
  return refuse.serverError();
}

/** Every failure leaves as JSON with the right status; nothing of the inside leaves at all (A41 is a weakness). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = translate(error);
    // A refusal was decided on purpose and is not news; anything else of this kind is.
    if (refusal.status >= 500 && !(error instanceof Refusal))
      request.log.error({ err: error }, 'request failed');
    for (const [name, value] of Object.entries(refusal.headers)) reply.header(name, value);
    return sendJson(reply, refusal.body, refusal.status);
  });
  app.setNotFoundHandler((_request, reply) => sendJson(reply, { detail: 'Not found.' }, 404));
}
