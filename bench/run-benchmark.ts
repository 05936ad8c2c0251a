import { runCommand } from 'tooling/cli/command.ts';
import { readArguments } from 'tooling/cli/read-arguments.ts';
import { readCount } from 'tooling/cli/read-count.ts';

const GREATEST_COUNT = 100_000_000;

/**
 * Runs a benchmark. Arguments, which no benchmark here has, and variables that are no numbers end it with a message before
 * anything is built.
 * @param script name of its npm script
 * @param counts the variables that set a number, with their defaults
 */
export function runBenchmark<Variable extends string>(
  script: string,
  counts: Readonly<Record<Variable, number>>,
  main: (counts: Readonly<Record<Variable, number>>) => Promise<void>,
): void {
  const defaults = Object.entries<number>(counts);
  const usage = [...defaults.map(([name, count]) => `[${name}=${count}]`), `npm run ${script}`].join(' ');
  runCommand(async () => {
    readArguments(usage, {});
    const read = defaults.map(([name, count]) => [
      name,
      readCount(name, process.env[name] ?? String(count), GREATEST_COUNT),
    ]);
    await main(Object.fromEntries(read));
  });
}
