import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { startService } from 'tooling/processes/services.ts';
import type { Service } from 'tooling/processes/supervise.ts';
import { root } from 'tooling/repository.ts';

interface RemoteHealth {
  name: string;
  version: string;
  /** Whether the server renders the remote; otherwise `problem` says why not. */
  serverRendering: boolean;
  problem?: string;
}

interface ShellHealth {
  /** Number of the release set. */
  set: number;
  /** The shell that renders pages, and its canary. */
  shell: { version: string; startedWith: string; canary?: { version: string; percent: number } };
  canaries: unknown[];
  remotes: RemoteHealth[];
}

export interface IsolatedShell {
  url: string;
  /** Of its process. */
  pid: number;
  /** Folder of its own copy of the release store. */
  store: string;
  /** The answer of `/health`. */
  health: () => Promise<ShellHealth>;
  /** The entry of a remote in the answer of `/health`. */
  remoteHealth: (name: string) => Promise<RemoteHealth>;
  /** Removes files from the store by key prefix, e.g. `mfe-events/`. Returns a function that restores them. */
  removeFiles: (prefix: string) => () => void;
  stop: () => Promise<void>;
}

/**
 * Starts a shell server on its own copy of the release store, for tests that change or damage releases.
 * @param env additional environment; `API_BASE_URL` defaults to the API of the suite, `PORT` to a free port
 */
export async function startIsolatedShell(env: Record<string, string> = {}): Promise<IsolatedShell> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-shell-'));
  const store = path.join(folder, 'releases');
  cpSync(process.env.SITE_RELEASES ?? '', store, { recursive: true });
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
  const health = async (): Promise<ShellHealth> => (await fetch(`${url}/health`)).json();
  return {
    url,
    pid: service.pid,
    store,
    health,
    remoteHealth: async (name) => {
      const remote = (await health()).remotes.find((entry) => entry.name === name);
      if (!remote) throw new Error(`The shell has no remote ${name}.`);
      return remote;
    },
    removeFiles: (prefix) => {
      const from = path.join(store, prefix);
      const to = path.join(folder, 'removed', prefix);
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
