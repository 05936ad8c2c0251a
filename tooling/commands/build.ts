import { build } from '../cli/build.ts';
import { runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';

/** `npm run build [-- <workspace> …]` */
runCommand(async () =>
  build(readArguments('npm run build -- [shell …]', { allowPositionals: true }).positionals),
);
