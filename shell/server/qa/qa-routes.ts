import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from 'shared-releases';

/**
 * Data for the QA panel: released versions of each remote, and the descriptor of one version. Only with the QA flag.
 */
export function serveQa(app: FastifyInstance, store: ReleaseStore) {
  app.get('/qa/versions', async (_request, reply) => {
    const versions: Record<string, string[]> = {};
    for (const key of await store.list('')) {
      const [name = '', version = '', file = '', ...rest] = key.split('/');
      if (file === 'remote.json' && rest.length === 0) versions[name] = [...(versions[name] ?? []), version];
    }
    return reply.header('cache-control', 'no-store').send(versions);
  });
  app.get<{ Params: { name: string; version: string } }>(
    '/qa/remotes/:name/:version',
    async (request, reply) => {
      const { name, version } = request.params;
      if (!/^[a-z0-9-]+$/.test(name) || !/^[\w.+-]+$/.test(version))
        return reply.code(404).send({ detail: 'Not found.' });
      const descriptor = await store.get(`${name}/${version}/remote.json`);
      if (!descriptor) return reply.code(404).send({ detail: 'Not found.' });
      return reply.type('application/json').header('cache-control', 'no-store').send(descriptor);
    },
  );
}
