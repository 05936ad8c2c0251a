import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { chromium } from 'playwright-core';
import { createFolderStore } from 'shared-releases';
import { findChromium } from 'tooling/browser/find-chromium.ts';
import { build } from 'tooling/cli/build.ts';
import { runCommand } from 'tooling/cli/command.ts';
import { printLine } from 'tooling/cli/print-line.ts';
import { startService } from 'tooling/processes/services.ts';
import { startSite } from 'tooling/processes/site.ts';
import { remotes, root } from 'tooling/repository.ts';
import { slowPhone } from '../device/slow-phone.ts';
import { fillWithRemotes } from './many-remotes.ts';
import { type Measurement, measure } from './measure.ts';
import { buildMonolith } from './monolith-build.ts';
import { serveVariants } from './variants-server.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const pages = (process.env.PAGES ?? '/').split(',');
/**
 * `npm run bench:page`: cold page loads on a simulated slow phone, all variants in one run: the composed page, the same
 * HTML without scripts (the lower limit), the same pages as a monolith, and the composed page with 64 registered
 * remotes. A ratio compares two loads of the same round; the table shows medians over the rounds.
 * `PAGES=/,/course_details/1 ROUNDS=7` choose the pages and the number of rounds.
 */
runCommand(async () => {
  const executablePath = await findChromium();
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
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const report: string[] = [
      `Rounds: ${rounds}. ${slowPhone.downloadKbps} kbit/s, ${slowPhone.latencyMs} ms per request, CPU slowed ${slowPhone.cpuSlowdown}×, ${slowPhone.width} px. HTTP/1.1, brotli.`,
    ];
    for (const page of pages) {
      const subjects: Record<string, string> = {
        composed: site.siteUrl + page,
        static: variants.staticUrl(page),
        monolith: variants.monolithUrl(page),
        'with 64 remotes': `http://localhost:${manyPort}${page}`,
      };
      const results: Record<string, Measurement[]> = Object.fromEntries(
        Object.keys(subjects).map((name) => [name, []]),
      );
      for (const url of Object.values(subjects)) await measure(browser, url);
      for (let round = 0; round < rounds; round++) {
        for (const [name, url] of Object.entries(subjects)) results[name]?.push(await measure(browser, url));
        printLine(`${page}: round ${round + 1} of ${rounds}`);
      }
      report.push('', `### ${page}`, '', ...table(results));
    }
    const text = report.join('\n');
    mkdirSync(path.join(root, '.data'), { recursive: true });
    writeFileSync(path.join(root, '.data/bench-page.md'), `${text}\n`);
    printLine(`\n${text}`);
  } finally {
    await browser.close();
    await Promise.all([variants.stop(), many.stop(), site.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
});

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

function table(results: Record<string, Measurement[]>): string[] {
  const base = results.composed ?? [];
  /** Median over rounds of composed ÷ this one, both of the same round. */
  const ratio = (list: Measurement[], pick: (one: Measurement) => number | null) => {
    const values = list.map((one, round) => (pick(base[round] ?? one) ?? 0) / (pick(one) || 1));
    return median(values).toFixed(2);
  };
  const of = (list: Measurement[], pick: (one: Measurement) => number | null) =>
    median(list.map((one) => pick(one) ?? 0));
  return [
    '| | LCP ms (composed ÷ this) | FCP ms | CLS | shell ready ms | remote ready ms | JS over the wire (composed ÷ this) | JS requests | requests | serial steps to LCP |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...Object.entries(results).map(
      ([name, list]) =>
        `| ${name} | ${of(list, ({ lcp }) => lcp).toFixed(0)} (${ratio(list, ({ lcp }) => lcp)}) | ${of(list, ({ fcp }) => fcp).toFixed(0)} | ${of(list, ({ cls }) => cls).toFixed(3)} | ${of(list, ({ shellReady }) => shellReady).toFixed(0)} | ${of(list, ({ remoteReady }) => remoteReady).toFixed(0)} | ${kb(of(list, ({ jsBytes }) => jsBytes))} (${of(list, ({ jsBytes }) => jsBytes) ? ratio(list, ({ jsBytes }) => jsBytes) : '–'}) | ${of(list, ({ jsRequests }) => jsRequests)} | ${of(list, ({ requests }) => requests)} | ${of(list, ({ serialSteps }) => serialSteps)} |`,
    ),
  ];
}
