import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { buildPackages } from '../packages/build-packages.ts';
import { root } from '../repository.ts';

/**
 * `npm run packages [-- --publish]`: builds the packages for teams in other repositories into `dist/packages` and packs
 * them into `dist/tarballs`. With `--publish` they go to the registry of the npm configuration.
 */
runCommand(async () => {
  const { values } = readArguments('npm run packages -- [--publish]', {
    options: { publish: { type: 'boolean' } },
  });
  const tarballs = path.join(root, 'dist/tarballs');
  // Those of an earlier version too: whoever installs the folder's files would get both.
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  for (const { name, version, folder } of buildPackages(path.join(root, 'dist/packages'))) {
    const npm = (...command: string[]) =>
      execFileSync('npm', command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    npm('pack', '--silent', '--pack-destination', tarballs);
    if (values.publish) npm('publish');
    printLine(`${name} ${version}`);
  }
});
