import { runCommand } from 'tooling/cli/command.ts';
import { readArguments } from 'tooling/cli/read-arguments.ts';
import { readCount } from 'tooling/cli/read-count.ts';

const GREATEST_COUNT = 100_000_000;

/**
 * Runs a benchmark. Arguments, which no benchmark here has, and variables that are no numbers end it with a message before
 * anything is built.
 * @param script name of its npm script
 * @param counts the variables that set a number, with their defaults
 * @param others its other variables, for the usage
 */
export function runBenchmark<Variable extends string>(
  script: string,
  counts: Readonly<Record<Variable, number>>,
  main: (counts: Readonly<Record<Variable, number>>) => Promise<void>,
  others: readonly string[] = [],
): void {
  const defaults = Object.entries<number>(counts);
  const variables = [...defaults.map(([name, count]) => `${name}=${count}`), ...others];
  const usage = [...variables.map((variable) => `[${variable}]`), `npm run ${script}`].join(' ');
  runCommand(async () => {
    readArguments(usage, {});
    const read = defaults.map(([name, count]) => [
      name,
      readCount(name, process.env[name] ?? String(count), GREATEST_COUNT),
    ]);
    await main(Object.fromEntries(read));
  });
}
