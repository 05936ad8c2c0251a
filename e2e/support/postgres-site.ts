import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { startPostgres } from 'tooling/processes/postgres-server.ts';
import { startService } from 'tooling/processes/services.ts';
import { root } from 'tooling/repository.ts';
import { startIsolatedShell } from './isolated-shell.ts';

export interface PostgresSite {
  siteUrl: string;
  apiUrl: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server, an API on it and a shell for that API, for one test. */
export async function startPostgresSite(): Promise<PostgresSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-postgres-'));
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopPart of stops.reverse()) await stopPart();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const database = await startPostgres();
    stops.push(database.stop);
    const [apiPort, sitePort] = [await getPort(), await getPort()];
    const apiUrl = `http://localhost:${apiPort}`;
    const siteUrl = `http://localhost:${sitePort}`;
    const api = await startService({
      name: `api-${apiPort}`,
      file: path.join(root, 'api/src/main.ts'),
      logs: path.join(process.env.SITE_FOLDER ?? '', 'logs'),
      env: {
        PORT: String(apiPort),
        DATABASE_URL: database.url('postgres'),
        DATA_DIR: folder,
        API_PUBLIC_URL: apiUrl,
        SITE_URL: siteUrl,
        LOG_LEVEL: 'warn',
      },
    });
    stops.push(api.stop);
    const shell = await startIsolatedShell({
      PORT: String(sitePort),
      API_BASE_URL: apiUrl,
      WEBMAIL_URL: `${apiUrl}/mailbox`,
    });
    stops.push(shell.stop);
    return { siteUrl, apiUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
