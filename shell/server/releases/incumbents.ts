import { type ReleaseSet, type ReleaseStore, readSet } from 'shared-releases';
import { findCollisions, type RemoteDescriptor } from 'shared-releases/descriptor';
import { readDescriptor } from './read-descriptor.ts';

/** How many earlier sets a starting server reads to find one without collisions. */
const MAX_EARLIER_SETS = 20;

/**
 * The remotes that had their addresses before a set: those served so far. A server that starts has served none; when
 * remotes of its first set collide it looks for the newest earlier set without collisions, so that a restart does not
 * give an address to the newcomer. Empty when there is none.
 */
export async function incumbentsOf(
  store: ReleaseStore,
  { channel, number }: ReleaseSet,
  {
    descriptors,
    servedBefore,
  }: { descriptors: readonly RemoteDescriptor[]; servedBefore: readonly RemoteDescriptor[] },
): Promise<readonly RemoteDescriptor[]> {
  if (findCollisions(descriptors).length === 0) return [];
  if (servedBefore.length > 0) return servedBefore;
  for (let earlier = number - 1; earlier > Math.max(0, number - 1 - MAX_EARLIER_SETS); earlier--) {
    const found = await descriptorsOf(store, channel, earlier).catch(() => []);
    if (found.length > 0 && findCollisions(found).length === 0) return found;
  }
  return [];
}

async function descriptorsOf(
  store: ReleaseStore,
  channel: string,
  number: number,
): Promise<RemoteDescriptor[]> {
  const set = await readSet(store, channel, number);
  return Promise.all(
    Object.entries(set?.remotes ?? {}).map(([name, { version, descriptor }]) =>
      readDescriptor(store, name, version, descriptor),
    ),
  );
}
