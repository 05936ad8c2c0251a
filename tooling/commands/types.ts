import { runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { run } from '../processes/services.ts';

/** `npm run types`: TypeScript over every workspace. */
runCommand(async () => {
  readArguments('npm run types', {});
  process.exit(await run('tsc', ['-p', '.', '--checkers', '2']));
});
