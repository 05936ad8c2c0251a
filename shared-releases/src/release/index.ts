/** Node only: judging builds and writing releases, as the release commands do. The shell's server does not load it. */
export { judgeChange, readApi, readReport, reportFile } from '../gates/api-report.ts';
export type { ShellRenderBundle } from '../gates/shell-render-bundle.ts';
export { releaseRemotes } from './release.ts';
export { setEnabled } from './set-enabled.ts';
