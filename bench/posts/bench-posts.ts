import { parseRichText } from 'mfe-marketing/src/blog/rich-text/parse.ts';
import { tokenizeHtml } from 'mfe-marketing/src/blog/rich-text/tokenize.ts';
import { printLine } from 'tooling/cli/print-line.ts';
import { runBenchmark } from '../run-benchmark.ts';

/** HTML that makes parsers slow when they read anything more than once. */
const PATTERNS = ['<', '<b ', '<em>', '</a></b>', '<!--', '<a href="x', '<script', '&#x26;&amp', '<p>x</p>'];
const MEGABYTE = 1_000_000;

const millisecondsOf = (run: () => void) => {
  const start = performance.now();
  run();
  return (performance.now() - start).toFixed(0);
};
const ignored = { open: () => {}, close: () => {}, text: () => {} };

/**
 * `npm run bench:posts`: how long the HTML of a post takes to read, 1 and 5 MB of each pattern: the tokens alone, and the
 * elements that a page shows of it (of its first million characters). Five times as much takes about five times as long.
 */
runBenchmark('bench:posts', {}, async () => {
  printLine('| repeated | 1 MB ms | 5 MB ms | elements of 5 MB ms |\n|---|---|---|---|');
  for (const pattern of PATTERNS) {
    const [one, five] = [1, 5].map((size) => pattern.repeat((size * MEGABYTE) / pattern.length));
    tokenizeHtml(one ?? '', ignored);
    const times = [
      millisecondsOf(() => tokenizeHtml(one ?? '', ignored)),
      millisecondsOf(() => tokenizeHtml(five ?? '', ignored)),
      millisecondsOf(() => parseRichText(five ?? '')),
    ];
    printLine(`| \`${pattern}\` | ${times.join(' | ')} |`);
  }
});
