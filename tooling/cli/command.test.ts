/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore, integrityOf, type ReleaseSet, writeNextSet } from 'shared-releases';
import { root } from '../repository.ts';

const execute = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'tooling', file), ...args], { cwd: root, encoding: 'utf8' });

test.each([
  ['commands/releases.ts', [], 'npm run releases -- [--channel'],
  ['commands/rollback.ts', ['mfe-stories'], 'npm run rollback -- [41 | mfe-events | shell]'],
  ['commands/sweep.ts', [], 'npm run sweep -- [--days'],
  ['commands/promote.ts', ['staging'], 'npm run promote -- <channel>'],
  ['commands/cluster.ts', [], 'npm run cluster -- [--shells'],
  ['commands/variables.ts', [], 'npm run variables -- [--check]'],
  ['commands/licences.ts', [], 'npm run licences'],
  ['commands/api-report.ts', [], 'npm run api-report'],
  ['commands/test.ts', [], 'npm test'],
  ['commands/widget-types.ts', ['mfe-events'], 'npm run widget-types -- mfe-events [--channel'],
  ['team/cli.ts', ['release'], 'remote-tooling release [--store'],
  ['../bench/server/bench-error-rates.ts', [], '[VIEWS=10000000] npm run bench:error-rates'],
])(
  '%s says which option is not known and shows its usage, without a stack',
  (file, args, usage) => {
    const { status, stderr } = execute(file, ...args, '--reson', 'x');
    expect(stderr).toMatch(/^Unknown option '--reson'/);
    expect(stderr).toContain(usage);
    expect(stderr).not.toContain('To specify a positional argument');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  },
  60_000,
);

test.each([
  ['commands/releases.ts', ['--last', 'x'], '--last needs a number from 1 to 1000000.'],
  ['commands/releases.ts', ['--last', '0'], '--last needs a number from 1 to 1000000.'],
  [
    'commands/create-remote.ts',
    ['mfe-health'],
    'mfe-health claims /health, which belongs to the shell. Choose another name. Nothing was changed.',
  ],
  [
    'commands/create-remote.ts',
    ['mfe-login'],
    'mfe-login claims /login, which belongs to mfe-accounts. Choose another name. Nothing was changed.',
  ],
  ['commands/create-remote.ts', ['mfe-events'], /^mfe-events\b.*exist/],
  ['commands/cluster.ts', ['--shells', '65'], '--shells needs a number from 1 to 64.'],
  [
    'commands/releases.ts',
    ['--channel', '../x'],
    '--channel ../x: use lower case letters, digits and dashes.',
  ],
  [
    'commands/promote.ts',
    ['staging', '--to', 'Wrong', '--new'],
    '--to Wrong: use lower case letters, digits and dashes.',
  ],
  ['commands/rollback.ts', ['41', '--channel', ''], '--channel : use lower case letters, digits and dashes.'],
  [
    'commands/translations.ts',
    ['import', 'mfe-events', 'no-such-folder/x.po'],
    'There is no file no-such-folder/x.po.',
  ],
  [
    'commands/translations.ts',
    ['export', 'mfe-events', 'no-such-folder/x.po'],
    'no-such-folder/x.po cannot be written: there is no folder no-such-folder.',
  ],
  ['commands/record.ts', ['mfe-events', 'mfe-evnts'], /^No remote named mfe-evnts\. There are: mfe-.*\n$/],
  ['commands/build.ts', ['--fast'], "Unknown option '--fast'\nnpm run build -- [shell …]"],
  ['commands/rollback.ts', ['mfe-events', 'mfe-accounts'], /^Roll back one at a time: npm run rollback/],
  ['commands/rollback.ts', ['41', '--to', '40'], /^Name the set once, as 41 or by --to 40: npm run rollback/],
  [
    'commands/release.ts',
    ['mfe-events', '--enable', '--disable'],
    /^Choose one of --disable, --enable and --remove: /,
  ],
])(
  '%s %j is refused',
  (file, args, message) => {
    expect(execute(file, ...args)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: typeof message === 'string' ? `${message}\n` : expect.stringMatching(message),
    });
  },
  60_000,
);

