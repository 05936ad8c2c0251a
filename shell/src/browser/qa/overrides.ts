import type { RemoteDescriptor } from 'shared-releases/descriptor';
import type { PageRemote } from '../../page-data.ts';

/** Sources that replace those of the release set in this tab, by remote: a released version, or a dev server's URL. */
export type Overrides = Readonly<Record<string, string>>;

/** Entry in sessionStorage. */
const STORAGE_KEY = 'qaOverrides';
/** Time limit in ms for the descriptor of an override. */
const TIME_LIMIT_MS = 8_000;
const isUrl = (source: string) => /^https?:\/\//.test(source);

/** Overrides are stored in sessionStorage, so they apply to this tab only. */
export function readOverrides(): Overrides {
  try {
    const value = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/** Stores the overrides, or removes them when there are none, and reloads the page. */
export function applyAndReload(overrides: Overrides) {
  if (Object.keys(overrides).length === 0) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(overrides));
  location.reload();
}

/**
 * The page's remotes with the overrides of this tab. When one cannot be loaded, the released version is used and the
 * cause is returned in `failed`, so that the panel can offer to undo it.
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
        const url = isUrl(source)
          ? `${source.replace(/\/+$/, '')}/federated/remote.json`
          : `/qa/remotes/${remote.name}/${encodeURIComponent(source)}`;
        const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
        if (!response.ok) throw new Error(`${url} returns ${response.status}`);
        return fromDescriptor(await response.json(), source);
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
    base: isUrl(source) ? `${source.replace(/\/+$/, '')}/federated` : `/releases/${name}/${version}`,
    entry: { ...entry, integrity: files[entry.file]?.integrity ?? '' },
    routes,
    redirects,
    nav,
    widgets: descriptor.widgets.map((widget) => widget.name),
  };
}
