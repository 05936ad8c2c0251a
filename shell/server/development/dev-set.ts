import { type ReleaseStore, readSet, shellVersions } from 'shared-releases';
import type { ShellEnvironment } from '../config.ts';
import { createHost, type Host } from '../releases/host.ts';
import { loadServedSet, type ServedRemote, type ServedSet } from '../releases/served-set.ts';
import type { SetFollower } from '../releases/set-follower.ts';
import {
  type DevRemote,
  devRemote,
  type Failure,
  failuresOf,
  fetchText,
  refreshDevRemote,
  servedRemote,
} from './dev-remote.ts';

/** Time in ms between two looks for new builds of the dev servers. */
const POLL_INTERVAL_MS = 400;

export interface DevSet {
  follower: SetFollower;
  /** Raised when pages in browsers need a reload: other routes, links or widgets, or another release set. */
  revision: () => number;
  /** Server bundles of the remotes, by name, for the source positions of errors. */
  serverCode: (remote: string) => string;
  /** What of the dev servers' last builds is not used, and why; and why a release would refuse them. */
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
  const remotes = readOverrides(env.REMOTE_OVERRIDES).map(([name, url]) => devRemote(name, url));
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
    const hash = await fetchText(`${env.SHELL_DEV_URL}/server/hash`).catch((error: Error) => {
      throw new Error(`SHELL_DEV_URL: ${error.message} Start the dev server of the shell first.`);
    });
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

  /** Descriptors of all remotes but one. */
  const descriptorsBeside = (remote: DevRemote) => [
    ...base.remotes.filter(isReleased).map(({ descriptor }) => descriptor),
    ...remotes.flatMap((other) => (other !== remote && other.descriptor ? [other.descriptor] : [])),
  ];

  const refreshRemote = (remote: DevRemote, hasNewHost: boolean) =>
    refreshDevRemote(remote, {
      beside: () => descriptorsBeside(remote),
      provided: (host ?? base.host ?? own).render.provided,
      hasNewHost,
    });

  const releasedOf = ({ name }: DevRemote) => base.remotes.find((remote) => remote.name === name)?.descriptor;

  const failures = () =>
    remotes.flatMap((remote) =>
      failuresOf(
        remote,
        descriptorsBeside(remote),
        releasedOf(remote),
        shellVersions((released.current().host ?? own).manifest),
      ),
    );

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
        ...remotes.flatMap((remote) => servedRemote(remote) ?? []),
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
