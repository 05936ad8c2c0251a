import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../http/http-error.ts';
import { drawInitials, drawScene, type SceneKind, sceneKinds } from './demo-drawings.ts';

/** Pictures of the demonstration data, drawn on request: `/media/demo/<kind>/<name>.svg`. */
export function mediaRoutes(app: FastifyInstance): void {
  app.get('/media/demo/:kind/:file', (request, reply) => {
    const { kind, file } = request.params as { kind: string; file: string };
    const name = /^([A-Za-z0-9-]{1,40})\.svg$/.exec(file)?.[1];
    // One post of the demonstration data points at a picture that does not exist, on purpose.
    if (!name || name === 'missing') throw refuse.notFound();
    if (kind === 'logo' || kind === 'flag')
      return sendDrawing(reply, drawInitials(name.toUpperCase().slice(0, 5)));
    if (!sceneKinds.includes(kind as SceneKind)) throw refuse.notFound();
    return sendDrawing(reply, drawScene(kind as SceneKind, name));
  });
}

const sendDrawing = (reply: FastifyReply, svg: string): FastifyReply =>
  reply
    .header('Content-Type', 'image/svg+xml')
    .header('Cache-Control', 'public, max-age=86400')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Access-Control-Allow-Origin', '*')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(svg);
