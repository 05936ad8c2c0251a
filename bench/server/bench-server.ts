import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { build } from 'tooling/cli/build.ts';
import { printLine } from 'tooling/cli/print-line.ts';
import { startService } from 'tooling/processes/services.ts';
import { jemallocEnvironment, SHELL_NODE_OPTIONS } from 'tooling/processes/shell-process.ts';
import { startSite } from 'tooling/processes/site.ts';
import type { Service } from 'tooling/processes/supervise.ts';
import { remotes, root } from 'tooling/repository.ts';
import { Pool } from 'undici';
import { runBenchmark } from '../run-benchmark.ts';

const CLIENTS = 16;
const WARM_UP_SECONDS = 20;
/** Courses of the demonstration data that are requested in turn. */
const COURSES = 600;
/** Linux counts processor time in ticks of 10 ms. */
const TICKS_PER_SECOND = 100;

/**
 * `npm run bench:server`: pages per second of processor time of the shell's server in production, with logging on: a
 * cached page, a course page rendered for each request, and the memory after many different addresses. The processor
 * time of the whole process counts, so the result is per core, also on a machine with other work; response times are
 * only meaningful on an unused machine. `SECONDS` sets the duration of a measurement, `ADDRESSES` the number of
 * addresses.
 */
const defaults = { SECONDS: 15, ADDRESSES: 100_000 };

runBenchmark('bench:server', defaults, async ({ SECONDS: seconds, ADDRESSES: addresses }) => {
  await build(['shell', ...remotes.map(({ name }) => name)]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  const releaseStore = path.join(folder, 'releases');
  const site = await startSite({
    ports: { site: await getPort(), api: await getPort(), remotes: [] },
    dataDir: path.join(folder, 'data'),
    releaseStore,
    logs: path.join(folder, 'logs'),
    standalone: false,
    onProgress: printLine,
  });
  const allocator = jemallocEnvironment();
  if (Object.keys(allocator).length === 0)
    printLine('Without jemalloc, which the image has, memory is larger (`apt-get install libjemalloc2`).');
  const shells: Service[] = [];
  const startShell = async (name: string, pageTtlSeconds: number) => {
    const port = await getPort();
    const url = `http://localhost:${port}`;
    const service = await startService({
      name,
      file: path.join(root, 'shell/server/main.ts'),
      nodeOptions: SHELL_NODE_OPTIONS,
      logs: path.join(folder, 'logs'),
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: url,
        API_BASE_URL: site.apiUrl,
        RELEASE_STORE: releaseStore,
        CONTENT: path.join(root, 'content'),
        PAGE_TTL_SECONDS: String(pageTtlSeconds),
        ...allocator,
      },
    });
    shells.push(service);
    return { service, url };
  };
  try {
    const cached = await startShell('cached', 3_600);
    const uncached = await startShell('uncached', 0);
    const course = (number: number) => `/course_details/${1 + (number % COURSES)}`;
    let requests = 0;
    printLine(
      '| | pages per second and core | pages per second | p50 ms | p99 ms | failed | memory MB |\n|---|---|---|---|---|---|---|',
    );
    for (const [name, target, pathOf] of [
      ['home, cached', cached, () => '/'],
      ['a course, cached', cached, () => '/course_details/1'],
      ['courses, each rendered', uncached, () => course(requests++)],
    ] as const) {
      // Until the compiler of the JavaScript engine has nothing left to improve.
      await load(target, pathOf, { seconds: WARM_UP_SECONDS });
      printLine(row(name, await load(target, pathOf, { seconds })));
    }
    requests = 0;
    printLine(
      row(
        `${addresses.toLocaleString('en')} different addresses`,
        await load(cached, () => `/course-search?search=word-${requests++}`, { amount: addresses }),
      ),
    );
  } finally {
    await Promise.all([site, ...shells].map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});

type Load = Awaited<ReturnType<typeof load>>;

/** Requests pages with 16 clients, each one page after the other, for a time or a number of pages. */
async function load(
  { service, url }: { service: Service; url: string },
  pathOf: () => string,
  { seconds = Number.POSITIVE_INFINITY, amount = Number.POSITIVE_INFINITY },
) {
  const clients = new Pool(url, { connections: CLIENTS });
  const before = processorSeconds(service.pid);
  const start = performance.now();
  const times: number[] = [];
  let requested = 0;
  let failed = 0;
  const client = async () => {
    while (requested < amount && performance.now() - start < seconds * 1_000) {
      requested += 1;
      const sent = performance.now();
      const status = await answerOf(clients, pathOf());
      times.push(performance.now() - sent);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const elapsed = (performance.now() - start) / 1_000;
  const used = processorSeconds(service.pid) - before;
  await clients.close();
  times.sort((a, b) => a - b);
  return {
    perCore: times.length / used,
    perSecond: times.length / elapsed,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    failed,
    megabytes: residentMegabytes(service.pid),
  };
}

/** Reads one answer to its end. Returns its status; 0 when the connection failed. */
const answerOf = (clients: Pool, path: string) =>
  new Promise<number>((resolve) => {
    let status = 0;
    clients.dispatch(
      { path, method: 'GET', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, code) => {
          status = code;
        },
        onResponseData: () => {},
        onResponseEnd: () => resolve(status),
        onResponseError: () => resolve(0),
      },
    );
  });

const row = (name: string, { perCore, perSecond, p50, p99, failed, megabytes }: Load) =>
  `| ${name} | ${perCore.toFixed(0)} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failed} | ${megabytes} |`;

/** Processor time of a process with all its threads, in seconds. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

const residentMegabytes = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
