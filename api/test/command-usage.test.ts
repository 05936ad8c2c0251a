import { mkdtempSync, rmSync } from 'node:fs';
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
  });
});
