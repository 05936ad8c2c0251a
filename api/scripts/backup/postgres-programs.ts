import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../run-script.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The newest program of that name: of POSTGRES_BIN, Debian's folders, or the PATH. */
function findProgram(name: string): string {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const folders = [process.env.POSTGRES_BIN ?? '', ...debian, ...(process.env.PATH ?? '').split(':')];
  const found = folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);
  if (!found)
    throw new UsageError(
      `${name} is not installed: install the package "postgresql-client" of the server's version or newer, or set POSTGRES_BIN.`,
    );
  return found;
}

/** The address as the programs of PostgreSQL read it, which refuse what only the driver of the service knows. */
export const programAddress = (url: string): string =>
  url
    .replace(/([?&])uselibpqcompat=[^&]*&?/, '$1')
    // TLS with any certificate.
    .replace(/([?&]sslmode=)no-verify(?=&|$)/, '$1require');

/**
 * Starts a program of PostgreSQL. The password is passed in the environment, because other users of the machine can read
 * command lines.
 * @param url of the database it connects to, if it does
 * @returns `ended` rejects with a UsageError, the program's message, when it fails
 */
function startProgram(program: string, args: readonly string[], url?: string) {
  const address = url ? new URL(programAddress(url)) : null;
  const password = address?.password;
  if (address) address.password = '';
  const child = spawn(program, [...args, ...(address ? [`--dbname=${address}`] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
  });
  let message = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    message += text;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new UsageError(`${basename(program)} failed:\n${message.trim()}`)),
    );
  });
  // It may fail before anybody waits for it.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Writes a database into a file, as it is at one moment. @throws UsageError with the message of `pg_dump` */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  const args = ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`];
  await startProgram(findProgram('pg_dump'), args, url).ended;
}

/**
 * Replaces everything in a database by a dump, in one transaction: when it fails, or this process ends in the middle,
 * nothing has changed. `pg_restore` alone would need an empty database first.
 * @throws UsageError with the message of the program that failed
 */
export async function loadDump(url: string, file: string): Promise<void> {
  const programs = [findProgram('psql'), findProgram('pg_restore')] as const;
  const database = startProgram(programs[0], ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], url);
  // The schema may be part of the dump: it is dropped once more then.
  const clean = ['--clean', '--if-exists', '--no-owner', '--no-acl'];
  const script = startProgram(programs[1], [...clean, '--file=-', file]);
  const { stdin } = database.child;
  // One that has failed reads no further; its message comes with `ended`.
  stdin.on('error', () => undefined);
  try {
    stdin.write(
      'SET client_min_messages = error; BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public;\n',
    );
    await pipeline(script.child.stdout, stdin, { end: false });
    await script.ended;
  } catch (error) {
    script.child.kill();
    // Without COMMIT everything is undone.
    stdin.destroy();
    await database.ended;
    throw error;
  }
  stdin.end('COMMIT;\n');
  await database.ended;
}
