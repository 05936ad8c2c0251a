import type { FastifyInstance, FastifyReply } from 'fastify';
import { httpError } from '../http/http-error.ts';
import { drawInitials, drawScene, isSceneKind } from './demo-drawings.ts';

/** Pictures of the demonstration data, drawn on request: `/media/demo/<kind>/<name>.svg`. */
export function addMediaRoutes(app: FastifyInstance): void {
  app.get('/media/demo/:kind/:file', (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    const name = /^([A-Za-z0-9-]{1,40})\.svg$/.exec(file)?.[1];
    // One post of the demonstration data has a broken picture on purpose.
    if (!name || name === 'missing') throw httpError.notFound();
    if (kind === 'logo' || kind === 'flag')
      return sendSvg(reply, drawInitials(name.toUpperCase().slice(0, 5)));
    if (!isSceneKind(kind)) throw httpError.notFound();
    return sendSvg(reply, drawScene(kind, name));
  });
}

const sendSvg = (reply: FastifyReply, svg: string): FastifyReply =>
  reply
    .header('Content-Type', 'image/svg+xml')
    .header('Cache-Control', 'public, max-age=86400')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Access-Control-Allow-Origin', '*')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .send(svg);