test('a benchmark refuses a variable that is no number', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    [path.join(root, 'bench/server/bench-error-rates.ts')],
    { env: { ...process.env, VIEWS: 'many' }, encoding: 'utf8' },
  );
  expect({ stderr, status }).toEqual({ stderr: 'VIEWS needs a number from 1 to 100000000.\n', status: 1 });
}, 60_000);

test('a channel is started by a promotion only with --new, so that a mistyped one is refused', () => {
  const store = mkdtempSync(path.join(tmpdir(), 'promote-'));
  try {
    for (const channel of ['production', 'staging']) {
      mkdirSync(path.join(store, 'sets', channel), { recursive: true });
      const set = {
        number: 1,
        channel,
        date: '2026-01-01T00:00:00.000Z',
        author: 'a',
        commit: 'c',
        message: 'm',
      };
      writeFileSync(
        path.join(store, 'sets', channel, '00000001.json'),
        JSON.stringify({ ...set, remotes: {} }),
      );
    }
    const promote = (...args: string[]) =>
      spawnSync(
        process.execPath,
        [path.join(root, 'tooling/commands/promote.ts'), 'staging', '--to', ...args],
        { cwd: root, encoding: 'utf8', env: { ...process.env, RELEASE_STORE: store } },
      );
    expect(promote('stagign')).toMatchObject({
      status: 1,
      stderr:
        'No channel named stagign. There are: production, staging. To start it with this set, add --new.\n',
    });
    expect(promote('stagign', '--new').stderr).not.toContain('No channel named');
    expect(promote('production').stderr).not.toContain('No channel named');
  } finally {
    rmSync(store, { recursive: true });
  }
}, 60_000);

test('a rollback without a name says what it has changed, and how to undo it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rollback-'));
  try {
    const store = createFolderStore(folder);
    const descriptor = integrityOf(Buffer.from('{}'));
    const one = { version: '1', descriptor };
    const sets: ReleaseSet['remotes'][] = [
      { 'mfe-a': one },
      { 'mfe-a': { ...one, canary: { version: '2', descriptor, percent: 10 } }, 'mfe-b': one },
    ];
    for (const remotes of sets) {
      const about = { author: 'a', commit: 'c', message: 'm' };
      await writeNextSet(store, 'production', { ...about, remotes: () => remotes });
    }
    const { stdout } = spawnSync(process.execPath, [path.join(root, 'tooling/commands/rollback.ts')], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, RELEASE_STORE: folder },
    });
    expect(stdout.split('\n')).toEqual([
      'Release set 3 on production: rollback to 1',
      '  mfe-a: 1, canary 2 (10 %) → 1',
      '  mfe-b: 1 → not released',
      'To serve the set before again: npm run rollback -- 2',
      '',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test('the operator disables a remote of a team outside, which has no folder here', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'disable-'));
  try {
    const descriptor = integrityOf(Buffer.from('{}'));
    const remotes = { 'mfe-outside': { version: '1', descriptor } };
    const about = { author: 'a', commit: 'c', message: 'm' };
    await writeNextSet(createFolderStore(folder), 'production', { ...about, remotes: () => remotes });
    const disable = (name: string) =>
      spawnSync(process.execPath, [path.join(root, 'tooling/commands/release.ts'), name, '--disable'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, RELEASE_STORE: folder },
      });
    expect(disable('mfe-outside').stdout).toContain('Release set 2 on production: mfe-outside 1 (disabled)');
    expect(disable('mfe-outsied').stderr).toBe('mfe-outsied is not released on production.\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test.each([
  ['commands/sweep.ts', ['--help'], 'npm run sweep -- [--days'],
  ['commands/create-remote.ts', ['--help'], 'npm run create-remote -- mfe-stories'],
  ['commands/e2e.ts', ['--help'], 'npm run e2e -- [--set 41]'],
  ['commands/api-report.ts', ['--help'], 'npm run api-report'],
  ['commands/content.ts', ['--help'], 'npm run content -- check'],
  ['commands/translations.ts', ['--help'], 'npm run translations -- export'],
  ['commands/packages.ts', ['--help'], 'npm run packages -- [--publish]'],
  ['commands/types.ts', ['--help'], 'npm run types'],
  ['commands/build.ts', ['--help'], 'npm run build -- [shell …]'],
  ['commands/start.ts', ['--help'], 'npm start -- [--reset]'],
  ['commands/dev.ts', ['--help'], 'npm run dev -- [mfe-events …]'],
  ['commands/record.ts', ['--help'], 'npm run record -- [mfe-events …]'],
  ['team/cli.ts', ['release', '--help'], 'remote-tooling release [--store'],
])(
  '%s %j shows the usage',
  (file, args, usage) => {
    expect(execute(file, ...args)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining(usage),
    });
  },
  60_000,
);

