/** Node only: the release store as the shell's server and the release commands use it. */
export { createFolderStore } from './folder-store.ts';
export { openReleaseStore } from './open-store.ts';
export { publishRemote, publishShell } from './publish.ts';
export { emptySet, type ReleasedRemote, type ReleaseSet, releaseSetSchema } from './release-set.ts';
export { integrityOf, listSets, readNewestSet, readSet, type SetChange, writeNextSet } from './sets.ts';
export type { ReleaseStore } from './store.ts';
export { sweepReleases } from './sweep.ts';
