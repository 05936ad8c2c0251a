import { checkCompatibility, type ShellVersions } from '../descriptor/index.ts';
import { readReleasedDescriptor, readReleasedDescriptors } from '../publishing/released-descriptors.ts';
import { shellManifestSchema, shellVersions } from '../publishing/shell-manifest.ts';
import { type ReleasedRemote, type ReleaseSet, SHELL } from '../sets/release-set.ts';
import { integrityOf } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

/** What a set names of a version: its number, and the hash of its descriptor. */
type Named = Pick<ReleasedRemote, 'version' | 'descriptor'>;

/**
 * Whether the store still has a version as it was released: its descriptor, of the shell its manifest, with the hash
 * that the set names. Servers refuse anything else, and sweeping removes versions while the sets that name them stay.
 */
export async function isInStore(store: ReleaseStore, name: string, released: Named): Promise<boolean> {
  const found = name === SHELL ? await readShell(store, released) : await readRemote(store, name, released);
  return found !== null;
}

/**
 * Whether a version of an earlier set can replace the one of the newest set: it is in the store, a remote fits the shell,
 * and a shell refuses no remote that is shown now, whose pages would show a message instead.
 */
export async function canReplace(
  store: ReleaseStore,
  current: ReleaseSet,
  name: string,
  released: Named,
): Promise<boolean> {
  // Servers serve a shell of their own when the set names none, or one that cannot be read.
  const now = current.shell ? await readShell(store, current.shell) : null;
  if (name === SHELL) {
    const then = await readShell(store, released);
    return then !== null && !(await losesRemotes(store, current, { now, then }));
  }
  const remote = await readRemote(store, name, released);
  return remote !== null && (now === null || checkCompatibility(remote, now).ok);
}

async function losesRemotes(
  store: ReleaseStore,
  { remotes }: ReleaseSet,
  { now, then }: { now: ShellVersions | null; then: ShellVersions },
): Promise<boolean> {
  const shown = Object.entries(remotes).filter(([, { disabled }]) => !disabled);
  const descriptors = await readReleasedDescriptors(store, Object.fromEntries(shown));
  return descriptors.some(
    (descriptor) =>
      !checkCompatibility(descriptor, then).ok && (!now || checkCompatibility(descriptor, now).ok),
  );
}

const readRemote = (store: ReleaseStore, name: string, { version, descriptor }: Named) =>
  readReleasedDescriptor(store, name, version, descriptor);

async function readShell(store: ReleaseStore, { version, descriptor }: Named): Promise<ShellVersions | null> {
  const content = await store.get(`${SHELL}/${version}/shell.json`);
  if (!content || integrityOf(content) !== descriptor) return null;
  try {
    return shellVersions(shellManifestSchema.parse(JSON.parse(content.toString('utf8'))));
  } catch {
    return null;
  }
}
