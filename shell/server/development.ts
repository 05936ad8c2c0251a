import type { FastifyInstance } from 'fastify';
import { parseDescriptor } from 'shared-releases/descriptor';
import type { ShellEnvironment } from './config.ts';
import type { DocumentRendererOptions } from './pages/document-renderer.ts';
import type { ServedRemote, ServedSet } from './releases/served-set.ts';
import type { SetFollower } from './releases/set-follower.ts';

const REFRESH_INTERVAL_MS = 1_000;
const LIVE_RELOAD_PATH = '/dev/live-reload.js';

/**
 * Development only: loads some remotes, and optionally the shell's browser code, from dev servers. They are rendered by
 * the browser, reload after each build and need no release. All other remotes are served as released.
 */
export async function developmentOverrides(
  env: ShellEnvironment,
  released: SetFollower,
): Promise<{ follower: SetFollower; options: NonNullable<DocumentRendererOptions['development']> } | null> {
  const overrides = env.REMOTE_OVERRIDES.split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=', 2) as [string, string]);
  if (overrides.length === 0 && !env.SHELL_DEV_URL) return null;

  let devRemotes: ServedRemote[] = [];
  const refresh = async () => {
    devRemotes = await Promise.all(overrides.map(([name, url]) => fetchDevRemote(name, url)));
  };
  await refresh();
  // Each build of a dev server writes a new descriptor.
  setInterval(() => refresh().catch(() => {}), REFRESH_INTERVAL_MS).unref();
  const withDevRemotes = ({ hostCanary: _none, ...served }: ServedSet): ServedSet => ({
    ...served,
    remotes: [
      ...served.remotes.filter(({ name }) => !overrides.some(([other]) => other === name)),
      ...devRemotes,
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
  });
  return {
    follower: { ...released, current: () => withDevRemotes(released.current()) },
    options: {
      origins: [...overrides.map(([, url]) => url), ...(env.SHELL_DEV_URL ? [env.SHELL_DEV_URL] : [])],
      shellUrl: env.SHELL_DEV_URL,
      liveReload: LIVE_RELOAD_PATH,
    },
  };
}

async function fetchDevRemote(name: string, url: string): Promise<ServedRemote> {
  const response = await fetch(`${url}/federated/remote.json`);
  if (!response.ok)
    throw new Error(
      `${name}: its dev server at ${url} returns ${response.status} for federated/remote.json.`,
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
 * Runs in the browser and reloads the page after each build of a dev server. A file, because the security policy allows
 * no inline script. After each build, dev servers send `{"type":"hash"}` and then `{"type":"ok"}`.
 */
const liveReloadScript = (origins: readonly string[]) => `
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

/** Serves the script for live reload. */
export function serveLiveReload(app: FastifyInstance, origins: readonly string[]) {
  const script = liveReloadScript(origins);
  app.get(LIVE_RELOAD_PATH, (_request, reply) => reply.type('text/javascript').send(script));
}
