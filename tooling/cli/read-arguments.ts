import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import { printLine } from './print-line.ts';

/**
 * Reads the arguments of a command. `--help` prints its usage and ends the process.
 * @param usage lines that show every option
 * @param config options of `parseArgs`; default of `args`: those of the process
 * @throws CommandError with the usage when the arguments are not those of the command
 */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if ((config.args ?? process.argv.slice(2)).includes('--help')) {
    printLine(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds how to write arguments that begin with a dash, which no command here has.
    const [what] = (error as Error).message.split('. To specify');
    throw new CommandError(`${what}\n${usage}`);
  }
}
