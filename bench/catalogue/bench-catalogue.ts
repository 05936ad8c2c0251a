import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { chromium } from 'playwright-core';
import { findChromium } from 'tooling/browser/find-chromium.ts';
import { build } from 'tooling/cli/build.ts';
import { CommandError } from 'tooling/cli/command.ts';
import { printLine } from 'tooling/cli/print-line.ts';
import { run, startService } from 'tooling/processes/services.ts';
import { startSite } from 'tooling/processes/site.ts';
import type { Service } from 'tooling/processes/supervise.ts';
import { remotes, root } from 'tooling/repository.ts';
import { slowPhone } from '../device/slow-phone.ts';
import { runBenchmark } from '../run-benchmark.ts';
import { serveAllAtOnce } from './all-at-once-api.ts';
import { type FirstResults, measureFirstResults } from './first-results.ts';
import { type Interactions, measureInteractions } from './interactions.ts';

const LIMIT_MS = 200;
/** Search words with results in the demonstration data, one per round, so that no round hits a cache. */
const words = [
  'nursing',
  'accounting',
  'science',
  'engineering',
  'business',
  'design',
  'health',
  'law',
  'data',
];

/**
 * `npm run bench:catalogue`: /course-search on a simulated slow phone, in one run: the duration of each interaction
 * with 1,000 courses loaded, and the time to the first results with 100,000 courses compared with the 640 of the
 * demonstration data. `ROUNDS` sets the number of rounds, `KEEP_LOGS=1` keeps the folder with the logs. A ratio compares two measurements of the same round; the
 * table shows medians over the rounds.
 */
