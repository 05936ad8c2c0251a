import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runScript } from '../scripts/run-script.ts';
import { DatabaseNotOpened } from '../src/database/connection.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'A disk is full: ENOSPC: no space left on device, write. Make room where this command writes, then run it again.\n',
  ],
  [
    // As the embedded database reports it.
    new DatabaseNotOpened('/data/database', { name: 'ErrnoError', errno: 51 }),
    'The embedded database in /data/database cannot be opened: no space left on its disk.',
  ],
])('a full disk ends a command with one line: %s', async (error, line) => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runScript(() => Promise.reject(error));
  process.exitCode = undefined;
  expect(write.mock.calls).toEqual([[expect.stringContaining(line)]]);
  expect(write.mock.calls[0]?.[0]).not.toMatch(/\n\s+at /);
});

test('a command goes on when nobody reads its output to the end', async () => {
  const command = [process.execPath, join(__dirname, '../scripts/person.ts'), '--help'];
  const { stderr } = await promisify(execFile)('sh', ['-c', '"$0" "$@" | true', ...command], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: join(tmpdir(), 'none') },
  });
  expect(stderr).toBe('');
});