describe('a store that cannot be used is one line, without a stack', () => {
  let answering: Server;
  beforeAll(async () => {
    answering = createServer((_request, response) => {
      response.writeHead(404, { 'content-type': 'application/xml' });
      response.end(
        '<Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message></Error>',
      );
    });
    await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    answering.closeAllConnections();
    answering.close();
  });
  const endpoint = () => `http://127.0.0.1:${(answering.address() as AddressInfo).port}`;
  const key = { AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x' };
  const noKey = {
    AWS_ACCESS_KEY_ID: undefined,
    AWS_SECRET_ACCESS_KEY: undefined,
    AWS_EC2_METADATA_DISABLED: 'true',
    HOME: '/nowhere',
  };
  const bucket = { RELEASE_STORE: 's3://bucket/site' };

  test.each<[string, () => Record<string, string | undefined>, string]>([
    ['is away', () => ({ ...bucket, ...key, S3_ENDPOINT: 'http://127.0.0.1:1' }), 'ECONNREFUSED'],
    ['has no such bucket', () => ({ ...bucket, ...key, S3_ENDPOINT: endpoint() }), 'bucket does not exist'],
    ['needs credentials', () => ({ ...bucket, ...noKey, S3_ENDPOINT: endpoint() }), 'AWS_ACCESS_KEY_ID'],
    ['is no address', () => ({ RELEASE_STORE: 's3:/bucket/site' }), 's3://bucket/prefix'],
  ])(
    '%s',
    async (_what, env, reason) => {
      // Not spawnSync: the server is in this process.
      const child = spawn(process.execPath, [path.join(root, 'tooling/commands/releases.ts')], {
        cwd: root,
        env: { ...process.env, ...env() },
        stdio: ['ignore', 'inherit', 'pipe'],
      });
      let errors = '';
      child.stderr.on('data', (data) => {
        errors += data;
      });
      const [code] = await once(child, 'close');
      expect(errors).toMatch(/^The release store s3:.*\n$/);
      expect(errors).toContain(reason);
      expect(code).toBe(1);
    },
    60_000,
  );
});

test('a command whose output is not read to its end finishes its work', async () => {
  const command = `
import { runCommand } from ${JSON.stringify(path.join(import.meta.dirname, 'command.ts'))};
import { printLine } from ${JSON.stringify(path.join(import.meta.dirname, 'print-line.ts'))};
runCommand(async () => {
  for await (const _ of process.stdin);
  for (let line = 0; line < 3; line++) {
    printLine(String(line));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  process.stderr.write('finished');
});
`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command]);
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  child.stdout.destroy();
  child.stdin.end();
  const [code] = await once(child, 'close');
  expect([code, errors]).toEqual([0, 'finished']);
}, 60_000);
