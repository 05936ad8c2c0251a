import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { type Browser, chromium } from 'playwright-core';
import { createFolderStore } from 'shared-releases';
import { findChromium } from 'tooling/browser/find-chromium.ts';
import { build } from 'tooling/cli/build.ts';
import { printLine } from 'tooling/cli/print-line.ts';
import { writeCertificate } from 'tooling/processes/nginx.ts';
import { startService } from 'tooling/processes/services.ts';
import { startSite } from 'tooling/processes/site.ts';
import { remotes, root } from 'tooling/repository.ts';
import { slowPhone } from '../device/slow-phone.ts';
import { runBenchmark } from '../run-benchmark.ts';
import { startHttpsProxy, trusting } from './https-proxy.ts';
import { measureNavigation, measureSuggestions } from './live-steps.ts';
import { fillWithRemotes } from './many-remotes.ts';
import { type MeasuredView, type Measurement, measure } from './measure.ts';
import { buildMonolith } from './monolith-build.ts';
import { measureTap, taps } from './taps.ts';
import { serveVariants } from './variants-server.ts';

const pages = (process.env.PAGES ?? '/').split(',').filter(Boolean);
/**
 * `npm run bench:page`: cold page loads on a simulated slow phone, all variants in one run over HTTP/2 with TLS: the
 * composed page, touched right after the first paint and only read, the same HTML without scripts (the lower limit), the
 * same pages as a monolith, the composed page in Nepali, and with 64 registered remotes; then taps right after the first
 * paint, suggestions, and navigations within the site. A ratio in brackets divides the first row by that row, both of the
 * same round; tables show medians over the rounds. `PAGES=/,/course_details/1 ROUNDS=7` choose the pages and the number of
 * rounds; without pages (`PAGES=`) only taps and steps are measured.
 */
runBenchmark(
  'bench:page',
  { ROUNDS: 7 },
  async ({ ROUNDS: rounds }) => {
    const executablePath = await findChromium('measurements');
    await build(['shell', ...remotes.map(({ name }) => name)]);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
    const site = await startSite({
      ports: { site: await getPort(), api: await getPort(), remotes: [] },
      dataDir: path.join(folder, 'data'),
      releaseStore: path.join(folder, 'releases'),
      logs: path.join(folder, 'logs'),
      env: { LOG_LEVEL: 'warn' },
      standalone: false,
      onProgress: printLine,
    });
    const manyStore = path.join(folder, 'releases-64');
    cpSync(path.join(folder, 'releases'), manyStore, { recursive: true });
    await fillWithRemotes(createFolderStore(manyStore), 64);
    const manyPort = await getPort();
    const many = await startService({
      name: 'shell-64',
      file: path.join(root, 'shell/server/main.ts'),
      logs: path.join(folder, 'logs'),
      env: {
        PORT: String(manyPort),
        PUBLIC_URL: `http://localhost:${manyPort}`,
        API_BASE_URL: site.apiUrl,
        RELEASE_STORE: manyStore,
        LOG_LEVEL: 'warn',
      },
    });
    const variants = await serveVariants(
      site.siteUrl,
      path.join(folder, 'monolith'),
      await buildMonolith(path.join(folder, 'monolith')),
    );
    const certificate = await writeCertificate(folder);
    const composed = await startHttpsProxy(site.siteUrl, certificate);
    const withMany = await startHttpsProxy(`http://localhost:${manyPort}`, certificate);
    const baselines = await startHttpsProxy(variants.url, certificate);
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking', trusting(certificate.certificate)],
    });
    try {
      const report: string[] = [
        `Rounds: ${rounds}. ${slowPhone.downloadKbps} kbit/s, ${slowPhone.latencyMs} ms per request, CPU slowed ${slowPhone.cpuSlowdown}×, ${slowPhone.width} px. HTTP/2 with TLS, brotli.`,
      ];
      for (const page of pages) {
        const subjects: Record<string, Subject> = {
          'composed, touched at once': { url: composed.url + page, asksForCode: true },
          'composed, only read': { url: composed.url + page },
          static: { url: baselines.url + variants.staticPath(page) },
          monolith: { url: baselines.url + page, becomesReady: true },
          'in Nepali, touched at once': {
            url: `${composed.url}/ne${page === '/' ? '' : page}`,
            asksForCode: true,
          },
          'with 64 remotes, touched at once': { url: withMany.url + page, asksForCode: true },
        };
        const results: Record<string, Measurement[]> = Object.fromEntries(
          Object.keys(subjects).map((name) => [name, []]),
        );
        for (const { url } of Object.values(subjects)) await measure(browser, url);
        for (let round = 0; round < rounds; round++) {
          for (const [name, subject] of Object.entries(subjects))
            results[name]?.push(await measure(browser, subject.url, subject));
          printLine(`${page}: round ${round + 1} of ${rounds}`);
        }
        report.push('', `### ${page}`, '', ...table(results));
      }
      report.push(
        '',
        ...(await tapTable(browser, composed.url, rounds)),
        '',
        ...(await stepTable(browser, composed.url, rounds)),
      );
      const text = report.join('\n');
      mkdirSync(path.join(root, '.data'), { recursive: true });
      writeFileSync(path.join(root, '.data/bench-page.md'), `${text}\n`);
      printLine(`\n${text}`);
    } finally {
      await browser.close();
      for (const proxy of [composed, baselines, withMany]) proxy.stop();
      await Promise.all([variants.stop(), many.stop(), site.stop()]);
      rmSync(folder, { recursive: true, force: true });
    }
    process.exit(0);
  },
  ['PAGES=/,/blog'],
);

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const mb = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

