import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { chromium } from 'playwright-core';
import { findChromium } from 'tooling/browser/find-chromium.ts';
import { build } from 'tooling/cli/build.ts';
import { printLine } from 'tooling/cli/print-line.ts';
import { startService } from 'tooling/processes/services.ts';
import { startSite } from 'tooling/processes/site.ts';
import { remotes, root } from 'tooling/repository.ts';
import { slowPhone } from '../device/slow-phone.ts';
import { startHttpsProxy } from '../page/https-proxy.ts';
import { runBenchmark } from '../run-benchmark.ts';
import { measureKeptShortlist } from './kept-shortlist.ts';
import { measureMonth } from './typical-month.ts';
import { firstVisit, lowDataGuide, secondVisit } from './visits.ts';

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/**
 * `npm run bench:offline`: what copies for offline reading cost and bring, on a simulated slow phone:
 * the first visit with and without a worker in turns, the second one, a guide with low data, a kept shortlist without a
 * network, and the storage of a typical month. `ROUNDS` sets the number of rounds; tables show medians.
 */
runBenchmark('bench:offline', { ROUNDS: 5 }, async ({ ROUNDS: rounds }) => {
  const executablePath = await findChromium('measurements');
  await build(['shell', ...remotes.map(({ name }) => name)]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
  const releaseStore = path.join(folder, 'releases');
  const logs = path.join(folder, 'logs');
  const site = await startSite({
    ports: { site: await getPort(), api: await getPort(), remotes: [] },
    dataDir: path.join(folder, 'data'),
    releaseStore,
    logs,
    env: { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' },
    standalone: false,
    onProgress: printLine,
  });
  const port = await getPort();
  const without = await startService({
    name: 'shell-without-worker',
    file: path.join(root, 'shell/server/main.ts'),
    logs,
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      API_BASE_URL: site.apiUrl,
      RELEASE_STORE: releaseStore,
      LOG_LEVEL: 'warn',
      CLEAR_OFFLINE: 'on',
    },
  });
  const link = {
    bytesPerSecond: (slowPhone.downloadKbps * 1_024) / 8,
    latencyMs: slowPhone.latencyMs,
  };
  const proxies = {
    withWorker: await startHttpsProxy(site.siteUrl, null, link),
    without: await startHttpsProxy(`http://localhost:${port}`, null, link),
    fast: await startHttpsProxy(site.siteUrl, null),
  };
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const visits = { with: [], without: [] } as Record<string, Awaited<ReturnType<typeof firstVisit>>[]>;
    const again = [];
    for (let round = -1; round < rounds; round++) {
      const one = await firstVisit(browser, proxies.without, '/');
      const other = await firstVisit(browser, proxies.withWorker, '/');
      const second = await secondVisit(browser, proxies.withWorker, '/');
      printLine(round < 0 ? 'warmed up' : `round ${round + 1} of ${rounds}`);
      // The first round fills the caches of the servers.
      if (round < 0) continue;
      visits.without?.push(one);
      visits.with?.push(other);
      again.push(second);
    }
    const guide = await lowDataGuide(browser, proxies.withWorker, '/study-abroad/australia');
    const shortlist = [];
    for (let round = 0; round < rounds; round++)
      shortlist.push(await measureKeptShortlist(browser, proxies.fast.url));
    const month = await measureMonth(browser, proxies.fast.url);
    const of = (name: string, pick: (one: Awaited<ReturnType<typeof firstVisit>>) => number) =>
      median((visits[name] ?? []).map(pick));
    const text = [
      `Rounds: ${rounds}. ${slowPhone.downloadKbps} kbit/s, ${slowPhone.latencyMs} ms per request, CPU slowed ${slowPhone.cpuSlowdown}×, ${slowPhone.width} px. HTTP/1.1 without TLS, brotli. Bytes are bodies. Load average at the end: ${os.loadavg()[0]?.toFixed(1)}.`,
      '',
      '| first visit to / | bytes until load | load event | bytes afterwards, when idle |',
      '|---|---|---|---|',
      ...['without', 'with'].map(
        (name) =>
          `| ${name} a worker | ${kb(of(name, ({ bytes }) => bytes))} | ${ms(of(name, ({ load }) => load))} | ${kb(of(name, ({ after }) => after))} |`,
      ),
      '',
      '| | measured | goal |',
      '|---|---|---|',
      `| second visit to /, from the network | ${kb(median(again.map(({ bytes }) => bytes)))} | ≤ 15 kB |`,
      `| second visit to /, LCP ÷ first visit | ${median(again.map(({ first, second }) => second / first)).toFixed(2)} (${ms(median(again.map(({ second }) => second)))}) | ≤ 0.6 |`,
      `| a guide with low data, first visit, in all | ${kb(guide)} | ≤ 45 kB |`,
      `| kept shortlist of ten courses, offline | ${ms(median(shortlist.map(({ shown }) => shown)))} | ≤ 1 s |`,
      `| its controls answer | ${ms(median(shortlist.map(({ live }) => live)))} | |`,
      `| storage of a typical month | ${(month.bytes / 1_000_000).toFixed(1)} MB (${month.pages} pages opened, ${month.kept} kept) | ≤ 25 MB |`,
    ].join('\n');
    mkdirSync(path.join(root, '.data'), { recursive: true });
    writeFileSync(path.join(root, '.data/bench-offline.md'), `${text}\n`);
    printLine(`\n${text}`);
  } finally {
    await browser.close();
    for (const proxy of Object.values(proxies)) proxy.stop();
    await Promise.all([without.stop(), site.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
});
