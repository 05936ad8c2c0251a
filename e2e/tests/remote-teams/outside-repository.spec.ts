import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { createFolderStore, listSets } from 'shared-releases';
import { type IsolatedShell, startIsolatedShell } from '../../support/isolated-shell.ts';
import {
  createOutsideFolder,
  execute,
  installPacked,
  type OutsideFolder,
  packagesFromRegistry,
  unpack,
  writeDocumentedFiles,
} from '../../support/outside-repository.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

// The packages are built and the shell is started once.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let outside: OutsideFolder;
let shell: IsolatedShell;
let repository: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  outside = await createOutsideFolder();
  shell = await startIsolatedShell();
  repository = path.join(outside.folder, 'mfe-stories');
});
test.afterAll(async () => {
  await shell?.stop();
  outside?.remove();
});

const sets = () => listSets(createFolderStore(shell.store), 'production');

/** Replaces text in a file of the repository. */
function edit(file: string, find: string, replacement: string) {
  const full = path.join(repository, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toContain(find);
  writeFileSync(full, text.replace(find, replacement));
}

test('create-remote writes a repository that releases onto the site with its own checks and the gates', async ({
  page,
}) => {
  unpack(outside.tarballs, 'create-remote', path.join(outside.folder, 'create-remote'));
  const created = execute(outside.folder, process.execPath, [
    path.join(outside.folder, 'create-remote/lib/create-remote/cli.js'),
    'mfe-stories',
    '--packages',
    outside.tarballs,
  ]);
  expect(created.output).toContain('mfe-stories is ready');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  );
  expect(dependencies['shared-ui']).toMatch(/^file:.*shared-ui-1\.\d+\.\d+\.tgz$/);
  expect(devDependencies['remote-tooling']).toMatch(/^file:/);
  expect(packagesFromRegistry(repository, outside.tarballs)).toEqual([]);
  installPacked(repository, outside.tarballs);

  // A widget that it offers, with the types of its props.
  writeFileSync(
    path.join(repository, 'widgets.d.ts'),
    `import 'shared-shell';\n\ndeclare module 'shared-shell' {\n  interface WidgetContracts {\n    'next-stories': { count: number };\n  }\n}\n`,
  );
  edit('remote.config.ts', '  nav:', "  widgets: [{ name: 'next-stories' }],\n  nav:");
  edit(
    'src/remote.ts',
    'widgets: {},',
    `widgets: {\n    'next-stories': {\n      load: () => import(/* webpackChunkName: "widget-next-stories" */ './widgets/next-stories/index.tsx'),\n    },\n  },`,
  );
  mkdirSync(path.join(repository, 'src/widgets/next-stories'), { recursive: true });
  writeFileSync(
    path.join(repository, 'src/widgets/next-stories/index.tsx'),
    'export default function NextStories({ count }: { count: number }) {\n  return <p>{count} stories</p>;\n}\n',
  );

  const released = execute(repository, 'npm', ['run', 'release', '--', '--store', shell.store]);
  expect(released.output).toMatch(/Release set \d+ on production: mfe-stories 1\.0\.0-[0-9a-f]{10}/);
  for (const check of ['lint', 'types', 'test', 'build'])
    expect(released.output).toContain(`ok     ${check}`);
  await expect.poll(async () => (await fetch(`${shell.url}/stories`)).status).toBe(200);
  expect(await (await fetch(`${shell.url}/stories`)).text()).toMatch(/<h1[^>]*>Stories/);
  await page.goto(`${shell.url}/stories`);
  await expect(page.locator('h1')).toHaveText('Stories');
  await expectAccessible(page);
});

test('a failed check, a reserved library and an empty store are refused with the remedy, and nothing is released', async () => {
  const before = await sets();
  edit('src/messages.en.ts', "title: 'Stories'", "title: 'Tales'");
  edit('src/pages/home/home.test.tsx', 'messages.title', "'Stories'");
  const checked = execute(repository, 'npm', ['run', 'release', '--', '--store', shell.store]);
  expect(checked.status).not.toBe(0);
  expect(checked.output).toContain('test failed:');
  expect(checked.output).toContain('Run it alone: npm run test');

  edit(
    'src/pages/home/index.tsx',
    'import { messages }',
    "import Button from '@mui/material/Button';\nimport { messages }",
  );
  edit('src/pages/home/index.tsx', '<Text>', '<Button>Read</Button>\n        <Text>');
  const release = (...args: string[]) => execute(repository, 'remote-tooling', ['release', ...args]);
  const imported = release('--store', shell.store, '--no-checks');
  expect(imported.output).toContain(
    'imports: src/pages/home/index.tsx imports @mui/material/Button. @mui/material is reserved to the shared packages',
  );
  expect(release('--store', path.join(outside.folder, 'empty')).output).toContain('contains no shell');
  expect(release().output).toContain('Name the release store of the site');
  expect(await sets()).toEqual(before);
  edit('src/pages/home/index.tsx', "import Button from '@mui/material/Button';\n", '');
  edit('src/pages/home/index.tsx', '<Button>Read</Button>\n        ', '');
});

