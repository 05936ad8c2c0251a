import { runCommand } from '../processes/problem.ts';
import { workspaces } from '../processes/root.ts';
import { run } from '../processes/services.ts';

/** `npm run types`: TypeScript over every workspace. */
runCommand(async () => {
  process.exit(await run('tsc', ['-b', ...workspaces]));
});
