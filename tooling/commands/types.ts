import { runCommand } from '../processes/problem.ts';
import { remotes } from '../processes/root.ts';
import { run } from '../processes/services.ts';

/** `npm run types`: TypeScript over every workspace. */
runCommand(async () => {
  const workspaces = [
    'shared-ui',
    'shared-shell',
    'shared-api',
    'shell',
    ...remotes.map(({ name }) => name),
    'api',
    'e2e',
    'tooling',
  ];
  process.exit(await run('tsc', ['-b', ...workspaces]));
});
