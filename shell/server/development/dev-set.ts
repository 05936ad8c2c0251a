import { evaluateServerBundle, type ReleaseStore, readSet, shellVersions } from 'shared-releases';
import { findCollisions, parseDescriptor, type RemoteDescriptor } from 'shared-releases/descriptor';
import type { Remote } from 'shared-shell';
import type { ShellEnvironment } from '../config.ts';
import { createHost, type Host } from '../releases/host.ts';
import { loadServedSet, type ServedRemote, type ServedSet } from '../releases/served-set.ts';
import type { SetFollower } from '../releases/set-follower.ts';

/** Time in ms between two looks for new builds of the dev servers. */
const POLL_INTERVAL_MS = 400;

/** The state of one dev server of a remote. */
interface DevRemote {
  name: string;
  url: string;
  /** The last one that claims nothing of another remote or of the shell. */
  descriptor: RemoteDescriptor | null;
  /** What the newest one claims of others; empty when that is nothing. */
  claimProblem: string;
  /** Hash of its server bundle; empty when there is none. */
  serverHash: string;
  serverCode: string;
  bundle: Remote | null;
  bundleProblem: string;
}

interface Failure {
  remote: string;
  reason: string;
}

export interface DevSet {
  follower: SetFollower;
  /** Raised when pages in browsers need a reload: other routes, links or widgets, or another release set. */
  revision: () => number;
  /** Server bundles of the remotes, by name, for the source positions of errors. */
  serverCode: (remote: string) => string;
  /** What of the dev servers' last builds is not used, and why. */
  failures: () => Failure[];
  /** Calls the listener after each new server bundle, or when a build cannot be used. */
  onBuild: (listener: (failures: Failure[]) => void) => void;
  stop: () => void;
}

interface Options {
  env: Pick<ShellEnvironment, 'REMOTE_OVERRIDES' | 'SHELL_DEV_URL' | 'CHANNEL'>;
  store: ReleaseStore;
  released: SetFollower;
  own: Host;
}

/** Remotes to load from their dev servers, from `mfe-events=http://localhost:3004,…`. */
const readOverrides = (text: string) =>
  text
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=', 2) as [string, string]);

/** The origins of all dev servers. */
export const devOrigins = ({ REMOTE_OVERRIDES, SHELL_DEV_URL }: Options['env']) => [
  ...readOverrides(REMOTE_OVERRIDES).map(([, url]) => url),
  ...(SHELL_DEV_URL ? [SHELL_DEV_URL] : []),
];

/**
 * Development only: the released set with some remotes, and optionally the shell, from dev servers. Their server bundles
 * are evaluated again after each build, and all other remotes under the shell of the dev server, so that the server
 * renders what the browser hydrates.
 */
