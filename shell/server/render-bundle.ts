import type * as render from '../src/render/index.ts';

/** The shell's server bundle: React and all code that renders pages, built for Node (`releases/host.ts` loads it). */
export type RenderBundle = typeof render;
<<<<<<< HEAD

const dist = path.resolve(import.meta.dirname, '../dist');

/** The shell that this process was started with: the build beside it. */
export function loadOwnHost(releaseOrigin: string): Host {
  const manifest = shellManifestSchema.parse(JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')));
  return createHost(manifest, readFileSync(path.join(dist, 'server/render.cjs'), 'utf8'), releaseOrigin);
}

/**
 * The release store with the browser files of the process's own shell, so that it can be served although it was never
 * released, or while the store cannot be read.
 */
export function withOwnShell(store: ReleaseStore, { version, manifest }: Host): ReleaseStore {
  const folder = `${SHELL}/${version}/`;
  return {
    ...store,
    get: async (key) => {
      const file = key.startsWith(folder) ? key.slice(folder.length) : null;
      if (file === null || !manifest.files[file]) return store.get(key);
      const content = await store.get(key).catch(() => null);
      return content ?? readFile(path.join(dist, file));
    },
  };
}
=======
>>>>>>> servers
