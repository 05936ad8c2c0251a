import type { Measurement } from './load.ts';

/** The measurements of one scenario, with 1 and with 16 clients. */
export interface ScenarioResult {
  one: Measurement;
  many: Measurement;
  baselineOne?: Measurement;
  baselineMany?: Measurement;
}

export interface BenchResult {
  database: 'pglite' | 'postgres';
  courses: number;
  scenarios: ReadonlyMap<string, ScenarioResult>;
  /** Searches for different words that were never asked before, each sent once. */
  firstAsked: { one: Measurement; many: Measurement; words: number };
  /** `/health` while logins and long lists run. */
  health: Measurement;
  /** Resident, with the embedded database's own. */
  memoryAfterSearches: number;
  memoryMegabytes: number;
  /** Memory after each further minute of mixed load. */
  memoryByMinute: readonly number[];
}

const columns = [
  'call',
  '1 client: req/s',
  'p50 ms',
  'p99 ms',
  'CPU ms/req',
  '16 clients: req/s',
  'p50 ms',
  'p99 ms',
  'CPU ms/req',
  'rate / baseline (1 / 16)',
  'baseline CPU / CPU (1 / 16)',
];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const figures = ({ requestsPerSecond, p50, p99, cpu }: Measurement) => [
  Math.round(requestsPerSecond),
  p50.toFixed(1),
  p99.toFixed(1),
  cpu.toFixed(2),
];

function ratios({ one, many, baselineOne, baselineMany }: ScenarioResult): string[] {
  if (!baselineOne || !baselineMany) return ['–', '–'];
  const rate = (measured: Measurement, baseline: Measurement) =>
    (measured.requestsPerSecond / baseline.requestsPerSecond).toFixed(2);
  const cpu = (measured: Measurement, baseline: Measurement) => (baseline.cpu / measured.cpu).toFixed(2);
  return [
    `${rate(one, baselineOne)} / ${rate(many, baselineMany)}`,
    `${cpu(one, baselineOne)} / ${cpu(many, baselineMany)}`,
  ];
}

/** The result as a section of docs/performance/api.md. */
export function formatResult(result: BenchResult): string {
  const { database, courses, scenarios, firstAsked, health, memoryMegabytes, memoryByMinute } = result;
  const failures = [...scenarios.values()].reduce(
    (sum, { one, many }) => sum + one.failures + many.failures,
    health.failures + firstAsked.one.failures + firstAsked.many.failures,
  );
  const laterMemory =
    memoryByMinute.length > 0
      ? `; after each further minute of mixed load: ${memoryByMinute.join(', ')} MB`
      : '';
  return [
    `### ${database === 'pglite' ? 'Embedded (PGlite)' : 'Served PostgreSQL'}, ${courses.toLocaleString('en')} courses`,
    '',
    row(columns),
    row(columns.map(() => '---')),
    row([
      `first-asked search (${firstAsked.words} words)`,
      ...figures(firstAsked.one),
      ...figures(firstAsked.many),
      '–',
      '–',
    ]),
    ...[...scenarios].map(([name, scenario]) =>
      row([name, ...figures(scenario.one), ...figures(scenario.many), ...ratios(scenario)]),
    ),
    '',
    `\`/health\` while logins and 1000-record lists run: p50 ${health.p50.toFixed(1)} ms, p99 ${health.p99.toFixed(1)} ms. Memory: ${result.memoryAfterSearches} MB after the first-asked searches, ${memoryMegabytes} MB at the end${laterMemory}. Failures: ${failures}.`,
    '',
    '',
  ].join('\n');
}
