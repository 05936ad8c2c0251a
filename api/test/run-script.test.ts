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
