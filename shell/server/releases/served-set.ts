import { evaluateServerBundle, integrityOf, type ReleaseSet, type ReleaseStore } from 'shared-releases';
import {
  checkCompatibility,
  descriptorIn,
  findCollisions,
  type RemoteDescriptor,
  type ShellVersions,
} from 'shared-releases/descriptor';
import type { Remote } from 'shared-shell';
import type { PageRemote } from '../../src/page-data.ts';
import { type Host, releaseBase } from './host.ts';
import { incumbentsOf } from './incumbents.ts';
import { readDescriptor } from './read-descriptor.ts';
import { isUnreadable, unreadableRemote } from './unreadable-remote.ts';

/** One remote of the served set, with everything that could be loaded. */
export interface ServedRemote {
  name: string;
  version: string;
  descriptor: RemoteDescriptor;
  page: PageRemote;
  /** Evaluated server bundle; null when it is missing or invalid: the browser then renders the area alone. */
  bundle: Remote | null;
  /** Why the bundle is null. */
  bundleProblem?: string;
  /** The browser takes its code from elsewhere (a dev server), so that none of its files are preloaded. */
  isElsewhere?: boolean;
}

/** A version that some visitors get instead of the stable one in `remotes`. */
export interface ServedCanary {
  remote: ServedRemote;
  /** Percentage of visitors, 0 to 100. */
  percent: number;
}

/** A release set with loaded descriptors and server bundles. */
export interface ServedSet {
  number: number;
  remotes: ServedRemote[];
  canaries: ServedCanary[];
  /** Remotes and canaries of the set that cannot be served, with the reason. */
  problems: { remote: string; reason: string }[];
  /** The shell under which the remotes were loaded; absent: the one that the process was started with. */
  host?: Host;
  /** Another shell for some visitors, with the same release set loaded under it. */
  hostCanary?: { percent: number; set: ServedSet };
  /** The language in which everything is loaded; absent: English. */
  language?: string;
  /** The same remotes in other languages, under the shell in that language. */
  languages?: Readonly<Record<string, ServedSet>>;
  /** `off`: browsers keep no copies of pages. */
  offline?: ReleaseSet['offline'];
  /** Versions that rollbacks have left. */
  condemned?: ReleaseSet['condemned'];
}

/** What the remotes are loaded under. */
interface RemoteOptions {
  shell: ShellVersions;
  /** Modules that the shell gives to server bundles. */
  provided: Readonly<Record<string, unknown>>;
  /** Origin of release files; empty: the site's own. */
  releaseOrigin: string;
  /** BCP 47 tag; absent: English. Remotes that do not speak it are loaded in English. */
  language?: string;
}

interface LoadOptions extends RemoteOptions {
  /** The set served so far under this shell; remotes that did not change are taken from it. */
  previous: ServedSet | null;
  /**
   * The set served so far, maybe under another shell: a remote whose new version cannot be read is loaded again in the
   * version of that set.
   */
  servedNow?: ServedSet | null;
}

/**
 * Loads a release set: checks each descriptor against its hash, refuses remotes that are incompatible with this shell,
 * leaves out remotes that claim what another one had before, and evaluates the server bundles. A failure affects only
 * the area of its remote.
 */
