import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createRemote } from '../create-remote/create-remote.ts';
import { remotes, root } from '../repository.ts';

let into: string;
beforeEach(() => {
  // Inside the repository, so that the remote resolves the same packages.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  into = mkdtempSync(path.join(root, '.cache/refused-'));
});
afterEach(() => rmSync(into, { recursive: true, force: true }));

const execute = (file: string, args: string[], cwd: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [path.join(root, file), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('a built remote with code of another remote and of a reserved library is refused by name', () => {
  createRemote({ name: 'mfe-stories', into, port: 3999 });
  const folder = path.join(into, 'mfe-stories');
  const [other] = remotes;
  const toOther = path.relative(path.join(folder, 'src'), path.join(root, other!.name, 'src/messages.en.ts'));
  appendFileSync(
    path.join(folder, 'src/pages/home/index.tsx'),
    "\nexport { default as Button } from '@mui/material/Button';\n",
  );
  appendFileSync(path.join(folder, 'src/remote.ts'), `\nexport const later = () => import('${toOther}');\n`);
  const build = execute('node_modules/@rspack/cli/bin/rspack.js', ['build'], folder);
  // In CI the output has colours, which stand between the words.
  expect(stripVTControlCharacters(build.stdout + build.stderr)).toContain('server compiled');
  const { status, stderr } = execute(
    'tooling/commands/release.ts',
    [path.relative(root, folder), '--no-build', '--no-checks'],
    root,
    { RELEASE_STORE: path.join(into, 'store') },
  );
  expect(stderr).toContain(
    'src/pages/home/index.tsx imports @mui/material/Button. @mui/material is reserved to the shared packages: use the components of shared-ui.',
  );
  expect(stderr).toContain(
    `src/remote.ts imports ${toOther}. A remote never imports another remote or the shell`,
  );
  expect(status).toBe(1);
}, 300_000);
