import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';

/** The directory of `initdb` and `postgres`: POSTGRES_BIN, Debian's directory, or one of the PATH. */
function findBinaries(): string {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
    : [];
  const candidates = [
    ...(process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []),
    ...debian.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const found = candidates.find(
    (directory) => existsSync(join(directory, 'initdb')) && existsSync(join(directory, 'postgres')),
  );
  if (!found) {
    throw new Error(
      'The tests need the PostgreSQL server: install the package "postgresql", or set POSTGRES_BIN to the directory of its programs.',
    );
  }
  return found;
}

/** The user for PostgreSQL when the tests run as root, which it refuses: its own user, or nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // This user does not exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

export interface PostgresServer {
  /** Connection string of a database. */
  url: (database: string) => string;
  /** Stops the server without a clean shutdown. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server with its own directory, for connections from this machine only. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findBinaries();
  const user = unprivileged();
  const directory = mkdtempSync(join(tmpdir(), 'api-postgres-'));
  if (user) await chown(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const port = await getPort();
  const url = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const settings = ['fsync=off', 'shared_buffers=64MB', 'max_connections=100'].flatMap((setting) => [
      '-c',
      setting,
    ]);
    server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory, ...settings],
      { stdio: 'ignore', cwd: directory, ...user },
    );
    // A minute and more: the machine may be busy with other work.
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const client = new pg.Client({ connectionString: url('postgres') });
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        if (hasEnded(server)) break;
        await sleep(100);
      }
    }
    throw new Error('PostgreSQL did not start.');
  };
  const end = async (signal: NodeJS.Signals) => {
    const running = server;
    if (!running || hasEnded(running)) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end('SIGQUIT');
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { stdio: 'ignore', cwd: directory, ...user },
    );
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, start, kill: () => end('SIGQUIT'), stop };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Runs one statement on a database. */
export async function runSql(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
