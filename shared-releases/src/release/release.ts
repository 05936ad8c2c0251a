import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseDescriptor, type RemoteDescriptor } from '../descriptor/index.ts';
import { ReleaseError } from '../errors.ts';
import type { Candidate, ReleasedRemote } from '../gates/gate.ts';
import { runGates, runSetGates } from '../gates/run-gates.ts';
import { writePreviewSet } from '../previews/preview-set.ts';
import type { Preview } from '../previews/preview-token.ts';
import { publishRemote } from '../publishing/publish.ts';
import { readReleasedDescriptor, readReleasedDescriptors } from '../publishing/released-descriptors.ts';
import { isCondemned } from '../rollback/condemned.ts';
import { type ReleaseSet, SHELL } from '../sets/release-set.ts';
import { readNewestSet, writeNextSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { namedShells } from './release-shell.ts';
import { readShells } from './released-shells.ts';
import { withRelease } from './with-release.ts';

/** What to release, and where. */
export interface ReleaseRequest {
  /** Built folders (`<remote>/dist`, with `remote.json`), one per remote. */
  builds: readonly string[];
  channel: string;
  /** Percentage of visitors that get a canary; all visitors when absent. */
  canary?: number;
  /** The remotes' own lint, types and tests were skipped; the set records it. */
  unchecked?: boolean;
  /** Author of the set, and the commit it was built from. */
  author: string;
  commit: string;
  /** Writes a preview of the channel's newest set instead of a release on the channel. */
  preview?: Preview;
  /** Input of the gates; null only for local starts, which serve whatever was built. */
  gates: { currentShell: string; sharedPackages: readonly string[] } | null;
}

interface Build {
  dist: string;
  descriptor: RemoteDescriptor;
}

/**
 * Checks built remotes with every gate, publishes them and writes one new set, unless the channel already serves
 * exactly these versions. A canary is served besides the stable version; a release without canary ends it. When another
 * release takes the set's number in the meantime, the gates that depend on other remotes run again against that set.
 * @returns the set with these versions
 * @throws ReleaseError that lists everything the gates refuse
 */
export async function releaseRemotes(store: ReleaseStore, request: ReleaseRequest): Promise<ReleaseSet> {
  const { channel, gates } = request;
  const current = await readNewestSet(store, channel);
  const builds = request.builds
    .map(readBuild)
    .filter(({ descriptor }) => gates !== null || !isHeldBack(current, descriptor));
  if (builds.length === 0) return current;
  if (!gates) return releaseBuilds(store, request, { current, builds, site: null });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-shells-'));
  try {
    const shells = await readShells(store, folder, gates.currentShell, namedShells(current));
    const site = { shells, sharedPackages: gates.sharedPackages };
    return await releaseBuilds(store, request, { current, builds, site });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Released {
  /** Newest set of the channel. */
  current: ReleaseSet;
  builds: readonly Build[];
  /** What the gates compare the builds with; null when they do not run. */
  site: Pick<Candidate, 'shells' | 'sharedPackages'> | null;
}

async function releaseBuilds(
  store: ReleaseStore,
  { channel, canary, unchecked = false, author, commit, preview }: ReleaseRequest,
  { current, builds, site }: Released,
): Promise<ReleaseSet> {
  const candidates = async (remotes: ReleaseSet['remotes']): Promise<Candidate[]> => {
    if (!site) return [];
    const others = await readOthers(store, remotes, builds);
    const released = await Promise.all(
      builds.map(({ descriptor }) => readReleased(store, descriptor.name, remotes[descriptor.name])),
    );
    return builds.map((build, index) => ({
      ...build,
      ...site,
      released: released[index],
      others: [...others, ...builds.flatMap((other) => (other === build ? [] : other.descriptor))],
    }));
  };
  for (const candidate of await candidates(current.remotes)) await runGates(candidate);

  const published = await Promise.all(builds.map(({ dist }) => publishRemote(store, dist)));
  const releasesFor = (remotes: ReleaseSet['remotes']) =>
    Object.fromEntries(
      published.map(({ descriptor: { name, version }, hash }) => [
        name,
        withRelease(
          remotes[name],
          { name, version, descriptor: hash, ...(unchecked && { unchecked }) },
          channel,
          canary,
        ),
      ]),
    );
  const changesTo = (remotes: ReleaseSet['remotes']) =>
    Object.entries(releasesFor(remotes)).filter(
      ([name, next]) => JSON.stringify(remotes[name]) !== JSON.stringify(next),
    );
  const versions = new Map(published.map(({ descriptor: { name, version } }) => [name, version]));
  const released = changesTo(current.remotes).map(([name]) => `${name} ${versions.get(name)}`);
  if (preview)
    return writePreviewSet(store, current, preview, {
      author,
      commit,
      message: `preview of ${[...versions].map((version) => version.join(' ')).join(', ')}`,
      remotes: (remotes) => ({ ...remotes, ...releasesFor(remotes) }),
    });
  return writeNextSet(store, channel, {
    author,
    commit,
    message: `release ${released.join(', ')}${canary === undefined ? '' : ` to ${canary} %`}${unchecked ? ' without checks' : ''}`,
    remotes: (remotes) => {
      const changed = changesTo(remotes);
      return changed.length === 0 ? remotes : { ...remotes, ...Object.fromEntries(changed) };
    },
    check: async ({ remotes }) => {
      for (const candidate of await candidates(remotes)) await runSetGates(candidate);
    },
  });
}

/** A local start does not undo a rollback and does not end a canary: only an explicit release does. */
const isHeldBack = (current: ReleaseSet, { name, version }: RemoteDescriptor) =>
  isCondemned(current, name, version) || current.remotes[name]?.canary !== undefined;

/** Folders of the release store that belong to no remote. */
const RESERVED_NAMES = [SHELL, 'sets', 'servers'];

function readBuild(dist: string): Build {
  const file = path.join(dist, 'remote.json');
  const name = path.basename(path.dirname(dist));
  if (!existsSync(file))
    throw new ReleaseError(`${file} is missing. Build it first: npm run build -- ${name}`);
  if (RESERVED_NAMES.includes(name))
    throw new ReleaseError(
      `No remote can have the name ${name}: the release store uses it. Rename the remote.`,
    );
  try {
    return { dist, descriptor: parseDescriptor(JSON.parse(readFileSync(file, 'utf8')), file) };
  } catch (error) {
    throw new ReleaseError(
      `${(error as Error).message}\nBuild again; if the error remains, correct ${name}/remote.config.ts.`,
    );
  }
}

/** Descriptors of the other remotes of a set, including their canaries. */
function readOthers(
  store: ReleaseStore,
  remotes: ReleaseSet['remotes'],
  builds: readonly Build[],
): Promise<RemoteDescriptor[]> {
  const names = new Set(builds.map(({ descriptor }) => descriptor.name));
  const others = Object.entries(remotes).filter(([name]) => !names.has(name));
  return readReleasedDescriptors(store, Object.fromEntries(others));
}

/** The version that visitors get; undefined for a new remote, and when it cannot be read. */
async function readReleased(
  store: ReleaseStore,
  name: string,
  entry: ReleaseSet['remotes'][string] | undefined,
): Promise<ReleasedRemote | undefined> {
  const descriptor = entry && (await readReleasedDescriptor(store, name, entry.version));
  return descriptor
    ? { descriptor, read: (file) => store.get(`${name}/${descriptor.version}/${file}`) }
    : undefined;
}
