import { parseDescriptor } from 'shared-releases/descriptor';
import type { ShellEnvironment } from './config.ts';
import type { PageServiceOptions } from './pages/page-service.ts';
import type { LiveRemote, LiveSet } from './releases/live-set.ts';
import type { SetFollower } from './releases/set-follower.ts';

/**
 * Development only: some remotes (and perhaps the shell's browser code) come from dev servers. They are rendered by
 * the browser, reload after each rebuild, and need no release; everything else is as released.
 */
export async function developmentOverrides(
  env: ShellEnvironment,
  released: SetFollower,
): Promise<{ follower: SetFollower; options: NonNullable<PageServiceOptions['development']> } | null> {
  const overrides = env.REMOTE_OVERRIDES.split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=', 2) as [string, string]);
  if (overrides.length === 0 && !env.SHELL_DEV_URL) return null;

  let fetched: LiveRemote[] = [];
  const refresh = async () => {
    fetched = await Promise.all(overrides.map(([name, url]) => fetchDevRemote(name, url)));
  };
  await refresh();
  // Dev servers rebuild while this one runs: their descriptors are read again before they can be stale for long.
  setInterval(() => refresh().catch(() => {}), 1_000).unref();
  const merged = (live: LiveSet): LiveSet => ({
    ...live,
    remotes: [
      ...live.remotes.filter(({ name }) => !overrides.some(([other]) => other === name)),
      ...fetched,
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
  });
  return {
    follower: { ...released, current: () => merged(released.current()) },
    options: {
      origins: [...overrides.map(([, url]) => url), ...(env.SHELL_DEV_URL ? [env.SHELL_DEV_URL] : [])],
      shellUrl: env.SHELL_DEV_URL,
      liveReload: '/dev/live-reload.js',
    },
  };
}

async function fetchDevRemote(name: string, url: string): Promise<LiveRemote> {
  const response = await fetch(`${url}/federated/remote.json`);
  if (!response.ok)
    throw new Error(
      `${name}: its dev server at ${url} answers ${response.status} for federated/remote.json.`,
    );
  const descriptor = parseDescriptor(await response.json(), `${url}/federated/remote.json`);
  const { version, routes, redirects, nav, widgets, entry } = descriptor;
  return {
    name,
    version,
    descriptor,
    bundle: null,
    bundleProblem: 'served by its dev server',
    page: {
      name,
      version,
      base: `${url}/federated`,
      entry: { ...entry, integrity: '' },
      routes,
      redirects,
      nav,
      widgets: widgets.map((widget) => widget.name),
    },
  };
}

/**
 * Reloads the page after a rebuild of any dev server it uses. Runs in the browser, as a file: the page allows no
 * inline script. Dev servers say `{"type":"hash"}` and then `{"type":"ok"}` after each build.
 */
export const liveReloadScript = (origins: readonly string[]) => `
for (const origin of ${JSON.stringify(origins)}) {
  let built;
  const socket = new WebSocket(origin.replace(/^http/, 'ws') + '/ws');
  socket.onmessage = ({ data }) => {
    const { type, data: hash } = JSON.parse(data);
    if (type !== 'hash') return;
    if (built !== undefined && built !== hash) location.reload();
    built = hash;
  };
}
`;
