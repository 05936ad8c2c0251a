import { shellBuild } from 'tooling/preset';

export default shellBuild();
