import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteRefused, type RemoteSource } from 'shared-host/browser';
import type { Remote } from 'shared-shell';
import type { PageRemote } from '../page-data.ts';

/**
 * Loads remotes by Module Federation. Each is registered when it is first needed, so that the number of remotes in the
 * set costs nothing at start (FED-13). The entry's hash comes from the release set; the entry contains those of its
 * chunks.
 */
export function createFederatedSources(remotes: readonly PageRemote[]): RemoteSource[] {
  const integrity = new Map(
    remotes.map(({ base, entry }) => [new URL(`${base}/${entry.file}`, location.href).href, entry.integrity]),
  );
  getInstance()?.registerPlugins([
    {
      name: 'pinned-entries',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        const hash = integrity.get(url.split('?')[0] ?? url);
        if (hash) script.integrity = hash;
        return script;
      },
    },
  ]);
  return remotes.map((remote) => ({
    name: remote.name,
    version: remote.version,
    widgets: remote.widgets,
    lang: remote.lang,
    load: (attempt) => loadFederated(remote, attempt),
  }));
}

async function loadFederated(
  { name, version, base, entry, refused }: PageRemote,
  attempt: number,
): Promise<Remote> {
  if (refused) throw new RemoteRefused(refused);
  // A failed entry never recovers at the same URL, so each retry uses another one (PLATFORM-20).
  const url = new URL(`${base}/${entry.file}${attempt > 0 ? `?retry=${attempt}` : ''}`, location.href).href;
  registerRemotes([{ name: entry.global, entry: url, type: 'global', entryGlobalName: entry.global }], {
    force: attempt > 0,
  });
  const module = await loadRemote<{ default?: Remote }>(`${entry.global}/remote`);
  if (!module?.default?.pages)
    throw new Error(`${name}@${version} exposes no remote: ./remote must default-export defineRemote(…).`);
  return module.default;
}
