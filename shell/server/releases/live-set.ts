import { evaluateServerBundle, integrityOf, type ReleaseSet, type ReleaseStore } from 'shared-releases';
import {
  checkCompatibility,
  findCollisions,
  parseDescriptor,
  type RemoteDescriptor,
  type ShellVersions,
} from 'shared-releases/descriptor';
import type { Remote } from 'shared-shell';
import type { PageRemote } from '../../src/page-data.ts';

/** One remote of the set being served, as far as it could be used. */
export interface LiveRemote {
  name: string;
  version: string;
  descriptor: RemoteDescriptor;
  page: PageRemote;
  /** Ready to render with; null when the bundle is missing or broken: the browser then renders alone. */
  bundle: Remote | null;
  /** Why the bundle is null. */
  bundleProblem?: string;
}

/** A version that only some visitors get instead of the one in `remotes`. */
export interface LiveCanary {
  remote: LiveRemote;
  /** Share of the visitors. */
  percent: number;
}

export interface LiveSet {
  number: number;
  remotes: LiveRemote[];
  canaries: LiveCanary[];
  /** Remotes of the set that cannot be offered at all, and why. */
  problems: { remote: string; reason: string }[];
}

export const releaseBase = (name: string, version: string) => `/releases/${name}/${version}`;

/**
 * Makes a release set servable: reads each descriptor against its pinned hash, refuses what does not fit this shell,
 * drops claims that collide, and evaluates the server bundles. A remote that fails here costs its own area only.
 * `previous` saves reading again what did not change.
 */
export async function loadLiveSet(
  store: ReleaseStore,
  set: ReleaseSet,
  shell: ShellVersions,
  provided: Readonly<Record<string, unknown>>,
  previous: LiveSet | null,
): Promise<LiveSet> {
  const problems: LiveSet['problems'] = [];
  const known = [...(previous?.remotes ?? []), ...(previous?.canaries.map(({ remote }) => remote) ?? [])];
  const load = async (
    name: string,
    version: string,
    hash: string,
    disabled: boolean,
  ): Promise<LiveRemote> => {
    const same = known.find((remote) => remote.name === name && remote.version === version);
    const descriptor = same?.descriptor ?? (await readDescriptor(store, name, version, hash));
    if (disabled) return switchedOff(await loadRemote(store, descriptor, shell, provided));
    return same?.bundle && !same.page.disabled ? same : loadRemote(store, descriptor, shell, provided);
  };
  const loaded = await Promise.all(
    Object.entries(set.remotes).map(async ([name, { version, descriptor, disabled = false, canary }]) => {
      const stable = await load(name, version, descriptor, disabled).catch((error: unknown) => {
        problems.push({ remote: name, reason: describe(error) });
        return previous?.remotes.find((remote) => remote.name === name) ?? null;
      });
      // A canary that cannot be loaded reaches nobody: everybody keeps the other version.
      const trial =
        canary && !disabled
          ? await load(name, canary.version, canary.descriptor, false).catch((error: unknown) => {
              problems.push({ remote: name, reason: describe(error) });
              return null;
            })
          : null;
      return { stable, canary: trial && canary ? { remote: trial, percent: canary.percent } : null };
    }),
  );
  const remotes = loaded
    .flatMap(({ stable }) => (stable ? [stable] : []))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const collisions = findCollisions(remotes.map(({ descriptor }) => descriptor));
  const offenders = new Set(collisions.map(({ remote }) => remote));
  return {
    number: set.number,
    remotes: remotes.filter(({ name }) => !offenders.has(name)),
    canaries: loaded.flatMap(({ canary }) => (canary && !offenders.has(canary.remote.name) ? [canary] : [])),
    problems: [...problems, ...collisions],
  };
}

/** The kill switch: its addresses are still known, so that its area can say that it is off; nothing leads there. */
const switchedOff = (remote: LiveRemote): LiveRemote => ({
  ...remote,
  bundle: null,
  bundleProblem: 'switched off',
  page: { ...remote.page, nav: [], widgets: [], disabled: true },
});

async function readDescriptor(
  store: ReleaseStore,
  name: string,
  version: string,
  hash: string,
): Promise<RemoteDescriptor> {
  const key = `${name}/${version}/remote.json`;
  const content = await store.get(key);
  if (!content) throw new Error(`${key} is not in the release store`);
  if (integrityOf(content) !== hash) throw new Error(`${key} does not have the hash the release set states`);
  return parseDescriptor(JSON.parse(content.toString('utf8')), key);
}

async function loadRemote(
  store: ReleaseStore,
  descriptor: RemoteDescriptor,
  shell: ShellVersions,
  provided: Readonly<Record<string, unknown>>,
): Promise<LiveRemote> {
  const { name, version, routes, redirects, nav, widgets, entry, server, files } = descriptor;
  const base = releaseBase(name, version);
  const fit = checkCompatibility(descriptor, shell);
  const live: LiveRemote = {
    name,
    version,
    descriptor,
    page: {
      name,
      version,
      base,
      entry: { ...entry, integrity: files[entry.file]?.integrity ?? '' },
      routes,
      redirects,
      nav,
      // Other pages show nothing in place of a widget that cannot run here.
      widgets: fit.ok ? widgets.map((widget) => widget.name) : [],
      ...(!fit.ok && { refused: fit.reason }),
    },
    bundle: null,
  };
  if (!fit.ok) return { ...live, bundleProblem: fit.reason };
  try {
    const code = await store.get(`${name}/${version}/${server.file}`);
    if (!code) throw new Error(`${server.file} of ${name}@${version} is not in the release store`);
    if (integrityOf(code) !== files[server.file]?.integrity) {
      throw new Error(`${server.file} of ${name}@${version} does not have the hash its descriptor states`);
    }
    return { ...live, bundle: evaluateServerBundle({ name, code: code.toString('utf8'), base, provided }) };
  } catch (error) {
    return { ...live, bundleProblem: describe(error) };
  }
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
