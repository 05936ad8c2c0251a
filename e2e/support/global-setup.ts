import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { startSite } from 'tooling/processes/site.ts';
import { remotes } from 'tooling/repository.ts';
import { unpackOlderChromium } from './older-chromium.ts';

/** Address of each remote alone, by name, as JSON; `ports` in the order of `remotes`. */
const standaloneUrls = (ports: readonly number[]) =>
  JSON.stringify(
    Object.fromEntries(remotes.map(({ name }, index) => [name, `http://localhost:${ports[index]}`])),
  );

/**
 * Starts everything that `npm start` starts, on free ports, with fresh data and a separate release store. With
 * `SITE_URL` set nothing is started, and the tests run against that site.
 */
export default async function globalSetup() {
  await unpackOlderChromium();
  if (process.env.SITE_URL) {
    process.env.API_URL ??= 'http://localhost:4000';
    process.env.STANDALONE_URLS ??= standaloneUrls(remotes.map(({ port }) => port));
    process.env.SITE_FOLDER ??= mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
    process.env.SITE_RELEASES ??= path.resolve(import.meta.dirname, '../../.releases');
    return () => {};
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
  const ports = {
    site: await getPort(),
    api: await getPort(),
    remotes: await Promise.all(remotes.map(() => getPort())),
  };
  const set = process.env.E2E_RELEASE_SET;
  const releases = set ? path.resolve(import.meta.dirname, '../../.releases') : path.join(folder, 'releases');
  const site = await startSite({
    ports,
    dataDir: path.join(folder, 'data'),
    releaseStore: releases,
    ...(set && { releaseSet: Number(set) }),
    logs: path.join(folder, 'logs'),
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' },
    onProgress: (line) => process.stdout.write(`${line}\n`),
  });
  process.env.SITE_URL = site.siteUrl;
  process.env.API_URL = site.apiUrl;
  process.env.STANDALONE_URLS = standaloneUrls(ports.remotes);
  process.env.SITE_FOLDER = folder;
  process.env.SITE_RELEASES = releases;
  process.env.SITE_DATA = path.join(folder, 'data');
  return async () => {
    await site.stop();
    if (!process.env.KEEP_SITE) rmSync(folder, { recursive: true, force: true });
  };
}
