import path from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { build } from '../cli/build.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { run } from '../processes/services.ts';
import { remotes, root } from '../repository.ts';

/**
 * `npm run e2e [-- <playwright arguments>]`: builds everything and runs the browser tests. `npm run e2e -- --set 41`
 * builds only the shell and runs them against release set 41 of the local store.
 */
runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    printLine('npm run e2e -- [--set 41] [files and options of playwright test]');
    return;
  }
  const at = args.indexOf('--set');
  const set = at >= 0 ? args.splice(at, 2)[1] : undefined;
  if (at >= 0 && !/^[1-9]\d*$/.test(set ?? ''))
    throw new CommandError('--set needs the number of a release set: npm run e2e -- --set 41');
  const chromium = await findChromium('tests');
  await build(set ? ['shell'] : ['shell', ...remotes.map(({ name }) => name)]);
  const env = { CHROMIUM: chromium, ...(set && { E2E_RELEASE_SET: set }) };
  process.exit(await run('playwright', ['test', ...args], { cwd: path.join(root, 'e2e'), env }));
});
