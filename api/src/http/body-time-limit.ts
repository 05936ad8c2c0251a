import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { httpError } from './http-error.ts';

/**
 * Ends a request whose small body arrives too slowly: a few thousand of them would otherwise hold as many connections
 * for an hour. Uploads may last; they end when nothing arrives.
 */
export function limitBodyTime(app: FastifyInstance, seconds: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const {
      'content-type': type = '',
      'content-length': length,
      'transfer-encoding': encoding,
    } = request.headers;
    const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
    if (!hasBody || type.startsWith('multipart/')) return done(null, payload);
    const body = new PassThrough();
    const timer = setTimeout(() => {
      // Nobody reads the body of a request that is answered, e.g. because it is too large.
      if (reply.raw.writableEnded) request.raw.destroy();
      else body.destroy(httpError.bodyTooSlow());
    }, seconds * 1000);
    // Until the body has arrived or the connection is gone; the answer may be sent before.
    request.raw.once('close', () => clearTimeout(timer));
    reply.raw.once('finish', () => {
      // Lets the rest arrive, so that the connection can be used again. Node does so by itself for bodies that nobody pipes.
      request.raw.unpipe(body).resume();
    });
    payload.once('error', (error) => body.destroy(error));
    // Whoever reads the body has its own listener; without one an error would end the process.
    body.on('error', () => undefined);
    done(null, payload.pipe(body));
  });
}
