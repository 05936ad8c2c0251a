import { runCommand } from '../processes/problem.ts';
import { build } from '../release/build.ts';

/** `npm run build [-- <workspace> …]` */
runCommand(() => build(process.argv.slice(2)));
