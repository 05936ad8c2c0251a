import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasedShell } from '../gates/gate.ts';
import { shellVersions } from '../publishing/shell-manifest.ts';
import type { ReleaseStore } from '../stores/store.ts';

interface ShellManifest {
  version: string;
  shared: Record<string, string>;
  languages?: Record<string, { server: { file: string } }>;
  releasedAt?: string;
}

/**
 * The shells that a remote must work under: those that the set names (the stable one and its canary), and the newest
 * ones of the store until there are two, because two shells serve pages while a new one is released.
 * @param folder gets their server bundles; it can be removed when nothing is rendered with them any more
 * @param built version of the shell that was built last; it counts as the newest if it is in the store
 * @param named versions that the set names
 */
export async function readShells(
  store: ReleaseStore,
  folder: string,
  built: string,
  named: readonly string[] = [],
): Promise<ReleasedShell[]> {
  const keys = (await store.list('shell/')).filter((key) => /^shell\/[^/]+\/shell\.json$/.test(key));
  const manifests = await Promise.all(
    keys.map(async (key): Promise<ShellManifest> => JSON.parse(String((await store.get(key)) ?? '{}'))),
  );
  const byDate = [...manifests].sort((a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? ''));
  const wanted = [...named, built, ...byDate.map(({ version }) => version)];
  const inOrder = [...new Set(wanted)].flatMap((version) => {
    const found = byDate.find((manifest) => manifest.version === version);
    return found ? [found] : [];
  });
  const chosen = inOrder.slice(0, Math.max(2, named.length));
  return Promise.all(
    chosen.map(async ({ version, shared, languages = {} }) => {
      const write = async (source: string, name: string) => {
        const file = path.join(folder, name);
        writeFileSync(file, (await store.get(`shell/${version}/${source}`)) ?? '');
        return file;
      };
      const renderBundle = await write('server/render.cjs', `${version}.cjs`);
      const translations: Record<string, string> = {};
      for (const [language, { server }] of Object.entries(languages))
        translations[language] = await write(server.file, `${version}.${language}.cjs`);
      return {
        release: version,
        ...shellVersions({ version, shared }),
        renderBundle,
        translations,
      };
    }),
  );
}
