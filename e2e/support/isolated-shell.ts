import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { type Service, startService } from 'tooling/processes/services.ts';
import { root } from 'tooling/repository.ts';

export interface IsolatedShell {
  url: string;
  /** Its private copy of the release store. */
  store: string;
  /** Makes files of the store disappear, by key prefix, e.g. `mfe-events/`. Returns how to bring them back. */
  removeFiles: (prefix: string) => () => void;
  stop: () => Promise<void>;
}

/**
 * A shell server over its own copy of the release store, for tests that break things. API: the suite's, unless `env`
 * names another as `API_BASE_URL`. Port: a free one, unless `env` names it as `PORT`.
 */
export async function startIsolatedShell(
  env: Record<string, string> = {},
  prepare?: (store: string) => Promise<void> | void,
): Promise<IsolatedShell> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-shell-'));
  const store = path.join(folder, 'releases');
  cpSync(process.env.SITE_RELEASES ?? '', store, { recursive: true });
  await prepare?.(store);
  const port = env.PORT ? Number(env.PORT) : await getPort();
  const url = `http://localhost:${port}`;
  const service: Service = await startService({
    name: `shell-${port}`,
    file: path.join(root, 'shell/server/main.ts'),
    logs: path.join(process.env.SITE_FOLDER ?? '', 'logs'),
    env: {
      PORT: String(port),
      PUBLIC_URL: url,
      API_BASE_URL: process.env.API_URL,
      RELEASE_STORE: store,
      LOG_LEVEL: 'warn',
      PAGE_TTL_SECONDS: '0',
      ...env,
    },
  });
  return {
    url,
    store,
    removeFiles: (prefix) => {
      const from = path.join(store, prefix);
      const to = path.join(folder, 'taken', prefix);
      mkdirSync(path.dirname(to), { recursive: true });
      renameSync(from, to);
      return () => renameSync(to, from);
    },
    stop: async () => {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
