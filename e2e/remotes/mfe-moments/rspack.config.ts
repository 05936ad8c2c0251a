import { remoteBuild } from 'tooling/preset';
import config from './remote.config.ts';

export default remoteBuild(config);
