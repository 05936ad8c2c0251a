import { runCommand } from '../cli/command.ts';
import { run } from '../processes/services.ts';

/** `npm run types`: TypeScript over every workspace. */
runCommand(async () => {
  process.exit(await run('tsc', ['-p', '.', '--checkers', '2']));
});