export async function followDevServers({ env, store, released, own }: Options): Promise<DevSet> {
  const remotes = readOverrides(env.REMOTE_OVERRIDES).map(
    ([name, url]): DevRemote => ({
      name,
      url,
      descriptor: null,
      claimProblem: '',
      serverHash: '',
      serverCode: '',
      bundle: null,
      bundleProblem: 'its dev server has not built it yet',
    }),
  );
  const listeners: ((failures: Failure[]) => void)[] = [];
  let host: Host | null = null;
  let hostHash = '';
  let base: ServedSet = released.current();
  let baseIsCurrent = true;
  let served: ServedSet = base;
  // Also different after a restart of this process.
  let revision = Date.now();
  let structure = '';
  let claims = '';

  async function refreshHost(): Promise<boolean> {
    if (!env.SHELL_DEV_URL) return false;
    const hash = await fetchText(`${env.SHELL_DEV_URL}/server/hash`);
    if (!hash || hash === hostHash) return false;
    const code = await fetchText(`${env.SHELL_DEV_URL}/server/render.cjs`);
    host = createHost({ ...own.manifest, languages: undefined }, () => code, own.releaseOrigin);
    hostHash = hash;
    return true;
  }

  /** The released remotes under the shell of the dev server. */
  async function refreshReleased(): Promise<boolean> {
    const current = released.current();
    if (baseIsCurrent && current.number === base.number) return false;
    const set = host ? await readSet(store, env.CHANNEL, current.number) : null;
    base =
      host && set
        ? {
            ...(await loadServedSet(store, set, {
              shell: shellVersions(own.manifest),
              provided: host.render.provided,
              releaseOrigin: own.releaseOrigin,
              previous: null,
            })),
            host,
          }
        : { ...current, ...(host && { host }) };
    baseIsCurrent = true;
    return true;
  }

  const isReleased = ({ name }: ServedRemote) => !remotes.some((remote) => remote.name === name);

  function takeDescriptor(remote: DevRemote, descriptor: RemoteDescriptor): void {
    const others = [
      ...base.remotes.filter(isReleased).map((released) => released.descriptor),
      ...remotes.flatMap((other) => (other !== remote && other.descriptor ? [other.descriptor] : [])),
    ];
    const problem = findCollisions([...others, descriptor], others).find(
      (collision) => collision.remote === descriptor.name,
    );
    remote.claimProblem = problem ? `${problem.reason}. Change it in ${remote.name}/remote.config.ts.` : '';
    if (!problem) remote.descriptor = descriptor;
  }

  async function refreshRemote(remote: DevRemote, hasNewHost: boolean): Promise<boolean> {
    const build = await fetchBuild(remote.url);
    if (build.descriptor) takeDescriptor(remote, build.descriptor);
    const isNew = build.server !== '' && build.server !== remote.serverHash;
    if (isNew) {
      remote.serverCode = await fetchText(`${remote.url}/federated/server/server.cjs`);
      remote.serverHash = build.server;
    }
    if (!remote.serverCode || !(isNew || hasNewHost)) return false;
    try {
      remote.bundle = evaluateServerBundle({
        name: remote.name,
        code: remote.serverCode,
        base: `${remote.url}/federated`,
        provided: (host ?? base.host ?? own).render.provided,
      });
      remote.bundleProblem = '';
    } catch (error) {
      // The last bundle that could be evaluated keeps rendering.
      remote.bundleProblem = error instanceof Error ? error.message : String(error);
    }
    return true;
  }

  const failures = (): Failure[] =>
    remotes.flatMap(({ name, claimProblem, bundleProblem }) => [
      ...(claimProblem ? [{ remote: name, reason: claimProblem }] : []),
      ...(bundleProblem
        ? [{ remote: name, reason: `its server bundle cannot be used: ${bundleProblem}` }]
        : []),
    ]);

  async function refresh() {
    const hasNewHost = await refreshHost();
    if (hasNewHost) baseIsCurrent = false;
    const hasNewBase = await refreshReleased();
    const results = await Promise.allSettled(remotes.map((remote) => refreshRemote(remote, hasNewHost)));
    const hasNewBundle = results.some((result) => result.status === 'fulfilled' && result.value);
    const nextStructure = JSON.stringify([base.number, ...remotes.map(({ descriptor }) => descriptor)]);
    const nextClaims = remotes.map(({ claimProblem }) => claimProblem).join('\n');
    if (nextStructure !== structure) revision += 1;
    else if (!hasNewBase && !hasNewBundle && nextClaims === claims) return;
    structure = nextStructure;
    claims = nextClaims;
    const { hostCanary: _none, ...rest } = base;
    served = {
      ...rest,
      canaries: [],
      problems: [...base.problems, ...failures()],
      remotes: [
        ...base.remotes.filter(isReleased),
        ...remotes.flatMap((remote) => (remote.descriptor ? [servedRemote(remote, remote.descriptor)] : [])),
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    };
    for (const listener of listeners) listener(failures());
  }

  await refresh();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const loop = async () => {
    // A dev server may be down for a moment.
    await refresh().catch(() => {});
    if (!isStopped) timer = setTimeout(loop, POLL_INTERVAL_MS);
  };
  timer = setTimeout(loop, POLL_INTERVAL_MS);

  return {
    follower: { ...released, current: () => served },
    revision: () => revision,
    failures,
    serverCode: (name) => remotes.find((remote) => remote.name === name)?.serverCode ?? '',
    onBuild: (listener) => listeners.push(listener),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returns ${response.status}.`);
  return response.text();
}

/** What a dev server has built; one of an older preset only has the descriptor. */
async function fetchBuild(url: string): Promise<{ descriptor: RemoteDescriptor | null; server: string }> {
  const read = async (file: string) => {
    const response = await fetch(`${url}/federated/${file}`);
    const isJson = response.headers.get('content-type')?.includes('application/json');
    return response.ok && isJson ? response.json() : null;
  };
  const build = (await read('build.json')) ?? { descriptor: await read('remote.json'), server: '' };
  return {
    descriptor: build.descriptor && parseDescriptor(build.descriptor, `${url}/federated/remote.json`),
    server: build.server,
  };
}

function servedRemote({ name, url, bundle, bundleProblem }: DevRemote, descriptor: RemoteDescriptor) {
  const { version, routes, redirects, nav, widgets, entry } = descriptor;
  const served: ServedRemote = {
    name,
    version,
    descriptor,
    bundle,
    ...(bundleProblem && { bundleProblem }),
    page: {
      name,
      version,
      base: `${url}/federated`,
      entry: { ...entry, integrity: '' },
      routes: routes.map(({ query: _query, ...route }) => route),
      redirects,
      nav,
      widgets: widgets.map((widget) => widget.name),
    },
  };
  return served;
}
