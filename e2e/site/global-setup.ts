import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../tooling/processes/ports.ts';
import { startSite } from '../../tooling/processes/site.ts';

/** Starts what `npm start` starts, on free ports, with fresh data and a release store of its own. */
export default async function globalSetup() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
  const ports = {
    site: await freePort(),
    api: await freePort(),
    remotes: [await freePort(), await freePort(), await freePort(), await freePort()],
  };
  const site = await startSite({
    ports,
    dataDir: path.join(folder, 'data'),
    releaseStore: path.join(folder, 'releases'),
    logs: path.join(folder, 'logs'),
    env: { LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
    onProgress: (line) => process.stdout.write(`${line}\n`),
  });
  process.env.SITE_URL = site.siteUrl;
  process.env.API_URL = site.apiUrl;
  process.env.STANDALONE_PORTS = ports.remotes.join(',');
  process.env.SITE_FOLDER = folder;
  return async () => {
    await site.stop();
    if (!process.env.KEEP_SITE) rmSync(folder, { recursive: true, force: true });
  };
}
