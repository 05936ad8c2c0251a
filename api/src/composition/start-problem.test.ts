import { DatabaseNotOpened } from '../database/connection.ts';
import { toRecoverable } from '../database/postgres.ts';
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

test.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate', 'add &sslrootcert= with the file'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'altnames', 'write the host in DATABASE_URL as the certificate names it'],
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'its certificate has expired: renew it'],
  [undefined, 'The server does not support SSL connections', 'it offers no TLS: turn it on there, or remove'],
])('a database whose TLS does not fit (%s) is one line with the cure', (code, message, cure) => {
  const text = startProblem(toRecoverable(Object.assign(new Error(message), { code })));
  expect(text).toContain('The database of DATABASE_URL cannot be used: ');
  expect(text).toContain(cure);
  expect(text).not.toContain('\n');
});

test.each([
  ['42501', 'permission denied for schema public', 'GRANT ALL ON SCHEMA public TO …'],
  ['42501', 'permission denied to create extension "pg_trgm"', 'GRANT ALL ON DATABASE … TO …'],
  ['42501', 'permission denied for table migrations', 'GRANT that user TO the one of DATABASE_URL'],
  ['42501', 'must be owner of table outbox', 'GRANT that user TO the one of DATABASE_URL'],
  ['3F000', 'no schema has been selected to create in', 'GRANT ALL ON SCHEMA public TO …'],
])(
  'a right that the user of the database lacks (%s: %s) is one line with the cure',
  (code, message, cure) => {
    const text = startProblem(toRecoverable(Object.assign(new Error(message), { code })));
    expect(text).toContain(`The database of DATABASE_URL cannot be used: ${message}. `);
    expect(text).toContain(cure);
    expect(text).not.toContain('\n');
  },
);

test('an error that nobody expected keeps its stack', () =>
  expect(startProblem(new TypeError('x is undefined'))).toMatch(
    /^The service could not start: TypeError.*\n\s+at /,
  ));
