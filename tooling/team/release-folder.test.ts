/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseFolder } from './release-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'team-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A store with a shell, which the release looks for before it does anything. */
function storeWithShell(): string {
  const store = path.join(folder, 'store');
  mkdirSync(path.join(store, 'shell/1.0.0-a'), { recursive: true });
  writeFileSync(path.join(store, 'shell/1.0.0-a/shell.json'), '{}');
  return store;
}

test('a release without a build names the command that builds in this repository', async () => {
  await expect(
    releaseFolder(folder, ['--store', storeWithShell(), '--no-build', '--no-checks']),
  ).rejects.toThrow(/^dist\/remote\.json is missing\. The build of the preset writes it: npm run build\./);
});

test('a failed build is shown without an option that does not skip it', async () => {
  const build = `${JSON.stringify(process.execPath)} -e "console.error('Syntax Error'); process.exit(1)"`;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { build } }));
  const refused = releaseFolder(folder, ['--store', storeWithShell(), '--no-checks']);
  await expect(refused).rejects.toThrow(/^build failed:\n {2}Syntax Error\n.*\n\nNothing was released\.$/);
}, 60_000);

test('recorded responses with a secret are refused before anything runs', async () => {
  writeFileSync(path.join(folder, 'recorded.json'), '{"email":"asha@example.org"}');
  await expect(releaseFolder(folder, ['--store', storeWithShell()])).rejects.toThrow(
    /^recorded\.json contains asha@example\.org\. It is committed, .* write student@example\.com instead of an address\.$/,
  );
});
