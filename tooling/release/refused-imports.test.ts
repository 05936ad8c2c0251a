import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/** Output of the build of a folder; in CI it has colours, which stand between the words. */
function build(folder: string) {
  const { stdout, stderr, status } = execute('node_modules/@rspack/cli/bin/rspack.js', ['build'], folder);
  return { output: stripVTControlCharacters(stdout + stderr), status };
}

test('a page that imports modules of Node is refused by file and module, and nothing hides it', () => {
  createRemote({ name: 'mfe-stories', into, port: 3999 });
  const folder = path.join(into, 'mfe-stories');
  appendFileSync(
    path.join(folder, 'src/pages/home/index.tsx'),
    "\nexport { join } from 'node:path';\nexport { readFileSync } from 'fs';\n",
  );
  appendFileSync(path.join(folder, 'src/messages.en.ts'), "\nexport { sep } from 'node:path';\n");
  const { output, status } = build(folder);
  for (const refusal of [
    'src/pages/home/index.tsx imports node:path. Pages also run in browsers',
    'src/pages/home/index.tsx imports fs. Pages also run in browsers',
    'src/messages.en.ts imports node:path. Pages also run in browsers',
  ])
    expect(output.split(refusal)).toHaveLength(2);
  expect(output).not.toContain('Unhandled scheme');
  expect(output).not.toContain("Can't resolve");
  expect(output).toContain('standalone compiled with');
  // The chunks are missing because of these errors: no name in remote.config.ts is wrong.
  expect(output).not.toContain('needs the chunk');
  expect(status).toBe(1);
}, 300_000);

test('an error that all bundles have is printed once, and none of them seems to be whole', () => {
  createRemote({ name: 'mfe-stories', into, port: 3999 });
  const folder = path.join(into, 'mfe-stories');
  appendFileSync(path.join(folder, 'src/pages/home/index.tsx'), '\nexport const = 4;\n');
  const { output, status } = build(folder);
  expect(output.match(/Syntax Error/g)).toHaveLength(1);
  expect(output.match(/The same as in web/g)).toHaveLength(2);
  for (const name of ['web', 'standalone', 'server'])
    expect(output).toContain(`${name} compiled with 1 error`);
  expect(status).toBe(1);
}, 300_000);

test('a page without its chunk is refused with the cure and without a stack', () => {
  createRemote({ name: 'mfe-stories', into, port: 3999 });
  const folder = path.join(into, 'mfe-stories');
  const remote = path.join(folder, 'src/remote.ts');
  writeFileSync(remote, readFileSync(remote, 'utf8').replace('"page-home"', '"page-hom"'));
  const { output, status } = build(folder);
  expect(
    output.match(/remote\.config\.ts needs the chunk "page-home", and src\/remote\.ts has page-hom\./g),
  ).toHaveLength(1);
  expect(output).toContain('Correct the name, or load it in src/remote.ts');
  expect(output).not.toMatch(/^\W*at .*descriptor-writer/m);
  expect(status).toBe(1);
  expect(existsSync(path.join(folder, 'dist/remote.json'))).toBe(false);
}, 300_000);

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
  expect(build(folder).output).toContain('server compiled');
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
