import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { httpError } from '../http/http-error.ts';
import { drawInitials, drawScene, isSceneKind } from './demo-drawings.ts';

/**
 * Pictures of records: `/media/pictures/<hash>.<type>` of imported ones, and `/media/demo/<kind>/<name>.svg` of the
 * demonstration data, which are drawn on request.
 */
export function addMediaRoutes(app: FastifyInstance, database: Pick<Database, 'query'>): void {
  app.get('/media/pictures/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [row] = await database.query('SELECT content_type, content FROM pictures WHERE name = $1', [file]);
    if (!row) throw httpError.notFound();
    const [contentType, content] = row as [string, string];
    // The name is the hash of the content.
    return sendPicture(
      reply,
      contentType,
      Buffer.from(content, 'base64'),
      'public, max-age=31536000, immutable',
    );
  });
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
  sendPicture(reply, 'image/svg+xml', svg, 'public, max-age=86400');

const sendPicture = (
  reply: FastifyReply,
  contentType: string,
  body: string | Buffer,
  caching: string,
): FastifyReply =>
  reply
    .header('Content-Type', contentType)
    .header('Cache-Control', caching)
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Access-Control-Allow-Origin', '*')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .send(body);
