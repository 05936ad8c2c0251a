import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from 'shared-releases';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
};

/**
 * Serves `/releases/<name>/<version>/web/…` from the store: immutable, any version, also for tabs that were opened
 * before the newest release. Server bundles and descriptors are not public.
 */
export function serveReleaseFiles(app: FastifyInstance, store: ReleaseStore) {
  // Releases never change, so what was read once is kept; a store across the network is then asked once per file.
  const kept = new LRUCache<string, Buffer>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (content) => content.length + 1,
  });
  const read = async (key: string) => {
    const known = kept.get(key);
    if (known) return known;
    const content = await store.get(key);
    if (content && content.length < 4 * 1024 * 1024) kept.set(key, content);
    return content;
  };
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/web/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      const key = `${name}/${version}/web/${file}`;
      const type = types[file.split('.').at(-1) ?? ''];
      if (!type || key.split('/').includes('..')) return reply.code(404).type('text/plain').send('Not found');
      const wantsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      const small = wantsBrotli ? await read(`${key}.br`) : null;
      const content = small ?? (await read(key));
      if (!content)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
      if (small) reply.header('content-encoding', 'br');
      return sendRanged(
        reply
          .type(type)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('vary', 'accept-encoding'),
        small ? undefined : request.headers.range,
        content,
      );
    },
  );
}

/** Videos are asked for in ranges; everything else comes whole. */
function sendRanged(reply: import('fastify').FastifyReply, range: string | undefined, content: Buffer) {
  const match = range && /^bytes=(\d*)-(\d*)$/.exec(range);
  if (!match) return reply.send(content);
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, content.length - Number(last)) : Number(first);
  const end = first !== '' && last !== '' ? Math.min(Number(last), content.length - 1) : content.length - 1;
  if (start > end) return reply.code(416).header('content-range', `bytes */${content.length}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${content.length}`)
    .header('accept-ranges', 'bytes')
    .send(content.subarray(start, end + 1));
}
