import { integrityOf, type ReleaseStore } from 'shared-releases';
import { parseDescriptor, type RemoteDescriptor } from 'shared-releases/descriptor';

/**
 * Reads the descriptor of a released remote.
 * @throws Error when it is missing, is no descriptor, or does not have the hash that the release set names
 */
export async function readDescriptor(
  store: ReleaseStore,
  name: string,
  version: string,
  hash: string,
): Promise<RemoteDescriptor> {
  const key = `${name}/${version}/remote.json`;
  const content = await store.get(key);
  if (!content) throw new Error(`${key} is not in the release store`);
  if (integrityOf(content) !== hash) throw new Error(`${key} does not have the hash in the release set`);
  return parseDescriptor(JSON.parse(content.toString('utf8')), key);
}
