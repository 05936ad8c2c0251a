import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../open-database.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The newest `pg_dump` or `pg_restore`: of POSTGRES_BIN, Debian's folders, or the PATH. */
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

/**
 * Runs a program of PostgreSQL on a database. The password is passed in the environment, because other users of the
 * machine can read command lines.
 * @throws UsageError with the program's message
 */
export async function runPostgresProgram(name: string, url: string, args: readonly string[]): Promise<void> {
  const { password } = new URL(url);
  const withoutPassword = new URL(url);
  withoutPassword.password = '';
  const child = spawn(findProgram(name), [...args, `--dbname=${withoutPassword}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
  });
  let message = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    message += text;
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new UsageError(`${name} failed:\n${message.trim()}`);
}
