/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../repository.ts';

const execute = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'tooling', file), ...args], { cwd: root, encoding: 'utf8' });

test.each([
  ['commands/releases.ts', [], 'npm run releases -- [--channel'],
  ['commands/rollback.ts', ['mfe-stories'], 'npm run rollback -- [41 | mfe-events | shell]'],
  ['commands/sweep.ts', [], 'npm run sweep -- [--days'],
  ['commands/promote.ts', ['staging'], 'npm run promote -- <channel>'],
  ['commands/cluster.ts', [], 'npm run cluster -- [--shells'],
  ['team/cli.ts', ['release'], 'remote-tooling release [--store'],
])(
  '%s says which option is not known and shows its usage, without a stack',
  (file, args, usage) => {
    const { status, stderr } = execute(file, ...args, '--reson', 'x');
    expect(stderr).toMatch(/^Unknown option '--reson'/);
    expect(stderr).toContain(usage);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  },
  60_000,
);

test.each([
  ['commands/releases.ts', ['--last', 'x'], '--last needs a number from 1 to 1000000.'],
  ['commands/releases.ts', ['--last', '0'], '--last needs a number from 1 to 1000000.'],
  ['commands/cluster.ts', ['--shells', '65'], '--shells needs a number from 1 to 64.'],
])(
  '%s %j is refused',
  (file, args, message) => {
    expect(execute(file, ...args)).toMatchObject({ status: 1, stdout: '', stderr: `${message}\n` });
  },
  60_000,
);

test.each([
  ['commands/sweep.ts', ['--help'], 'npm run sweep -- [--days'],
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
