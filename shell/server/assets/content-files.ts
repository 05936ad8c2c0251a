import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type ContentFollower, type ContentPack, PICTURES_PATH, packIn, pageSections } from 'shared-content';
import { hasTag } from 'shared-server';

/** Pictures of earlier packs that open tabs can still ask for. */
const MAX_EARLIER_PICTURES = 500;

/**
 * The content pack for browsers: `/content/<section>.json`, revalidated by ETag, and the pictures under the hash of
 * their content. A picture is never executed: an SVG that is opened by itself gets a policy without scripts.
 */
export function serveContent(app: FastifyInstance, content: ContentFollower) {
  const earlier = new LRUCache<string, { contentType: string; body: Buffer }>({ max: MAX_EARLIER_PICTURES });

  app.get<{ Params: { section: string } }>('/content/:section.json', (request, reply) =>
    sendSection(request, reply, content.current().pack),
  );
  app.get<{ Params: { language: string; section: string } }>(
    '/content/:language/:section.json',
    (request, reply) => sendSection(request, reply, packIn(content.current(), request.params.language)),
  );

  function sendSection(
    request: FastifyRequest<{ Params: { section: string } }>,
    reply: FastifyReply,
    pack: ContentPack,
  ) {
    const { version } = content.current();
    const sections: Readonly<Record<string, unknown>> = { ...pageSections(pack) };
    const section = Object.hasOwn(sections, request.params.section) && sections[request.params.section];
    if (!section) return reply.code(404).send({ detail: 'Not found.' });
    reply.header('cache-control', 'no-cache').header('etag', `"${version}"`);
    return hasTag(request.headers['if-none-match'], version) ? reply.code(304).send() : reply.send(section);
  }

  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}/:name`, (request, reply) => {
    const { name } = request.params;
    const current = content.current().pictures.get(name);
    if (current) earlier.set(name, current);
    const picture = current ?? earlier.get(name);
    if (!picture)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .type(picture.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture.body);
  });
}
