import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { httpError } from './http-error.ts';

/**
 * Ends a request whose small body arrives too slowly: a few thousand of them would otherwise hold as many connections
 * for an hour. Uploads may last; they end when nothing arrives.
 */
export function limitBodyTime(app: FastifyInstance, seconds: number): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const {
      'content-type': type = '',
      'content-length': length,
      'transfer-encoding': encoding,
    } = request.headers;
    const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
    if (!hasBody || type.startsWith('multipart/')) return done(null, payload);
    const body = new PassThrough();
    const timer = setTimeout(() => body.destroy(httpError.bodyTooSlow()), seconds * 1000);
    body.once('close', () => clearTimeout(timer));
    payload.once('error', (error) => body.destroy(error));
    done(null, payload.pipe(body));
  });
}
