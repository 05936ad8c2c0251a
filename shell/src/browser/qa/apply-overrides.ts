import type { RemoteDescriptor } from 'shared-releases/descriptor';
import { isDevServer, type Overrides } from '../../overrides.ts';
import type { PageData, PageRemote } from '../../page-data.ts';

/** Time limit in ms for the descriptor of an override. */
const TIME_LIMIT_MS = 8_000;

interface Applied {
  remotes: PageRemote[];
  /** Overrides that could not be loaded, by remote, with the cause; the released version is used instead. */
  failed: Record<string, string>;
  /** Whether the server's HTML fits these remotes, so that it can be hydrated. */
  canHydrate: boolean;
}

/**
 * The page's remotes with overrides. Released versions were loaded by the server already; those from dev servers are
 * loaded here, and the server has left their areas to the browser.
 */
export async function applyOverrides(
  { remotes, shell, view }: Pick<PageData, 'remotes' | 'shell' | 'view'>,
  overrides: Overrides,
): Promise<Applied> {
  const failed: Applied['failed'] = {};
  let canHydrate = true;
  const changed = await Promise.all(
    remotes.map(async (remote) => {
      const source = overrides[remote.name];
      if (!source || source === remote.version) return remote;
      try {
        const url = isDevServer(source)
          ? `${source.replace(/\/+$/, '')}/federated/remote.json`
          : `/qa/remotes/${remote.name}/${encodeURIComponent(source)}`;
        const response = await readDescriptor(url, source);
        if (!response.ok) throw new Error(`${url} returns ${response.status}`);
        const loaded = fromDescriptor(await response.json(), source);
        // Another router, or HTML of another version, cannot be hydrated.
        if (view?.overrides[remote.name] !== source || !isDevServer(source) || !hasSameRoutes(loaded, remote))
          canHydrate = false;
        return loaded;
      } catch (error) {
        failed[remote.name] = error instanceof Error ? error.message : String(error);
        // The server has left the area of a dev server empty, which is what the browser renders first.
        return remote;
      }
    }),
  );
  for (const { remote, reason } of view?.problems ?? []) failed[remote] ??= reason;
  if (overrides.shell && overrides.shell !== shell) failed.shell ??= 'this server did not load another shell';
  return { remotes: changed, failed, canHydrate };
}

/** A browser says `Failed to fetch` alike when nothing answers and when what answers is no dev server. */
const readDescriptor = (url: string, source: string) =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch((error) => {
    throw isDevServer(source) ? new Error(`no dev server answers at ${source}`) : error;
  });

const hasSameRoutes = (a: PageRemote, b: PageRemote) =>
  JSON.stringify([a.routes.map(({ path, page }) => [path, page]), a.redirects, a.nav, a.widgets]) ===
  JSON.stringify([b.routes.map(({ path, page }) => [path, page]), b.redirects, b.nav, b.widgets]);

function fromDescriptor(descriptor: RemoteDescriptor, source: string): PageRemote {
  const { name, version, routes, redirects, nav, permissions, entry, files } = descriptor;
  return {
    name,
    version,
    base: isDevServer(source) ? `${source.replace(/\/+$/, '')}/federated` : `/releases/${name}/${version}`,
    entry: { ...entry, integrity: files[entry.file]?.integrity ?? '' },
    routes,
    redirects,
    nav,
    ...(permissions && { permissions }),
    widgets: descriptor.widgets.map((widget) => widget.name),
  };
}
