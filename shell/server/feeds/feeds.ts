import type { FastifyInstance } from 'fastify';
import type { Feed } from 'shared-shell';
import type { AppOptions } from '../app-options.ts';
import { createSitemap } from './sitemap.ts';

/** ms a remote's feed has to be made, and is kept. */
const patience = 20_000;
const lifetime = 5 * 60_000;

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

  const made = new Map<string, { at: number; feed: Promise<Feed> }>();
  /** Feeds belong to remotes, so their addresses are only known at run time: asked before documents are. */
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const { number, remotes } = options.follower.current();
    const define = remotes.find(({ descriptor }) => descriptor.feeds.includes(path))?.bundle?.feeds?.[path];
    if (!define) return;
    const key = `${number} ${path}`;
    let kept = made.get(key);
    if (!kept || Date.now() - kept.at > lifetime) {
      const api = options.render.createServerApi(options.apiBaseUrl, config.apiBaseUrl, patience);
      kept = { at: Date.now(), feed: define({ api, config, signal: AbortSignal.timeout(patience) }) };
      if (made.size > 50) made.clear();
      made.set(key, kept);
    }
    try {
      const { contentType, body } = await kept.feed;
      await reply.type(contentType).header('cache-control', 'public, max-age=300').send(body);
    } catch (error) {
      made.delete(key);
      options.telemetry.error(error, { phase: 'feed', path });
      await reply
        .code(503)
        .header('retry-after', '30')
        .type('text/plain')
        .send('This feed cannot be made right now.');
    }
    return reply;
  });
}
