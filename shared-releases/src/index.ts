/**
 * Node only: for the shell's server and the release commands. `shared-releases/descriptor` is the part that browsers
 * may load as well; `shared-releases/release` checks and writes releases.
 */
export { ReleaseError } from './errors.ts';
export {
  isPreviewName,
  isPreviewToken,
  PREVIEW_KEY_LENGTH,
  type Preview,
  previewChannel,
  readPreviewToken,
  signPreview,
} from './previews/preview-token.ts';
export { publishRemote, publishShell } from './publishing/publish.ts';
export {
  manifestIn,
  RENDER_INTERFACE,
  type ShellManifest,
  shellManifestSchema,
  shellVersions,
  supportedRenderInterfaces,
} from './publishing/shell-manifest.ts';
export { sweepReleases } from './publishing/sweep.ts';
export { rollBackRemote, rollBackToSet, rollBackVersion } from './rollback/rollback.ts';
export { evaluateServerBundle } from './server-bundle/server-bundle.ts';
export {
  ANNOUNCE_INTERVAL_MS,
  announceServer,
  serverFolder,
  serversFolder,
} from './servers/running-servers.ts';
export { type ReleaseSet, releasesOf, SHELL, setContent } from './sets/release-set.ts';
export { integrityOf, listSets, readNewestSet, readSet, writeNextSet } from './sets/sets.ts';
export { contentTypeOf } from './stores/content-type.ts';
export { createFolderStore } from './stores/folder-store.ts';
export { openReleaseStore } from './stores/open-store.ts';
export type { ReleaseStore } from './stores/store.ts';
