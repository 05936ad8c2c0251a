import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { contentLocation, followContent, PICTURES_PATH, pageSections, siteContent } from 'shared-content';
import { root } from '../repository.ts';

/**
 * Serves the standalone build of each remote at its own port: `STANDALONE=mfe-events=3004,…`. Addresses without a
 * file get the page, so that reload and deep links work.
 */
async function main() {
  const pairs = (process.env.STANDALONE ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string]);
  const apiBaseUrl = process.env.API_BASE_URL ?? 'http://localhost:4000';
  const content = await followContent({
    source: contentLocation(process.env),
    log: { info: () => {}, error: (data) => process.stderr.write(`${JSON.stringify(data)}\n`) },
  });
  for (const [name, port] of pairs) {
    const app = Fastify({ forceCloseConnections: true });
    // Files are looked up on each request: a build made meanwhile, e.g. by a release, is there on the next load.
    await app.register(fastifyStatic, { root: path.join(root, name, 'dist/standalone') });
    app.get('/config.json', (_request, reply) =>
      reply.send({
        ...siteContent(content.current().pack, content.current().version),
        apiBaseUrl,
        publicUrl: `http://localhost:${port}`,
        adminUrl: process.env.ADMIN_URL ?? `${apiBaseUrl}/admin`,
        webmailUrl: process.env.WEBMAIL_URL ?? `${apiBaseUrl}/mailbox`,
        composedUrl: process.env.COMPOSED_URL,
      }),
    );
    app.get<{ Params: { section: string } }>('/content/:section.json', (request, reply) =>
      reply.send(
        Object.entries(pageSections(content.current().pack)).find(
          ([key]) => key === request.params.section,
        )?.[1],
      ),
    );
    app.get<{ Params: { name: string } }>(`${PICTURES_PATH}/:name`, (request, reply) => {
      const picture = content.current().pictures.get(request.params.name);
      return picture ? reply.type(picture.contentType).send(picture.body) : reply.callNotFound();
    });
    for (const recorded of ['recorded.json', 'recorded-account.json'])
      app.get(`/${recorded}`, (_request, reply) => {
        const file = path.join(root, name, recorded);
        return reply.type('application/json').send(existsSync(file) ? readFileSync(file) : '{}');
      });
    app.setNotFoundHandler((request, reply) => {
      const isPage = request.method === 'GET' && !path.extname(request.url.split('?')[0] ?? '');
      return isPage ? reply.sendFile('index.html') : reply.code(404).type('text/plain').send('Not found');
    });
    process.once('SIGTERM', () => app.close().then(() => process.exit(0)));
    await app.listen({ port: Number(port), host: 'localhost' });
  }
  process.send?.({ ready: true });
}

main().catch((error: Error) => {
  process.stderr.write(`The standalone hosts cannot start: ${error.message}\n`);
  process.exit(1);
});