runBenchmark(
  'bench:catalogue',
  { ROUNDS: 5 },
  async ({ ROUNDS: rounds }) => {
    const executablePath = await findChromium('measurements');
    await build(['shell', ...remotes.map(({ name }) => name)]);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
    const logs = path.join(folder, 'logs');
    const ends: (() => Promise<void>)[] = [];
    try {
      // A cached page would hide the cost of a large catalogue.
      const env = { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000', PAGE_TTL_SECONDS: '0' };
      const small = await startSite({
        ports: { site: await getPort(), api: await getPort(), remotes: [] },
        dataDir: path.join(folder, 'data'),
        releaseStore: path.join(folder, 'releases'),
        logs,
        env,
        standalone: false,
        onProgress: printLine,
      });
      ends.push(small.stop);
      const shellFor = async (name: string, port: number, apiUrl: string) => {
        const service: Service = await startService({
          name,
          file: path.join(root, 'shell/server/main.ts'),
          logs,
          env: {
            ...env,
            PORT: String(port),
            PUBLIC_URL: `http://localhost:${port}`,
            API_BASE_URL: apiUrl,
            RELEASE_STORE: path.join(folder, 'releases'),
          },
        });
        ends.push(service.stop);
        return `http://localhost:${port}`;
      };

      printLine('Loading 100,000 courses into a database of its own …');
      const data = path.join(folder, 'data-100000');
      const seeding = await run(
        process.execPath,
        [path.join(root, 'api/scripts/seed.ts'), '--courses', '100000'],
        { env: { DATA_DIR: data, DATABASE_URL: '' }, quiet: true },
      );
      if (seeding !== 0) throw new CommandError('100,000 courses could not be loaded.');
      const [largeApiPort, largePort] = [await getPort(), await getPort()];
      const largeApi = await startService({
        name: 'api-100000',
        file: path.join(root, 'api/src/main.ts'),
        logs,
        env: {
          ...env,
          DATA_DIR: data,
          DATABASE_URL: '',
          PORT: String(largeApiPort),
          API_PUBLIC_URL: `http://localhost:${largeApiPort}`,
          SITE_URL: `http://localhost:${largePort}`,
        },
      });
      ends.push(largeApi.stop);
      const large = await shellFor('shell-100000', largePort, `http://localhost:${largeApiPort}`);
      const allAtOnce = await serveAllAtOnce(`http://localhost:${largeApiPort}`, await getPort());
      ends.push(allAtOnce.stop);
      const unpaged = await shellFor('shell-unpaged', await getPort(), allAtOnce.url);

      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-background-networking'],
      });
      ends.push(() => browser.close());

      const interactionSubjects = {
        'an API that ignores paging: every answer 1,000 courses': unpaged,
        '100,000 courses, 1,000 of them loaded': large,
      };
      const interactions: Record<string, Interactions[]> = {};
      const seen: Record<'small' | 'large', FirstResults[]> = { small: [], large: [] };
      for (let round = 0; round <= rounds; round++) {
        const word = words[round % words.length] ?? 'nursing';
        const smallSeen = await measureFirstResults(browser, small.siteUrl, word);
        const largeSeen = await measureFirstResults(browser, large, word);
        for (const [name, url] of Object.entries(interactionSubjects)) {
          const one = await measureInteractions(browser, url);
          // The first round is a warm-up and is not counted.
          if (round > 0) interactions[name] = [...(interactions[name] ?? []), one];
        }
        if (round === 0) continue;
        seen.small.push(smallSeen);
        seen.large.push(largeSeen);
        printLine(`round ${round} of ${rounds}`);
      }
      const text = [
        `Rounds: ${rounds}. CPU slowed ${slowPhone.cpuSlowdown}×, ${slowPhone.width}×${slowPhone.height} px, touch. Load average ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores at the end.`,
        '',
        `### Interactions with 1,000 courses loaded (ms, median and worst of ${rounds} rounds; limit ${LIMIT_MS})`,
        '',
        ...interactionTable(interactions),
        '',
        '### First results on the screen: 100,000 courses beside 640',
        '',
        ...resultTable(seen),
      ].join('\n');
      mkdirSync(path.join(root, '.data'), { recursive: true });
      writeFileSync(path.join(root, '.data/bench-catalogue.md'), `${text}\n`);
      printLine(`\n${text}`);
    } finally {
      for (const end of ends.reverse()) await end();
      if (!process.env.KEEP_LOGS) rmSync(folder, { recursive: true, force: true });
    }
    process.exit(0);
  },
  ['KEEP_LOGS=1'],
);

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function interactionTable(results: Record<string, Interactions[]>): string[] {
  const subjects = Object.values(results);
  const names = Object.keys(subjects[0]?.[0] ?? {});
  const cell = (list: readonly Interactions[], name: string) => {
    const values = list.map((one) => one[name] ?? 0);
    const middle = median(values);
    return `${middle.toFixed(0)} (${Math.max(...values).toFixed(0)})${middle > LIMIT_MS ? ' ✗' : ''}`;
  };
  return [
    `| | ${Object.keys(results).join(' | ')} |`,
    `|---|${subjects.map(() => '---|').join('')}`,
    ...names.map((name) => `| ${name} | ${subjects.map((list) => cell(list, name)).join(' | ')} |`),
  ];
}

function resultTable({ small, large }: Record<'small' | 'large', FirstResults[]>): string[] {
  const rows: [string, keyof FirstResults][] = [
    ['first byte of a search rendered on the server', 'firstByte'],
    ['a search opened by its address', 'opened'],
    ['the list opened from another page', 'navigated'],
    ["the API's answer to typed text", 'typed'],
  ];
  return [
    '| ms, medians | 640 courses | 100,000 courses | ratio |',
    '|---|---|---|---|',
    ...rows.map(([title, key]) => {
      const ratio = median(large.map((one, round) => one[key] / (small[round]?.[key] || 1)));
      return `| ${title} | ${median(small.map((one) => one[key])).toFixed(0)} | ${median(large.map((one) => one[key])).toFixed(0)} | ${ratio.toFixed(2)} |`;
    }),
  ];
}
