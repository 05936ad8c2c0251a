import path from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { runCommand } from '../processes/problem.ts';
import { remotes, root } from '../processes/root.ts';
import { run } from '../processes/services.ts';
import { build } from '../release/build.ts';

/** `npm run e2e [-- <playwright arguments>]`: builds, then only the browser tests. */
runCommand(async () => {
  const chromium = await findChromium();
  await build(['shell', ...remotes.map(({ name }) => name)]);
  const code = await run('playwright', ['test', ...process.argv.slice(2)], {
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM: chromium },
  });
  process.exit(code);
});
