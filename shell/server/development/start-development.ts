import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ReleaseStore } from 'shared-releases';
import type { ShellEnvironment } from '../config.ts';
import type { DocumentRendererOptions } from '../pages/document/document-options.ts';
import type { Host } from '../releases/host.ts';
import type { SetFollower } from '../releases/set-follower.ts';
import type { Telemetry } from '../site-types.ts';
import { pageScriptUrl, serveDevPages } from './dev-pages.ts';
import { devOrigins, followDevServers } from './dev-set.ts';
import { createRenderProblems } from './render-problems.ts';

export interface Development {
  follower: SetFollower;
  options: NonNullable<DocumentRendererOptions['development']>;
  /** Adds the routes for pages in development. */
  serve: (app: FastifyInstance) => void;
  stop: () => void;
}

/** Loads remotes and the shell from dev servers when the environment names some; null otherwise. */
export async function startDevelopment({
  env,
  store,
  released,
  own,
  telemetry,
  log,
}: {
  env: ShellEnvironment;
  store: ReleaseStore;
  released: SetFollower;
  own: Host;
  telemetry: Telemetry;
  log: FastifyBaseLogger;
}): Promise<Development | null> {
  const origins = devOrigins(env);
  if (origins.length === 0) return null;
  const set = await followDevServers({ env, store, released, own });
  // Marked as progress, so that `npm run dev` shows it in the terminal.
  const print = (message: string) => log.error({ progress: true }, message);
  const failureText = ({ remote, reason }: { remote: string; reason: string }) =>
    reason.startsWith(`${remote} `) ? reason : `${remote}: ${reason}`;
  let onProblem = () => {};
  const problems = createRenderProblems(telemetry, set.serverCode, (message) => {
    if (message) print(message);
    onProblem();
  });
  return {
    follower: set.follower,
    options: {
      origins,
      shellUrl: env.SHELL_DEV_URL,
      script: () => pageScriptUrl(set.revision()),
      observe: problems.observe,
    },
    serve: (app) => {
      const pages = serveDevPages(app, {
        revision: set.revision,
        problems: {
          all: () => [...set.failures().map(failureText), ...problems.all()],
          paths: problems.paths,
        },
      });
      onProblem = pages.send;
      const printAll = (failures: ReturnType<typeof set.failures>) => {
        for (const failure of failures) print(failureText(failure));
      };
      // The first builds were there before anybody listened.
      printAll(set.failures());
      set.onBuild((failures) => {
        printAll(failures);
        pages.send();
        pages.check().catch((error) => log.error({ error: String(error) }, 'open pages cannot be checked'));
      });
    },
    stop: set.stop,
  };
}
