import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogueMemory } from '../src/catalogue/catalogue-cache.ts';
import { courseSearch } from '../src/catalogue/course-search.ts';
import { readRecords } from '../src/catalogue/records.ts';
import { searchWords } from '../src/catalogue/search-text.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { type Database, migrate, openDatabase } from '../src/database/database.ts';
import { loadDemoData } from '../src/demo-data/load-demo-data.ts';
import { type PostgresServer, startPostgres } from '../test/support/postgres-server.ts';
import { type Measured, measure, residentMegabytes, type Shot } from './bench-load.ts';

/**
 * Measures the service against a bare handler of the same work, on both databases, with 1,000 and 100,000 courses:
 * `npm run bench:api`. `--minutes 10` afterwards watches the memory under mixed load.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '0' },
    courses: { type: 'string', default: '1000,100000' },
    stores: { type: 'string', default: 'pglite,postgres' },
  },
});
const seconds = Number(options.seconds);

const subjects = [
  'nursing',
  'data science',
  'master',
  'accounting',
  'melbourne',
  'law',
  'biotech',
  'engineering',
  'phd',
  'toronto design',
];
const list = (query: string): Shot => ({ path: `/api/app/course-list/?${query}` });
const login: Shot = {
  method: 'POST',
  path: '/api/user/login/',
  body: JSON.stringify({ email: 'student@example.com', password: 'Passw0rd!' }),
  headers: { 'content-type': 'application/json' },
};
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const scenarios: readonly { name: string; shots: readonly Shot[]; bare: boolean; slow?: boolean }[] = [
  {
    name: 'search',
    shots: subjects.map((text) => list(`search=${encodeURIComponent(text)}&records=20`)),
    bare: true,
  },
  {
    name: 'search with filters',
    shots: range(7).map((country) => list(`search=master&country=${country}&max_fee=40000&records=20`)),
    bare: true,
  },
  {
    name: 'search with facets',
    shots: subjects.map((text) => list(`search=${encodeURIComponent(text)}&facets=1&records=20`)),
    bare: false,
  },
  { name: 'records=1000', shots: [list('records=1000&limit=1000&page_size=1000')], bare: true },
  {
    name: 'course-info',
    shots: range(500).map((id) => ({ path: `/api/app/course-info/${id}` })),
    bare: true,
  },
  { name: 'login', shots: [login], bare: false, slow: true },
];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function start(
  file: string,
  environment: Record<string, string>,
  args: string[] = [],
): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'warn', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** The statements each address of the yardstick runs, taken from the service's own code. */
async function recordStatements(database: Database) {
  const statements: Record<string, { text: string; values: readonly unknown[] }[]> = {};
  let current: { text: string; values: readonly unknown[] }[] = [];
  const recorder: Database = {
    ...database,
    query: (text, values) => {
      current.push({ text, values });
      return database.query(text, values);
    },
  };
  // The yardstick remembers which ids a search finds, as the service does, but reads the records each time.
  const memory = catalogueMemory(database);
  const search = courseSearch(database, memory, async (ids) => [
    ...(await readRecords(recorder, '', 'course_documents', [...ids])).values(),
  ]);
  for (const { shots, bare } of scenarios) {
    if (!bare) continue;
    for (const { path } of shots) {
      const id = /course-info\/(\d+)$/.exec(path)?.[1];
      const query = new URLSearchParams(path.split('?')[1]);
      const find = () =>
        search.find(
          {
            search: searchWords(query.get('search')),
            interests: [],
            specializations: [],
            universities: [],
            countries: query.getAll('country').map(Number),
            maxFee: query.has('max_fee') ? Number(query.get('max_fee')) : null,
            sort: 'relevance',
          },
          { page: 1, size: Number(query.get('records')) },
        );
      current = [];
      if (id) await recorder.query('SELECT document FROM course_documents WHERE id = $1', [Number(id)]);
      else await find();
      statements[path] = current;
    }
  }
  return statements;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const figures = (measured: Measured) => [
  Math.round(measured.perSecond),
  measured.p50.toFixed(1),
  measured.p99.toFixed(1),
  measured.cpu.toFixed(2),
];

async function run(store: string, courses: number, postgres: PostgresServer | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const url = postgres ? postgres.url('postgres') : undefined;
  const database = await openDatabase({
    url,
    poolSize: 10,
    dataDir,
    reset: url !== undefined,
    onIdleError: () => undefined,
  });
  await migrate(database);
  const configuration = readConfiguration({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await loadDemoData(database, configuration, { info: () => undefined } as never, {
    courses,
    extraUniversities: courses >= 5000 ? 187 : 0,
    replace: true,
  });
  await database.query('ANALYZE', []);
  const statements = await recordStatements(database);
  await database.close();

  const port = await freePort();
  const environment = {
    PORT: String(port),
    HOST: '127.0.0.1',
    API_PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '0',
    ...(url ? { DATABASE_URL: url } : {}),
  };
  const origin = `http://127.0.0.1:${port}`;
  const results = new Map<
    string,
    { one: Measured; many: Measured; bareOne?: Measured; bareMany?: Measured; cold?: number[] }
  >();

  const service = await start('../src/main.ts', environment);
  const cold: number[] = [];
  for (const shot of scenarios[0]!.shots) {
    const begin = performance.now();
    await fetch(origin + shot.path).then((response) => response.arrayBuffer());
    cold.push(performance.now() - begin);
  }
  for (const { name, shots, slow } of scenarios) {
    await measure(origin, service.pid!, shots, 2, 0.5);
    const one = await measure(origin, service.pid!, shots, 1, slow ? Math.min(2, seconds) : seconds);
    results.set(name, {
      one,
      many: await measure(origin, service.pid!, shots, 16, slow ? Math.min(2, seconds) : seconds),
    });
  }
  const mixed = [login, list('records=1000&limit=1000&page_size=1000'), list('search=nursing')];
  const background = measure(origin, service.pid!, mixed, 6, seconds + 1);
  const health = await measure(origin, service.pid!, [{ path: '/health' }], 1, seconds);
  await background;
  const memory = residentMegabytes(service.pid!);
  const minutes = Number(options.minutes);
  const watched: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await measure(origin, service.pid!, mixed, 4, 60);
    watched.push(residentMegabytes(service.pid!));
  }
  await stop(service);

  const plan = join(dataDir, 'bare.json');
  writeFileSync(plan, JSON.stringify({ statements, port, dataDir, url }));
  const bare = await start('./bench-baseline.ts', {}, [plan]);
  for (const { name, shots, bare: comparable } of scenarios) {
    if (!comparable) continue;
    await measure(origin, bare.pid!, shots, 2, 0.5);
    const result = results.get(name)!;
    result.bareOne = await measure(origin, bare.pid!, shots, 1, seconds);
    result.bareMany = await measure(origin, bare.pid!, shots, 16, seconds);
  }
  await stop(bare);
  rmSync(dataDir, { recursive: true, force: true });

  const lines = [
    `### ${store === 'pglite' ? 'Embedded (PGlite)' : 'Served PostgreSQL'}, ${courses.toLocaleString('en')} courses`,
    '',
    row([
      'call',
      '1 client: req/s',
      'p50 ms',
      'p99 ms',
      'CPU ms/req',
      '16 clients: req/s',
      'p50 ms',
      'p99 ms',
      'CPU ms/req',
      'rate of the bare handler (1 / 16)',
      'CPU of the bare handler (1 / 16)',
    ]),
    row(Array(11).fill('---')),
    ...[...results].map(([name, { one, many, bareOne, bareMany }]) =>
      row([
        name,
        ...figures(one),
        ...figures(many),
        ...(bareOne && bareMany
          ? [
              `${(one.perSecond / bareOne.perSecond).toFixed(2)} / ${(many.perSecond / bareMany.perSecond).toFixed(2)}`,
              `${(bareOne.cpu / one.cpu).toFixed(2)} / ${(bareMany.cpu / many.cpu).toFixed(2)}`,
            ]
          : ['–', '–']),
      ]),
    ),
    '',
    `The first time each search is asked: ${cold.map((ms) => ms.toFixed(0)).join(', ')} ms. \`/health\` while logins and 1000-record lists run: p50 ${health.p50.toFixed(1)} ms, p99 ${health.p99.toFixed(1)} ms. Memory after it all: ${memory} MB${watched.length > 0 ? `; then after each further minute of mixed load: ${watched.join(', ')} MB` : ''}. Failures: ${[...results.values()].reduce((sum, { one, many }) => sum + one.failures + many.failures, health.failures)}.`,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const wanted = options.stores.split(',');
const postgres = wanted.includes('postgres') ? await startPostgres() : undefined;
try {
  for (const courses of options.courses.split(',').map(Number)) {
    for (const store of wanted) await run(store, courses, store === 'postgres' ? postgres : undefined);
  }
} finally {
  await postgres?.stop();
}
