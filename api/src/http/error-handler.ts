import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseFull, DatabaseUnavailable } from '../database/connection.ts';
import { StoreUnavailable } from '../storage/document-store.ts';
import { HttpError, httpError } from './http-error.ts';
import { pathOf } from './request-url.ts';
import { sendJson } from './resource.ts';

/** Every way in which the operating system says that a file cannot be written for lack of space or quota. */
export const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { code = '', statusCode, cause } = error as { code?: string; statusCode?: number; cause?: unknown };
  // Drizzle wraps the errors of its statements.
  if (error instanceof DatabaseUnavailable || cause instanceof DatabaseUnavailable)
    return httpError.serviceUnavailable();
  if (error instanceof DatabaseFull || cause instanceof DatabaseFull) return httpError.databaseFull();
  if (error instanceof StoreUnavailable) return httpError.serviceUnavailable();
  if (diskFullCodes.has(code)) return httpError.storageFull();
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return httpError.bodyTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return httpError.unsupportedMediaType('');
  if (statusCode === 503) return httpError.serviceUnavailable();
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, { detail: 'Bad request.' });
  return httpError.serverError();
}

/** The answer to an error, without internal details (the original leaks them, API-41). Logs an unexpected error. */
export function answerTo(error: unknown, request: FastifyRequest): HttpError {
  const answer = toHttpError(error);
  if (answer.status >= 500 && !(error instanceof HttpError))
    request.log.error({ err: error }, 'request failed');
  return answer;
}

/** The methods of an address; none for one that nothing serves, and for one with an id. */
function methodsOf(app: FastifyInstance, path: string): string[] {
  // The framework looks for patterns of routes: an address that looks like one with a parameter is none.
  if (!/^[\w/.-]+$/.test(path)) return [];
  return app.supportedMethods.filter((method) => app.hasRoute({ method, url: path }));
}

/** Answers every error as JSON. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = answerTo(error, request);
    reply.headers(answer.headers);
    return sendJson(reply, answer.body, answer.status);
  });
  app.setNotFoundHandler((request) => {
    const methods = methodsOf(app, pathOf(request));
    if (methods.length === 0) throw httpError.notFound();
    throw httpError.methodNotAllowed(request.method, { Allow: methods.join(', ') });
  });
}
