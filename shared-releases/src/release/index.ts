/** Node only: checks builds and writes releases, for the release commands. The shell's server does not load it. */
export { descriptorJsonSchema } from '../descriptor/json-schema.ts';
export { checkApiChange, readApi, readReport, reportFile } from '../gates/api-report.ts';
export type { BuildModules, ListedModule, ModuleList } from '../gates/module-list.ts';
export type { RenderRequest, ShellRenderBundle } from '../gates/shell-render-bundle.ts';
export { promoteSet, startChannel, takenBack } from './copy-set.ts';
export { releaseRemotes } from './release.ts';
export { releaseShell } from './release-shell.ts';
export { removeRemote } from './remove-remote.ts';
export { setEnabled } from './set-enabled.ts';
export { setOffline } from './set-offline.ts';
