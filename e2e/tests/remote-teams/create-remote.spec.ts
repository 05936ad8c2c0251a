import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRemote } from 'tooling/create-remote/create-remote.ts';
import { run } from 'tooling/processes/services.ts';
import { root } from 'tooling/repository.ts';
import { releaseInto } from '../../support/changed-remote.ts';
import { startIsolatedShell } from '../../support/isolated-shell.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const execFileAsync = promisify(execFile);

test('a created remote passes its own tests unchanged, is released, and is served by the site', async ({
  page,
}) => {
  test.setTimeout(180_000);
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const into = mkdtempSync(path.join(root, '.cache/created-'));
  const files = createRemote({
    name: 'mfe-stories',
    into,
    port: 3999,
    workflows: path.join(into, 'workflows'),
  });
  const folder = path.join(into, 'mfe-stories');
  try {
    expect(files).toEqual(
      expect.arrayContaining([
        'mfe-stories/remote.config.ts',
        'mfe-stories/src/remote.test.tsx',
        'workflows/mfe-stories.yml',
      ]),
    );
    // The folder is two levels deeper than that of a real remote, so the relative paths are adapted.
    for (const file of ['tsconfig.json']) {
      const full = path.join(folder, file);
      writeFileSync(full, readFileSync(full, 'utf8').replaceAll('"../', '"../../../'));
    }
    expect(await run('tsc', ['-p', folder])).toBe(0);
    expect(await run('jest', ['--ci', '--silent'], { cwd: folder, quiet: true })).toBe(0);
    expect(await run('rspack', ['build'], { cwd: folder, quiet: true })).toBe(0);
    const shell = await startIsolatedShell();
    try {
      const { version } = await releaseInto(shell.store, path.join(folder, 'dist'));
      await expect.poll(async () => (await fetch(`${shell.url}/stories`)).status).toBe(200);
      await page.goto(shell.url);
      await page.goto(`${shell.url}/stories`);
      await expect(page.locator('h1')).toHaveText('Stories');
      await expect(page.locator('main [data-remote="mfe-stories"]')).toHaveAttribute('data-version', version);
      await expectAccessible(page);
      // It reports to the shell as long as it is open.
      await page.close();
    } finally {
      await shell.stop();
    }

    // A copy that kept the name of the remote it was made of would take that one's place.
    const config = path.join(folder, 'remote.config.ts');
    writeFileSync(config, readFileSync(config, 'utf8').replace("name: 'mfe-stories'", "name: 'mfe-events'"));
    const copied = await execFileAsync('rspack', ['build'], { cwd: folder }).catch((error) => error);
    expect(copied.code).toBeGreaterThan(0);
    expect(copied.stdout + copied.stderr).toContain(
      `remote.config.ts says name: 'mfe-events', and package.json "name": "mfe-stories"`,
    );
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
});
