import type { RemoteDescriptor } from 'shared-releases/descriptor';
import type { PageRemote } from '../../page-data.ts';

/** Where this tab takes a remote from instead of the release set: a released version, or a dev server's address. */
export type Overrides = Readonly<Record<string, string>>;

const key = 'qaOverrides';
export const isAddress = (source: string) => /^https?:\/\//.test(source);

/** Overrides live in sessionStorage: this tab only, gone with it. */
export function readOverrides(): Overrides {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

export function writeOverrides(overrides: Overrides) {
  if (Object.keys(overrides).length === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(overrides));
}

/**
 * The page's remotes with this tab's overrides in place. One that cannot be had leaves the released version and is
 * named, so that the panel can offer to undo it.
 */
export async function applyOverrides(
  remotes: readonly PageRemote[],
  overrides: Overrides,
): Promise<{ remotes: PageRemote[]; failed: Record<string, string> }> {
  const failed: Record<string, string> = {};
  const changed = await Promise.all(
    remotes.map(async (remote) => {
      const source = overrides[remote.name];
      if (!source) return remote;
      try {
        const address = isAddress(source)
          ? `${source.replace(/\/+$/, '')}/federated/remote.json`
          : `/qa/remotes/${remote.name}/${encodeURIComponent(source)}`;
        const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(8_000) });
        if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
        return fromDescriptor(await answer.json(), source);
      } catch (error) {
        failed[remote.name] = error instanceof Error ? error.message : String(error);
        return remote;
      }
    }),
  );
  return { remotes: changed, failed };
}

function fromDescriptor(descriptor: RemoteDescriptor, source: string): PageRemote {
  const { name, version, routes, redirects, nav, entry, files } = descriptor;
  return {
    name,
    version,
    base: isAddress(source) ? `${source.replace(/\/+$/, '')}/federated` : `/releases/${name}/${version}`,
    entry: { ...entry, integrity: files[entry.file]?.integrity ?? '' },
    routes,
    redirects,
    nav,
    widgets: descriptor.widgets.map((widget) => widget.name),
  };
}
