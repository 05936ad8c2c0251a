import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from 'shared-releases';
import type { ServedSet } from '../releases/served-set.ts';
import { createReleaseList } from './released-versions.ts';

/**
 * Data for the QA panel: the released versions, and the descriptor of one version. Only with the flag `qa`.
 */
export function serveQa(
  app: FastifyInstance,
  { store, channel, current }: { store: ReleaseStore; channel: string; current: () => ServedSet },
) {
  const listReleases = createReleaseList(store, channel, current);
  app.get('/qa/releases', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listReleases()),
  );
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
