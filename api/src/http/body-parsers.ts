import type { FastifyInstance } from 'fastify';
import { refuse } from './http-error.ts';
import { explainJson } from './json-parse-error.ts';

export const bodyLimit = 256 * 1024;

const plain = (pairs: Iterable<[string, string]>) => Object.fromEntries(pairs);

/** Bodies of JSON calls: JSON or a form, anything else is 415 (A19, A20). Nothing is parsed before authentication. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const source = String(text);
    // As DRF: an empty body is an empty dictionary.
    if (source === '') return done(null, {});
    try {
      done(null, JSON.parse(source));
    } catch {
      done(refuse.badRequest({ detail: explainJson(source) }));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      const pairs = [...new URLSearchParams(String(text))];
      if (pairs.length > 1000)
        return done(refuse.badRequest({ detail: 'The number of form fields exceeds the limit.' }));
      done(null, plain(pairs));
    },
  );
  app.addContentTypeParser('*', (request, payload, done) => {
    payload.resume();
    const type = request.headers['content-type'] ?? '';
    if (type === '' && Number(request.headers['content-length'] ?? 0) === 0) return done(null, {});
    done(refuse.unsupportedMediaType(type));
  });
}
