import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { httpError } from './http-error.ts';
import { explainJsonError } from './json-parse-error.ts';

/** Largest JSON or urlencoded body, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;

/** As Django's DATA_UPLOAD_MAX_NUMBER_FIELDS. */
const MAX_FORM_FIELDS = 1000;

/**
 * Parsers for the bodies of JSON calls: JSON or an urlencoded form, anything else is 415 (API-19, API-20). Fastify parses
 * after the `onRequest` hooks, so a body is never read before authentication.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const source = String(bytes);
    // DRF reads an empty body as an empty dictionary.
    if (source === '') return done(null, {});
    // Decoding has replaced what is not UTF-8, so that other texts would be stored than those that were sent.
    if (!isUtf8(bytes as Buffer))
      return done(httpError.badRequest({ detail: 'JSON parse error - the text is not UTF-8' }));
    try {
      done(null, JSON.parse(source));
    } catch {
      done(httpError.badRequest({ detail: explainJsonError(source) }));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      const fields = [...new URLSearchParams(String(text))];
      if (fields.length > MAX_FORM_FIELDS)
        return done(httpError.badRequest({ detail: 'The number of form fields exceeds the limit.' }));
      done(null, Object.fromEntries(fields));
    },
  );
  app.addContentTypeParser('*', (request, payload, done) => {
    payload.resume();
    const type = request.headers['content-type'] ?? '';
    if (type === '' && Number(request.headers['content-length'] ?? 0) === 0) return done(null, {});
    done(httpError.unsupportedMediaType(type));
  });
}
