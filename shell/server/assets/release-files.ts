import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentTypeOf, type ReleaseStore } from 'shared-releases';
import { acceptsBrotli } from '../pages/document/document-body.ts';

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 4 * 1024 * 1024;

/**
 * Serves `/releases/<name>/<version>/web/…` from the store, as immutable files. All stored versions are served, because
 * open tabs still load files of earlier releases. Server bundles and descriptors are not public.
 */
export function serveReleaseFiles(app: FastifyInstance, store: ReleaseStore) {
  // Released files never change, so a cached file never expires. This saves requests to a store across the network.
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (content) => content.length + 1,
  });
  const read = async (key: string) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const content = await store.get(key);
    if (content && content.length < MAX_CACHED_FILE_BYTES) cache.set(key, content);
    return content;
  };
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/web/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      const key = `${name}/${version}/web/${file}`;
      const type = contentTypeOf(file);
      if (!type || key.split('/').includes('..')) return reply.code(404).type('text/plain').send('Not found');
      const compressed = acceptsBrotli(request.headers['accept-encoding']) ? await read(`${key}.br`) : null;
      const content = compressed ?? (await read(key));
      if (!content)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
      if (compressed) reply.header('content-encoding', 'br');
      return sendRanged(
        reply
          .type(type)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('vary', 'accept-encoding'),
        compressed ? undefined : request.headers.range,
        content,
      );
    },
  );
}

/** Sends a byte range, which browsers request for videos, or else the whole file. */
function sendRanged(reply: FastifyReply, range: string | undefined, content: Buffer) {
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
