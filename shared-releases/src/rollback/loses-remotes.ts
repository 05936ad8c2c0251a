import type { RemoteDescriptor } from '../descriptor/descriptor.ts';
import { checkCompatibility, parseDescriptor, type ShellVersions } from '../descriptor/index.ts';
import { shellManifestSchema } from '../publishing/shell-manifest.ts';
import type { ReleaseSet } from '../sets/release-set.ts';
import type { ReleaseStore } from '../stores/store.ts';

async function readVersions(store: ReleaseStore, version: string): Promise<ShellVersions | null> {
  const text = await store.get(`shell/${version}/shell.json`);
  const manifest = text && shellManifestSchema.safeParse(JSON.parse(String(text)));
  if (!manifest?.success) return null;
  return { version: version.split('-')[0] ?? version, shared: manifest.data.shared };
}

/** Descriptors of the remotes that a set serves, canaries too. One that cannot be read is not served either. */
async function readDescriptors(store: ReleaseStore, { remotes }: ReleaseSet): Promise<RemoteDescriptor[]> {
  const served = Object.entries(remotes).flatMap(([name, { version, canary, disabled }]) =>
    disabled ? [] : [version, ...(canary ? [canary.version] : [])].map((one) => [name, one] as const),
  );
  const descriptors = await Promise.all(
    served.map(async ([name, version]) => {
      const text = await store.get(`${name}/${version}/remote.json`);
      try {
        return text ? [parseDescriptor(JSON.parse(String(text)), name)] : [];
      } catch {
        return [];
      }
    }),
  );
  return descriptors.flat();
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
  const descriptors = await readDescriptors(store, set);
  return descriptors.some(
    (descriptor) =>
      !checkCompatibility(descriptor, then).ok && (!now || checkCompatibility(descriptor, now).ok),
  );
}
