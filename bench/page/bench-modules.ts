import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { printLine } from 'tooling/cli/print-line.ts';
import { runBenchmark } from '../run-benchmark.ts';
import { type Loaded, loadedFiles, PAGES } from './loaded-files.ts';
import { bytesByPackage } from './package-bytes.ts';

/** Packages below this in every column, in bytes, are one row. */
const SMALL = 400;

/**
 * `npm run bench:modules`: what each package costs, in bytes as they are sent (Brotli), in the code of a page when all of
 * it is live, in the composed site and in the monolith. The figures depend on the sources only, not on the machine.
 */
runBenchmark('bench:modules', {}, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-modules-'));
  try {
    printLine(table(await loadedFiles(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function table(pages: Record<string, Loaded>): string {
  const columns = PAGES.flatMap((page) => {
    const { composed = [], monolith = [] } = pages[page] ?? {};
    return [composed, monolith].map((files) => ({ files: files.length, bytes: bytesByPackage(files) }));
  });
  const cost = (name: string) => columns.map(({ bytes }) => bytes.get(name) ?? 0);
  const names = [...new Set(columns.flatMap(({ bytes }) => [...bytes.keys()]))].sort(
    (a, b) => Math.max(...cost(b)) - Math.max(...cost(a)),
  );
  const isSmall = (name: string) => Math.max(...cost(name)) < SMALL;
  const sum = (list: string[]) =>
    columns.map(({ bytes }) => list.reduce((all, name) => all + (bytes.get(name) ?? 0), 0));
  const row = (name: string, cells: readonly (string | number)[]) => `| ${name} | ${cells.join(' | ')} |`;
  const inKilobytes = (values: number[]) => values.map((value) => (value === 0 ? '–' : kilobytes(value)));
  return [
    row(
      'kB',
      PAGES.flatMap((page) => [`${page} composed`, 'monolith']),
    ),
    row(
      '---',
      columns.map(() => '---'),
    ),
    ...names.filter((name) => !isSmall(name)).map((name) => row(name, inKilobytes(cost(name)))),
    row('smaller ones', inKilobytes(sum(names.filter(isSmall)))),
    row('**all**', inKilobytes(sum(names))),
    row(
      'files',
      columns.map(({ files }) => files),
    ),
  ].join('\n');
}