interface Subject extends MeasuredView {
  url: string;
}

/** A table of the measurements. Ratios divide the first subject by each other one. */
function table(results: Record<string, Measurement[]>): string[] {
  const [base = []] = Object.values(results);
  /** What a page never reached counts as endless. */
  const endless = (value: number | null | undefined) => value ?? Number.POSITIVE_INFINITY;
  /** Median over rounds of the first subject ÷ this one, both of the same round. */
  const ratio = (list: Measurement[], pick: (one: Measurement) => number | null) =>
    median(
      list.map((one, round) => endless(base[round] && pick(base[round])) / (endless(pick(one)) || 1)),
    ).toFixed(2);
  const cell = (
    list: Measurement[],
    pick: (one: Measurement) => number | null,
    format = (value: number) => value.toFixed(0),
  ) => {
    if (list.every((one) => !pick(one))) return '–';
    return `${format(median(list.map((one) => endless(pick(one)))))} (${ratio(list, pick)})`;
  };
  return [
    '| | first paint ms | LCP ms | CLS | shell ready ms | page ready ms | blocking ms | with layout and paint ms | script | requests for script | requests | requests in a row before LCP | heap |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...Object.entries(results).map(
      ([name, list]) =>
        `| ${name} | ${cell(list, ({ fcp }) => fcp)} | ${cell(list, ({ lcp }) => lcp)} | ${median(list.map(({ cls }) => cls)).toFixed(3)} | ${cell(list, ({ shellReady }) => shellReady)} | ${cell(list, ({ remoteReady }) => remoteReady)} | ${cell(list, ({ blocking }) => blocking)} | ${cell(list, ({ frameBlocking }) => frameBlocking)} | ${cell(list, ({ jsBytes }) => jsBytes, kb)} | ${median(list.map(({ jsRequests }) => jsRequests))} | ${median(list.map(({ requests }) => requests))} | ${median(list.map(({ serialSteps }) => serialSteps))} | ${cell(list, ({ heapBytes }) => heapBytes, mb)} |`,
    ),
  ];
}

/** Time from a tap right after the first paint until its result is visible, per control. */
async function tapTable(browser: Browser, origin: string, rounds: number): Promise<string[]> {
  const rows: string[] = [];
  for (const tap of taps) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++)
      times.push((await measureTap(browser, origin, tap)) ?? Number.POSITIVE_INFINITY);
    rows.push(`| ${tap.name} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`);
    printLine(`${tap.name}: ${median(times).toFixed(0)} ms`);
  }
  return ['| tap right after first paint | visible after ms, median | slowest |', '|---|---|---|', ...rows];
}

/** Steps of a visitor that need code: suggestions, and pages that are opened within the running site. */
async function stepTable(browser: Browser, origin: string, rounds: number): Promise<string[]> {
  const rows: string[] = [];
  const add = (name: string, times: readonly number[], note = '') => {
    rows.push(`| ${name} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${note} |`);
    printLine(`${name}: ${median(times).toFixed(0)} ms`);
  };
  const repeat = async <T>(one: () => Promise<T>): Promise<T[]> => {
    const results: T[] = [];
    for (let round = 0; round < rounds; round++) results.push(await one());
    return results;
  };
  for (const [name, isLive] of [
    ['suggestions for `nurs`, typed right after first paint', false],
    ['suggestions once the code is there', true],
  ] as const) {
    const suggestions = await repeat(() => measureSuggestions(browser, origin, isLive));
    const afterLast = median(suggestions.map(({ afterLastPressMs }) => afterLastPressMs)).toFixed(0);
    add(
      name,
      suggestions.map(({ ms }) => ms),
      `${afterLast} ms after the last letter`,
    );
  }
  for (const [name, isPrefetched] of [
    ['a page of a remote that is not loaded yet', false],
    ['the same, prefetched', true],
  ] as const) {
    const navigations = await repeat(() => measureNavigation(browser, origin, isPrefetched));
    const ratio = median(navigations.map(({ ms, oneRequestMs }) => ms / oneRequestMs)).toFixed(2);
    const live = `its code has rendered it after ${median(navigations.map(({ liveMs }) => liveMs)).toFixed(0)} ms`;
    const note = isPrefetched ? live : `${ratio} × one request for its bytes; ${live}`;
    add(
      name,
      navigations.map(({ ms }) => ms),
      note,
    );
  }
  return ['| step | shown after ms, median | slowest | |', '|---|---|---|---|', ...rows];
}
