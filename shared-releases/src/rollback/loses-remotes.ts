import { checkCompatibility, type ShellVersions } from '../descriptor/index.ts';
import { readReleasedDescriptors } from '../publishing/released-descriptors.ts';
import { shellManifestSchema, shellVersions } from '../publishing/shell-manifest.ts';
import type { ReleaseSet } from '../sets/release-set.ts';
import type { ReleaseStore } from '../stores/store.ts';

async function readVersions(store: ReleaseStore, shell: string): Promise<ShellVersions | null> {
  const text = await store.get(`shell/${shell}/shell.json`);
  const manifest = text && shellManifestSchema.safeParse(JSON.parse(String(text)));
  return manifest?.success ? shellVersions(manifest.data) : null;
}

/**
 * Whether a remote that works under the shell of a set would be refused under another shell, so that its pages would
 * show a message instead. Shells that cannot be read count as supporting all.
 * @param shell version of the other shell
 */
export async function losesRemotes(store: ReleaseStore, set: ReleaseSet, shell: string): Promise<boolean> {
  const [now, then] = await Promise.all([
    set.shell ? readVersions(store, set.shell.version) : null,
    readVersions(store, shell),
  ]);
  if (!then) return false;
  const shown = Object.entries(set.remotes).filter(([, { disabled }]) => !disabled);
  const descriptors = await readReleasedDescriptors(store, Object.fromEntries(shown));
  return descriptors.some(
    (descriptor) =>
      !checkCompatibility(descriptor, then).ok && (!now || checkCompatibility(descriptor, now).ok),
  );
}
