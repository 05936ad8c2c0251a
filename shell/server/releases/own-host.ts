import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseStore, SHELL, shellManifestSchema } from 'shared-releases';
import { createHost, type Host } from './host.ts';

const ownDist = path.resolve(import.meta.dirname, '../../dist');

/** The shell that this process was started with: the build beside it. */
export function loadOwnHost(releaseOrigin: string): Host {
  const manifest = shellManifestSchema.parse(
    JSON.parse(readFileSync(path.join(ownDist, 'shell.json'), 'utf8')),
  );
  return createHost(manifest, (file) => readFileSync(path.join(ownDist, file), 'utf8'), releaseOrigin);
}

/**
 * The release store with the browser files of the process's own shell, so that it can be served although it was never
 * released, or while the store cannot be read.
 * @param dist folder of its build
 */
export function withOwnShell(store: ReleaseStore, { version, manifest }: Host, dist = ownDist): ReleaseStore {
  const folder = `${SHELL}/${version}/`;
  return {
    ...store,
    get: async (key) => {
      const file = key.startsWith(folder) ? key.slice(folder.length) : null;
      // Files of the build have no compressed copy; without it the file itself is served.
      if (file === null || !manifest.files[file.replace(/\.br$/, '')]) return store.get(key);
      const content = await store.get(key).catch(() => null);
      return content ?? (manifest.files[file] ? readFile(path.join(dist, file)) : null);
    },
  };
}
