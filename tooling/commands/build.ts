import { build } from '../cli/build.ts';
import { runCommand } from '../cli/command.ts';

/** `npm run build [-- <workspace> …]` */
runCommand(() => build(process.argv.slice(2)));
