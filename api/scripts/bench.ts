import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { CommandError, runCommand } from 'tooling/cli/command.ts';
import { readArguments } from 'tooling/cli/read-arguments.ts';
import { readCount } from 'tooling/cli/read-count.ts';
import { startPostgres } from 'tooling/processes/postgres-server.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { loadDemoData } from '../src/demo-data/load-demo-data.ts';
import {
  type BenchRequest,
  type Measurement,
  measure,
  measureOnce,
  residentMegabytes,
} from './bench/load.ts';
import { recordStatements, type Statement } from './bench/record-statements.ts';
import { type BenchResult, formatResult, type ScenarioResult } from './bench/report.ts';
import { firstAskedSearches, mixedRequests, scenarios } from './bench/scenarios.ts';

// Compares the service with a baseline server on both databases, with 1,000 and 100,000 courses: `npm run bench:api`.
// Searches that nobody asked before are reported apart from remembered ones. `--minutes 10` then observes the memory under mixed load.

const usage =
  'npm run bench:api -- [--seconds 4] [--minutes 0] [--courses 1000,100000] [--stores pglite,postgres]';

/** How long a scenario is measured, and how long the memory is observed. */
interface Effort {
  seconds: number;
  minutes: number;
}

const stores = ['pglite', 'postgres'] as const;
const SLOW_SCENARIO_SECONDS = 2;
const WARM_UP_SECONDS = 0.5;
const MANY_CLIENTS = 16;
/** For one client, and as many others for many clients. */
const FIRST_ASKED_WORDS = 500;

function startProcess(
  file: string,
  environment: Record<string, string>,
  args: string[] = [],
): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'info', ...environment },
    // As `npm start` and the container image do.
    execArgv: ['--max-semi-space-size=8'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

const stopProcess = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Loads the demonstration data and returns the statements for the baseline. */
async function prepareData(dataDir: string, url: string | undefined, courses: number) {
  const database = await openDatabase({
    url,
    poolSize: 10,
    dataDir,
    reset: url !== undefined,
    onIdleError: () => undefined,
  });
  await migrate(database);
  const configuration = readConfiguration({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await loadDemoData(
    database,
    configuration,
    { info: () => undefined },
    { courses, extraUniversities: courses >= 5000 ? 187 : 0, replace: true },
  );
  await database.query('ANALYZE', []);
  const statements = await recordStatements(database);
  const vocabulary = (await database.query('SELECT word FROM vocabulary ORDER BY word', [])).map(
    ([word]) => word as string,
  );
  await database.close();
  return { statements, vocabulary };
}

/** Waits for the course index, which a process builds in the first seconds: until then SQL answers. */
const waitForIndex = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('course index built')) resolve();
    });
  });

async function measureService(
  port: number,
  environment: Record<string, string>,
  vocabulary: readonly string[],
  { seconds, minutes }: Effort,
) {
  const origin = `http://127.0.0.1:${port}`;
  const service = await startProcess('../src/main.ts', environment);
  const pid = service.pid!;
  const built = waitForIndex(service);
  const [forOne, forMany] = firstAskedSearches(vocabulary, 2, FIRST_ASKED_WORDS) as [
    BenchRequest[],
    BenchRequest[],
  ];
  await built;
  const firstAsked = {
    words: forOne.length,
    one: await measureOnce(origin, pid, forOne, 1),
    many: await measureOnce(origin, pid, forMany, MANY_CLIENTS),
  };
  const memoryAfterSearches = residentMegabytes(pid);
  const results = new Map<string, ScenarioResult>();
  for (const { name, requests, isSlow } of scenarios) {
    const duration = isSlow ? Math.min(SLOW_SCENARIO_SECONDS, seconds) : seconds;
    await measure(origin, pid, requests, 2, WARM_UP_SECONDS);
    results.set(name, {
      one: await measure(origin, pid, requests, 1, duration),
      many: await measure(origin, pid, requests, MANY_CLIENTS, duration),
    });
  }
  const background = measure(origin, pid, mixedRequests, 6, seconds + 1);
  const health = await measure(origin, pid, [{ path: '/health' }], 1, seconds);
  await background;
  const memoryMegabytes = residentMegabytes(pid);
  const memoryByMinute: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await measure(origin, pid, mixedRequests, 4, 60);
    memoryByMinute.push(residentMegabytes(pid));
  }
  await stopProcess(service);
  return { results, firstAsked, health, memoryAfterSearches, memoryMegabytes, memoryByMinute };
}

async function measureBaseline(
  plan: { statements: Record<string, Statement[]>; port: number; dataDir: string; url: string | undefined },
  results: ReadonlyMap<string, ScenarioResult>,
  { seconds }: Effort,
): Promise<void> {
  const origin = `http://127.0.0.1:${plan.port}`;
  const planFile = join(plan.dataDir, 'baseline.json');
  writeFileSync(planFile, JSON.stringify(plan));
  const baseline = await startProcess('./bench/baseline-server.ts', {}, [planFile]);
  const measureRequests = (
    requests: (typeof scenarios)[number]['requests'],
    clients: number,
    duration: number,
  ): Promise<Measurement> => measure(origin, baseline.pid!, requests, clients, duration);
  for (const { name, requests, hasBaseline } of scenarios) {
    if (!hasBaseline) continue;
    const result = results.get(name)!;
    await measureRequests(requests, 2, WARM_UP_SECONDS);
    result.baselineOne = await measureRequests(requests, 1, seconds);
    result.baselineMany = await measureRequests(requests, MANY_CLIENTS, seconds);
  }
  await stopProcess(baseline);
}

async function run(
  database: BenchResult['database'],
  courses: number,
  url: string | undefined,
  effort: Effort,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const { statements, vocabulary } = await prepareData(dataDir, url, courses);
  const port = await getPort();
  const { results, ...measured } = await measureService(
    port,
    {
      PORT: String(port),
      HOST: '127.0.0.1',
      API_PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '0',
      ...(url ? { DATABASE_URL: url } : {}),
    },
    vocabulary,
    effort,
  );
  await measureBaseline({ statements, port, dataDir, url }, results, effort);
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(formatResult({ database, courses, scenarios: results, ...measured }));
}

runCommand(async () => {
  const { values } = readArguments(usage, {
    options: {
      seconds: { type: 'string', default: '4' },
      minutes: { type: 'string', default: '0' },
      courses: { type: 'string', default: '1000,100000' },
      stores: { type: 'string', default: 'pglite,postgres' },
    },
  });
  const effort = {
    seconds: readCount('--seconds', values.seconds, 3_600),
    minutes: values.minutes === '0' ? 0 : readCount('--minutes', values.minutes, 1_440),
  };
  const counts = values.courses.split(',').map((count) => readCount('--courses', count, 1_000_000));
  const databases = values.stores.split(',').map((name) => {
    const known = stores.find((store) => store === name);
    if (!known) throw new CommandError(`--stores knows ${stores.join(' and ')}, not ${name}.`);
    return known;
  });
  const postgres = databases.includes('postgres') ? await startPostgres() : undefined;
  try {
    for (const courses of counts)
      for (const database of databases)
        await run(database, courses, database === 'postgres' ? postgres?.url('postgres') : undefined, effort);
  } finally {
    await postgres?.stop();
  }
});
