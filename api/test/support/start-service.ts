import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { runSql } from 'tooling/processes/postgres-server.ts';

export type Store = 'pglite' | 'postgres';
/** The databases that the tests run on. */
export const stores: readonly Store[] = ['pglite', 'postgres'];

/** The prepared data of global-setup.ts, of which each service gets a copy. */
const templateDirectory = (): string => process.env.API_TEST_TEMPLATE ?? '';
export const postgresUrl = (database: string): string =>
  (process.env.API_TEST_POSTGRES ?? '').replace('DATABASE', database);
export const templateDatabase = 'prepared';

const entry = fileURLToPath(new URL('../../src/main.ts', `file://${__filename}`));
/** The code of the embedded database is not optimised: it takes a third of a start, and a test's process ends soon. */
export const unoptimised = '--liftoff-only';
const programArguments = [unoptimised, entry];

export interface TestService {
  url: string;
  dataDir: string;
  /** The variables that lead to its database, for commands; none for an embedded one. */
  databaseEnvironment: Record<string, string>;
  child: ChildProcess;
  /** Everything that the process has written to standard output and standard error. */
  output: () => string;
  /** Stops the process and returns its exit code; null after a signal. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Starts the process again on the same data and port. */
  restart: (environment?: Record<string, string>) => Promise<TestService>;
  /** Stops the process and removes its data. */
  remove: () => Promise<void>;
}

export interface StartOptions {
  /** Default: a served database, as in production. The embedded one takes half as much processor time again to start. */
  store?: Store;
  environment?: Record<string, string>;
  /** Used instead of a copy of the prepared data. */
  dataDir?: string;
  databaseUrl?: string;
  port?: number;
  /** False: a start without its database, which answers 503. Default true. */
  awaitsDatabase?: boolean;
}

/** Longer than anything takes on a machine that is busy with other work; only a failure lasts as long. */
const WAIT_LIMIT_MS = 100_000;

export async function waitUntil(condition: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const end = Date.now() + WAIT_LIMIT_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await sleep(50);
  }
}

/** Windows of rate limits begin at multiples of a quarter of an hour. */
const WINDOW_MS = 15 * 60_000;
/** Longer than a test of a rate limit takes. */
const TEST_MS = 25_000;

/** Lets no window of a rate limit end during the test that follows: its attempts would be counted in two. */
export async function avoidEndOfWindow(): Promise<void> {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < TEST_MS) await sleep(left);
}

let databases = 0;

/** Starts the service as a separate process on a copy of the prepared data. */
export async function startService(options: StartOptions = {}): Promise<TestService> {
  const store = options.store ?? 'postgres';
  const port = options.port ?? (await getPort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'api-test-'));
  let databaseUrl = options.databaseUrl;
  if (!options.dataDir) {
    if (store === 'pglite') cpSync(templateDirectory(), dataDir, { recursive: true });
    else if (!databaseUrl) {
      databases += 1;
      const name = `t_${process.pid}_${databases}_${Math.floor(performance.now())}`;
      await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
      databaseUrl = postgresUrl(name);
    }
  }
  const databaseEnvironment: Record<string, string> =
    store === 'postgres' && databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const service = await spawnService(
    port,
    dataDir,
    { ...databaseEnvironment, ...options.environment },
    options.awaitsDatabase ?? true,
  );
  return {
    ...service,
    databaseEnvironment,
    restart: (environment) =>
      startService({
        ...options,
        store,
        dataDir,
        databaseUrl,
        port,
        environment: { ...options.environment, ...environment },
      }),
    remove: async () => {
      await service.stop('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the process without waiting for it, for starts that fail. */
export function spawnRaw(port: number, dataDir: string, environment: Record<string, string>) {
  // TEST_FILE_BLOCKS limits the size of files (in blocks of 512 or 1024 bytes), as a full disk would.
  // TEST_OUTPUT is the file of its standard output, which `output` then does not have.
  const { TEST_FILE_BLOCKS: blocks, TEST_OUTPUT: outputFile } = environment;
  const [program, ...rest] = blocks
    ? ['sh', '-c', `ulimit -f ${Number(blocks)} && exec "$0" "$@"`, process.execPath, ...programArguments]
    : [process.execPath, ...programArguments];
  const child = spawn(program!, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      API_PUBLIC_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'info',
      ...environment,
    },
    // The service stops by itself when this channel closes, for example because the tests crashed.
    stdio: ['ignore', outputFile ? openSync(outputFile, 'a') : 'pipe', 'pipe', 'ipc'],
  });
  child.channel?.unref();
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, exited, output: () => output };
}

async function spawnService(
  port: number,
  dataDir: string,
  environment: Record<string, string>,
  awaitsDatabase: boolean,
): Promise<Omit<TestService, 'restart' | 'remove' | 'databaseEnvironment'>> {
  const { child, exited, output } = spawnRaw(port, dataDir, environment);
  const url = `http://127.0.0.1:${port}`;
  const ended = exited.then(() => 'ended' as const);
  const deadline = Date.now() + WAIT_LIMIT_MS;
  // It listens before a served database is prepared, and answers 503 until then: on a busy machine that takes seconds.
  const isReady = async () =>
    output().includes('"listening"') &&
    (!awaitsDatabase ||
      (await fetch(`${url}/ready`)
        .then(({ ok }) => ok)
        .catch(() => false)));
  while (!(await isReady())) {
    const pause = new Promise<'pause'>((resolve) => setTimeout(() => resolve('pause'), 20));
    if ((await Promise.race([ended, pause])) === 'ended' || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The service did not start:\n${output()}`);
    }
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return exited;
  };
  return { url, dataDir, child, output, stop };
}
