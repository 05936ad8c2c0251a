/**
 * Node only: releases as the shell's server and the release commands use them. The descriptor alone, which browsers
 * may load too, is `shared-releases/descriptor`; judging and writing a release is `shared-releases/release`.
 */
export { ReleaseError } from './errors.ts';
export { publishRemote, publishShell } from './publishing/publish.ts';
export { sweepReleases } from './publishing/sweep.ts';
export { rollBackToSet, rollBackVersion } from './rollback/rollback.ts';
export { evaluateServerBundle } from './server-bundle/server-bundle.ts';
export type { ReleasedRemote, ReleaseSet } from './sets/release-set.ts';
export { integrityOf, listSets, readNewestSet, readSet, writeNextSet } from './sets/sets.ts';
export { createFolderStore } from './stores/folder-store.ts';
export { openReleaseStore } from './stores/open-store.ts';
export type { ReleaseStore } from './stores/store.ts';
