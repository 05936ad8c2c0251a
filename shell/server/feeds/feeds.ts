import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app.ts';
import { createSitemap } from './sitemap.ts';

/** `/robots.txt`, `/sitemap.xml` and its parts: what remotes list through `defineRemote({ sitemap })`. */
export function serveFeeds(app: FastifyInstance, options: AppOptions) {
  const { config } = options;
  const sitemap = createSitemap(options);

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /password-reset/',
          'Allow: /',
          '',
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemap.index()),
  );
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const part = await sitemap.part(Number(request.params.part));
    return part === null
      ? reply.code(404).type('text/plain').send('Not found')
      : reply.type('application/xml; charset=utf-8').send(part);
  });
}
