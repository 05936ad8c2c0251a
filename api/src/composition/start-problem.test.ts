import { DatabaseNotOpened } from '../database/connection.ts';
import { startProblem } from './start-problem.ts';

test('a full disk is one line, whoever finds it', () => {
  // As the embedded database's worker reports it.
  expect(startProblem(new DatabaseNotOpened('/data/database', { name: 'ErrnoError', errno: 51 }))).toMatch(
    /^The embedded database in \/data\/database cannot be opened: no space left on its disk\. .*$/,
  );
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(startProblem(error)).toBe(
    'The service could not start, because a disk is full: ENOSPC: no space left on device, write',
  );
});

test('a data folder that cannot be written is one line with its path', () => {
  const message = "EACCES: permission denied, mkdir '/data'";
  expect(startProblem(Object.assign(new Error(message), { code: 'EACCES', path: '/data' }))).toBe(
    `The service could not start: /data cannot be used (${message}). Choose another folder, or give this user the right to write there.`,
  );
});

test('an error that nobody expected keeps its stack', () =>
  expect(startProblem(new TypeError('x is undefined'))).toMatch(
    /^The service could not start: TypeError.*\n\s+at /,
  ));
