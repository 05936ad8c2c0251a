import type { FastifyInstance } from 'fastify';
import type { ContentFollower } from 'shared-content';
import type { SetFollower } from '../releases/set-follower.ts';

/**
 * `/health`: what is served and what could not be loaded, releases and content pack. `/release-set`: the number alone, for tabs that stay open.
 */
export function serveHealth(app: FastifyInstance, follower: SetFollower, content: ContentFollower) {
  app.get('/health', (_request, reply) => {
    const served = follower.current();
    const remotes = served.remotes.map(({ name, version, bundle, bundleProblem, page }) => ({
      name,
      version,
      serverRendering: bundle !== null,
      problem: page.refused ?? bundleProblem,
    }));
    const canaries = served.canaries.map(({ remote, percent }) => ({
      name: remote.name,
      version: remote.version,
      percent,
    }));
    return reply.header('cache-control', 'no-store').send({
      status: 'ok',
      set: served.number,
      remotes,
      canaries,
      problems: served.problems,
      content: content.status(),
    });
  });
  app.get('/release-set', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ set: follower.current().number }),
  );
}
