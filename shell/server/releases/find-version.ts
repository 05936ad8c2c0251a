import { SHELL } from 'shared-releases';
import type { ServedRemote, ServedSet } from './served-set.ts';

/** A remote of the served set, or one of its canaries, in exactly this version. */
export function findServedRemote(
  { remotes, canaries }: Pick<ServedSet, 'remotes' | 'canaries'>,
  name: string | undefined,
  version: string | undefined,
): ServedRemote | undefined {
  return [...remotes, ...canaries.map((canary) => canary.remote)].find(
    (one) => one.name === name && one.version === version,
  );
}

/** A served version of a remote or of the shell: what browsers report about others is not counted as theirs. */
export function findVersion(
  served: ServedSet,
  name: string | undefined,
  version: string | undefined,
): { name: string; version: string } | undefined {
  const { host, hostCanary } = served;
  const isServedShell = [host, hostCanary?.set.host].some(
    (one) => one !== undefined && one.version === version,
  );
  if (name === SHELL && version !== undefined && isServedShell) return { name, version };
  return findServedRemote(served, name, version);
}
