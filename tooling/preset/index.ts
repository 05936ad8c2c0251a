export { moduleList } from './module-list.ts';
export { remoteBuild } from './remote-build.ts';
export { shellBuild } from './shell-build.ts';