test('npm run dev opens the remote alone at its port', async ({ page }) => {
  const port = await getPort();
  const server = spawn(path.join(repository, 'node_modules/.bin/rspack'), ['serve'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: String(port) },
  });
  const output = text(server.stdout);
  try {
    await expect
      .poll(async () => (await fetch(`http://localhost:${port}/`).catch(() => null))?.status, {
        timeout: 120_000,
      })
      .toBe(200);
    await page.goto(`http://localhost:${port}/stories`);
    await expect(page.locator('main h1')).toHaveText('Tales', { timeout: 60_000 });
    await expect(page.getByRole('banner')).toBeVisible();
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
  }
  expect(await output).toContain(`mfe-stories alone: http://localhost:${port}\n`);
});

test('npm run dev on a busy port says so in one line', async () => {
  const port = await getPort();
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  try {
    const server = spawn(path.join(repository, 'node_modules/.bin/rspack'), ['serve'], {
      cwd: repository,
      env: { ...process.env, PORT: String(port) },
    });
    const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} is in use by another program.`);
    expect(errors).toContain(`PORT=${port + 1} npm run dev`);
    expect(errors).not.toContain('    at ');
  } finally {
    other.close();
  }
});

test('a remote of plain Rspack with a hand-written descriptor is released by the same command, or refused', async ({
  page,
}) => {
  const plain = path.join(outside.folder, 'mfe-hours');
  mkdirSync(plain);
  writeFileSync(
    path.join(plain, 'package.json'),
    '{ "name": "mfe-hours", "version": "1.0.0", "type": "module" }',
  );
  writeDocumentedFiles('team-outside.md', plain);
  installPacked(plain, outside.tarballs);
  const release = (...args: string[]) =>
    execute(plain, 'remote-tooling', ['release', '--store', shell.store, '--no-build', ...args]);
  expect(execute(plain, 'rspack', ['build']).output).toContain('server compiled');
  expect(execute(plain, 'remote-tooling', ['describe']).output).toMatch(
    /dist\/remote\.json: mfe-hours 1\.0\.0-/,
  );
  expect(release().output).toContain('package.json has no script lint, types, test');
  expect(release('--no-checks').output).toMatch(/Release set \d+ on production: mfe-hours/);
  await expect.poll(async () => (await fetch(`${shell.url}/hours`)).status).toBe(200);
  await page.goto(`${shell.url}/hours`);
  await expect(page.locator('h1')).toHaveText('Opening hours');

  // Types of the other team's widget, as TypeScript sees them.
  expect(execute(plain, 'remote-tooling', ['widget-types', '--store', shell.store]).output).toContain(
    'widget-types/mfe-stories.d.ts',
  );
  writeFileSync(
    path.join(plain, 'check.tsx'),
    `import { Widget } from 'shared-shell';\nexport const right = <Widget name="next-stories" count={3} />;\nexport const wrong = <Widget name="next-stories" count="three" />;\n`,
  );
  writeFileSync(
    path.join(plain, 'tsconfig.json'),
    JSON.stringify({ extends: 'remote-tooling/tsconfig.json', include: ['check.tsx', 'widget-types'] }),
  );
  const { output } = execute(plain, 'tsc', ['-p', '.']);
  expect(output).toMatch(/check\.tsx\(3,.*'string' is not assignable to type 'number'/);
  expect(output.match(/error TS/g)).toHaveLength(1);

  const before = await sets();
  const preview = (...args: string[]) =>
    execute(plain, 'remote-tooling', ['preview', '--store', shell.store, '--no-build', ...args]).output;
  expect(preview()).toContain('PREVIEW_KEY must be the secret of the server');
  process.env.PREVIEW_KEY = 'k'.repeat(32);
  expect(preview('--name', 'pr-1', '--site', shell.url)).toMatch(
    /^Preview pr-1: mfe-hours 1\.0\.0-\S+ with set \d+ of production, until .* UTC\nhttp:\/\/localhost:\d+\/hours\?set=preview-pr-1\.\S+$/m,
  );
  delete process.env.PREVIEW_KEY;
  expect(await listSets(createFolderStore(shell.store), 'preview-pr-1')).toEqual([1]);
  const descriptor = path.join(plain, 'remote.json');
  const text = readFileSync(descriptor, 'utf8');
  writeFileSync(descriptor, text.replace('"path": "/hours"', '"path": "/blog"'));
  execute(plain, 'remote-tooling', ['describe']);
  expect(release('--no-checks').output).toContain(
    'claims: mfe-hours claims /blog, which belongs to mfe-marketing',
  );
  writeFileSync(descriptor, text.replace('"owner": "Hours team",', ''));
  expect(execute(plain, 'remote-tooling', ['describe']).output).toMatch(
    /not a valid remote descriptor:\s+owner:/,
  );
  expect(await sets()).toEqual(before);
});
