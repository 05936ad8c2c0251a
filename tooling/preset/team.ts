/** The build preset as teams in other repositories get it: `remote-tooling/preset`. */
export { moduleList } from './module-list.ts';
export { remoteBuild } from './remote-build.ts';
