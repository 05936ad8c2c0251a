import { parseDescriptor, type RemoteDescriptor } from '../descriptor/index.ts';
import type { ReleaseSet } from '../sets/release-set.ts';
import { integrityOf } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

/**
 * The descriptor of a released remote; null when it cannot be read.
 * @param hash that it must have, else it counts as unreadable; absent: any
 */
export async function readReleasedDescriptor(
  store: ReleaseStore,
  name: string,
  version: string,
  hash?: string,
): Promise<RemoteDescriptor | null> {
  const content = await store.get(`${name}/${version}/remote.json`);
  if (content && hash !== undefined && integrityOf(content) !== hash) return null;
  try {
    return content && parseDescriptor(JSON.parse(content.toString('utf8')), name);
  } catch {
    return null;
  }
}

/**
 * The descriptors of remotes of a set, stable versions and canaries. One that cannot be read is skipped: it is not served
 * either, and must not block releases of other teams.
 */
export async function readReleasedDescriptors(
  store: ReleaseStore,
  remotes: ReleaseSet['remotes'],
): Promise<RemoteDescriptor[]> {
  const versions = Object.entries(remotes).flatMap(([name, { version, canary }]) => [
    { name, version },
    ...(canary ? [{ name, version: canary.version }] : []),
  ]);
  const found = await Promise.all(
    versions.map(({ name, version }) => readReleasedDescriptor(store, name, version)),
  );
  return found.filter((descriptor) => descriptor !== null);
}
