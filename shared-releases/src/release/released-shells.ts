import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ReleasedShell } from '../gates/gate.ts';
import type { ReleaseStore } from '../stores/store.ts';

interface ShellManifest {
  version: string;
  shared: Record<string, string>;
  releasedAt?: string;
}

/**
 * The newest two shells of the store, newest first. A remote must work under both, because both serve pages while a new
 * shell is deployed.
 * @param current version of the shell that was built last; it counts as the newest if it is in the store
 */
export async function readShells(store: ReleaseStore, current: string): Promise<ReleasedShell[]> {
  const keys = (await store.list('shell/')).filter((key) => key.endsWith('/shell.json'));
  const manifests = await Promise.all(
    keys.map(async (key): Promise<ShellManifest> => JSON.parse(String((await store.get(key)) ?? '{}'))),
  );
  const byDate = [...manifests].sort((a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? ''));
  const newest = byDate.find(({ version }) => version === current) ?? byDate[0];
  const chosen = [newest, byDate.find((manifest) => manifest !== newest)].filter(
    (manifest) => manifest !== undefined,
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-shells-'));
  return Promise.all(
    chosen.map(async ({ version, shared }) => {
      const file = path.join(folder, `${version}.cjs`);
      writeFileSync(file, (await store.get(`shell/${version}/server/render.cjs`)) ?? '');
      return { release: version, version: version.split('-')[0] ?? version, shared, renderBundle: file };
    }),
  );
}
