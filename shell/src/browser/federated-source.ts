import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteRefused, type RemoteSource } from 'shared-host/browser';
import type { Remote } from 'shared-shell';
import type { PageRemote } from '../page-data.ts';
import { entryError } from './entry-error.ts';

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
  const preloaded = new Set<string>();
  return remotes.map((remote) => ({
    name: remote.name,
    version: remote.version,
    widgets: remote.widgets,
    lang: remote.lang,
    load: (attempt) => loadFederated(remote, attempt),
    preload: (page) => {
      const files = filesOf(remote, page).filter((file) => !preloaded.has(file));
      for (const file of files) {
        preloaded.add(file);
        // Into the browser's cache, where the scripts find it. Their hashes are checked as always, and a failure is theirs.
        fetch(file)
          .then((answer) => answer.arrayBuffer())
          .catch(() => preloaded.delete(file));
      }
    },
  }));
}

/** Addresses of the scripts that a page of the remote needs beside the entry. */
function filesOf({ base, scripts, routes, refused }: PageRemote, page: string): string[] {
  if (refused || !scripts) return [];
  const ofPage = routes.find((route) => route.page === page)?.scripts ?? [];
  return [...new Set([...scripts, ...ofPage])].map((file) => `${base}/${file}`);
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
  const module = await loadRemote<{ default?: Remote }>(`${entry.global}/remote`).catch((error: unknown) => {
    throw entryError(name, url, error);
  });
  if (!module?.default?.pages)
    throw new Error(`${name}@${version} exposes no remote: ./remote must default-export defineRemote(…).`);
  return module.default;
}