export async function loadServedSet(
  store: ReleaseStore,
  set: ReleaseSet,
  { previous, servedNow = previous, ...under }: LoadOptions,
): Promise<ServedSet> {
  const problems: ServedSet['problems'] = [];
  const loadedBefore = [
    ...(previous?.remotes ?? []),
    ...(previous?.canaries.map(({ remote }) => remote) ?? []),
  ];
  const load = async (
    name: string,
    version: string,
    hash: string,
    disabled: boolean,
  ): Promise<ServedRemote> => {
    const same = loadedBefore.find(
      (remote) => remote.name === name && remote.version === version && !isUnreadable(remote),
    );
    const descriptor = same?.descriptor ?? (await readDescriptor(store, name, version, hash));
    if (disabled) return withoutCode(await loadRemote(store, descriptor, under));
    return same?.bundle && !same.page.disabled ? same : loadRemote(store, descriptor, under);
  };
  const loaded = await Promise.all(
    Object.entries(set.remotes).map(async ([name, { version, descriptor, disabled = false, canary }]) => {
      const stable = await load(name, version, descriptor, disabled).catch((error: unknown) => {
        problems.push({ remote: name, reason: messageOf(error) });
        const before = (previous ?? servedNow)?.remotes.find((remote) => remote.name === name);
        if (!before || isUnreadable(before)) return null;
        return previous ? before : loadRemote(store, before.descriptor, under);
      });
      // When a canary cannot be loaded, all visitors get the stable version.
      const canaryRemote =
        canary && !disabled
          ? await load(name, canary.version, canary.descriptor, false).catch((error: unknown) => {
              problems.push({ remote: name, reason: messageOf(error) });
              return null;
            })
          : null;
      return {
        name,
        version,
        stable,
        canary: canaryRemote && canary ? { remote: canaryRemote, percent: canary.percent } : null,
      };
    }),
  );
  const remotes = loaded
    .flatMap(({ stable }) => (stable ? [stable] : []))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const incumbents = await incumbentsOf(store, set, {
    descriptors: remotes.map(({ descriptor }) => descriptor),
    servedBefore: ((previous ?? servedNow)?.remotes ?? []).map(({ descriptor }) => descriptor),
  });
  const collisionsOf = (those: readonly ServedRemote[], before: readonly RemoteDescriptor[]) =>
    findCollisions(
      those.map(({ descriptor }) => descriptor),
      before,
    );
  const collisions = collisionsOf(remotes, incumbents);
  const offenders = new Set(collisions.map(({ remote }) => remote));
  const kept = remotes.filter(({ name }) => !offenders.has(name));
  const canaries = loaded.flatMap(({ canary }) =>
    canary && !offenders.has(canary.remote.name) ? [canary] : [],
  );
  // A canary must not take an address from another remote either.
  const canaryCollisions = canaries.flatMap(({ remote }) =>
    collisionsOf(
      [...kept.filter(({ name }) => name !== remote.name), remote],
      kept.map(({ descriptor }) => descriptor),
    ).filter((collision) => collision.remote === remote.name),
  );
  const unreadable = loaded.flatMap(({ name, version, stable }) =>
    stable ? [] : [unreadableRemote(name, version)],
  );
  return {
    number: set.number,
    ...(set.offline && { offline: set.offline }),
    ...(under.language && { language: under.language }),
    remotes: [...kept, ...unreadable],
    canaries: canaries.filter(({ remote: { name } }) =>
      canaryCollisions.every((collision) => collision.remote !== name),
    ),
    problems: [...problems, ...collisions, ...canaryCollisions],
  };
}

/** A remote whose texts and links are in English, in a set of another language. */
export const markedAsEnglish = (page: PageRemote): PageRemote => ({
  ...page,
  lang: 'en',
  nav: page.nav.map((link) => ({ ...link, lang: 'en' })),
});

/** A disabled remote: its routes stay, so that its area can show a message; its code, links and widgets are removed. */
const withoutCode = (remote: ServedRemote): ServedRemote => ({
  ...remote,
  bundle: null,
  bundleProblem: 'disabled',
  page: { ...remote.page, nav: [], widgets: [], disabled: true },
});

async function loadRemote(
  store: ReleaseStore,
  released: RemoteDescriptor,
  { shell, provided, releaseOrigin, language = 'en' }: RemoteOptions,
): Promise<ServedRemote> {
  const translated = descriptorIn(released, language);
  const descriptor = translated ?? released;
  const { name, version, routes, redirects, nav, widgets, permissions, entry, scripts, server, files } =
    descriptor;
  const base = releaseBase(releaseOrigin, name, version);
  const compatibility = checkCompatibility(descriptor, shell);
  const page: PageRemote = {
    name,
    version,
    base,
    entry: { ...entry, integrity: files[entry.file]?.integrity ?? '' },
    scripts,
    // The browser does not need the query parameters, nor the rule for copies, which is a header.
    routes: routes.map(({ query: _query, offline: _offline, ...route }) => route),
    redirects,
    nav,
    ...(permissions && { permissions }),
    // Pages of other remotes leave out widgets that cannot run under this shell.
    widgets: compatibility.ok ? widgets.map((widget) => widget.name) : [],
    ...(!compatibility.ok && { refused: compatibility.reason }),
  };
  const served: ServedRemote = {
    name,
    version,
    descriptor,
    page: translated ? page : markedAsEnglish(page),
    bundle: null,
  };
  if (!compatibility.ok) return { ...served, bundleProblem: compatibility.reason };
  try {
    const code = await store.get(`${name}/${version}/${server.file}`);
    if (!code) throw new Error(`${server.file} of ${name}@${version} is not in the release store`);
    if (integrityOf(code) !== files[server.file]?.integrity) {
      throw new Error(`${server.file} of ${name}@${version} does not have the hash in its descriptor`);
    }
    return { ...served, bundle: evaluateServerBundle({ name, code: code.toString('utf8'), base, provided }) };
  } catch (error) {
    return { ...served, bundleProblem: messageOf(error) };
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
