import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createErrorRateMonitor } from 'shell/server/telemetry/error-rate-monitor.ts';
import { printLine } from 'tooling/cli/print-line.ts';
import { runBenchmark } from '../run-benchmark.ts';

// Otherwise the heap would include what is not used any more.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** An error report for each so many views. */
const VIEWS_PER_REPORT = 100;
/** Visitors that the views come from, more than the monitor remembers. */
const VISITORS = 1_000_000;
const WINDOW_MS = 300_000;

/**
 * `npm run bench:error-rates`: counts 10 million views of a million addresses in which code has started, and 100,000
 * error reports, each from another address, spread over two windows, and prints the time per view, the slowest single
 * call and the growth of the heap. `VIEWS=…` sets the number of views.
 */
runBenchmark('bench:error-rates', { VIEWS: 10_000_000 }, async ({ VIEWS: views }) => {
  let time = 0;
  const monitor = createErrorRateMonitor({
    minViews: 50,
    rate: 0.2,
    windowMs: WINDOW_MS,
    now: () => time,
  });
  collectGarbage();
  const heapBefore = process.memoryUsage().heapUsed;
  const reportTimes: number[] = [];
  const start = performance.now();
  for (let view = 1; view <= views; view++) {
    time = (view / views) * 2 * WINDOW_MS;
    monitor.countView('mfe-a', '1', `visitor-${(view * 7_919) % VISITORS}`);
    if (view % VIEWS_PER_REPORT !== 0) continue;
    const before = performance.now();
    monitor.countError('mfe-a', '1', { reporter: `address-${view}`, message: `Item ${view} failed` });
    reportTimes.push(performance.now() - before);
  }
  const seconds = (performance.now() - start) / 1_000;
  collectGarbage();
  const heapGrowth = process.memoryUsage().heapUsed - heapBefore;
  // Also keeps the monitor in the measured heap.
  const remembered = monitor.snapshot().versions.length;
  if (remembered !== 1) throw new Error(`The monitor counts ${remembered} versions instead of one.`);
  reportTimes.sort((a, b) => a - b);
  const percentile = (share: number) =>
    ((reportTimes[Math.floor((reportTimes.length - 1) * share)] ?? 0) * 1_000).toFixed(1);
  printLine('| views | reports | all in s | view in ns | report p50 µs | p99 µs | slowest µs | heap MB |');
  printLine('|---|---|---|---|---|---|---|---|');
  printLine(
    `| ${[
      views.toLocaleString('en'),
      reportTimes.length.toLocaleString('en'),
      seconds.toFixed(1),
      ((seconds / views) * 1e9).toFixed(0),
      percentile(0.5),
      percentile(0.99),
      percentile(1),
      (heapGrowth / 1024 ** 2).toFixed(1),
    ].join(' | ')} |`,
  );
});
