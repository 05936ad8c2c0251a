import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './support/run-command.ts';

describe.each(['backup', 'import', 'make-staff', 'person', 'restore', 'seed'])('the command %s', (name) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'command-usage-'));
  const run = (option: string) => runCommand(`${name}.ts`, [option], { DATA_DIR: dataDir });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('shows its usage with --help, which is no error', async () => {
    expect(await run('--help')).toMatch(new RegExp(`^Usage: npm run ${name} -- `));
  });

  test('says which option is not known, without the advice of Node about other arguments', async () => {
    const message = await run('--reson').then(String, (error: Error) => error.message);
    expect(message).toContain(`Unknown option '--reson'\nUsage: npm run ${name} -- `);
    expect(message).not.toMatch(/\n\s+at /);
    // Nothing was created on the way.
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });
});

test('bench-restore says which option is not known, without a stack, and starts nothing', async () => {
  const message = await runCommand('bench-restore.ts', ['--courses', '5'], {}).then(
    String,
    (error: Error) => error.message,
  );
  expect(message).toBe("Unknown option '--courses'\nnpm run bench:restore\n");
});

test('bench says what is wrong with its options, without a stack', async () => {
  const messageOf = (...args: string[]) =>
    runCommand('bench.ts', args, {}).then(String, (error: Error) => error.message);
  const messages = await Promise.all([
    messageOf('--fast'),
    messageOf('--seconds', 'x'),
    messageOf('--stores', 'mysql'),
  ]);
  expect(messages[0]).toContain("Unknown option '--fast'\nnpm run bench:api -- [--seconds 4]");
  expect(messages[1]).toContain('--seconds needs a number from 1 to 3600.');
  expect(messages[2]).toContain('--stores knows pglite and postgres, not mysql.');
  for (const message of messages) expect(message).not.toMatch(/^\s+at .*bench\.ts/m);
});
