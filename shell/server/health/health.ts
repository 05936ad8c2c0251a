import type { FastifyInstance } from 'fastify';
import type { ContentFollower } from 'shared-content';
import type { SetFollower } from '../releases/set-follower.ts';
import { isSetServed, type Readiness } from './readiness.ts';

/**
 * `/health`: the process runs; what is served (the shell too) and what could not be loaded, releases and content pack. `/ready`: 200
 * when this server can send pages, else 503. `/release-set`: the number alone, for tabs that stay open.
 */
export function serveHealth(
  app: FastifyInstance,
  {
    follower,
    content,
    readiness,
    startedWith,
  }: {
    follower: SetFollower;
    content: ContentFollower;
    readiness: () => Promise<Readiness>;
    /** Version of the shell that this process was started with. */
    startedWith: string;
  },
) {
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
    const { hostCanary } = served;
    const isComplete =
      served.problems.length === 0 && remotes.every(({ problem }) => !problem || problem === 'disabled');
    return reply.header('cache-control', 'no-store').send({
      status: !isSetServed(served) ? 'nothing released' : isComplete ? 'ok' : 'degraded',
      set: served.number,
      shell: {
        version: served.host?.version ?? startedWith,
        startedWith,
        ...(hostCanary && {
          canary: { version: hostCanary.set.host?.version, percent: hostCanary.percent },
        }),
      },
      remotes,
      canaries,
      problems: served.problems,
      content: content.status(),
    });
  });
  app.get('/ready', async (_request, reply) => {
    const { ready, ...checks } = await readiness();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', ...checks });
  });
  app.get('/release-set', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ set: follower.current().number }),
  );
}
