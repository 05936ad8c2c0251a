import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from '../src/configuration/configuration.ts';
import { fileProblem } from '../src/configuration/file-problem.ts';
import {
  DatabaseFull,
  DatabaseNotOpened,
  DatabaseUnavailable,
  TablesInUse,
} from '../src/database/connection.ts';
import { DirectoryInUse } from '../src/database/directory-lock.ts';
import { refusedDatabase } from '../src/database/refused-database.ts';
import { diskFullCodes } from '../src/http/error-handler.ts';
import { StoreUnavailable } from '../src/storage/document-store.ts';

/** What whoever called the command can correct; the message says how. */
export class UsageError extends Error {}

/** `--help`: the message is the usage, and the command has not failed. */
class HelpRequested extends Error {}

/** A path from the command line: relative to where npm was called, which runs commands in the folder of their workspace. */
export const callerPath = (given: string): string => resolve(process.env.INIT_CWD ?? '.', given);

/**
 * Runs a command with the configuration of the environment. What the caller can correct is shown without stack trace. When
 * nobody reads the output any more (`npm run person -- … | head -5`), the command goes on without it.
 */
export async function runScript(work: (configuration: Configuration) => Promise<void>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await work(readConfiguration(process.env));
  } catch (error) {
    if (error instanceof HelpRequested) {
      process.stdout.write(`${error.message}\n`);
      return;
    }
    process.stderr.write(`${correctable(error) ?? (error as Error).stack ?? error}\n`);
    process.exitCode = 1;
  }
}

const EXPECTED = [
  ConfigurationError,
  DirectoryInUse,
  UsageError,
  DatabaseFull,
  DatabaseNotOpened,
  TablesInUse,
];

/** The message of what the caller can correct; null for a fault of the command. */
function correctable(error: unknown): string | null {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message;
  if (diskFullCodes.has((error as NodeJS.ErrnoException).code ?? ''))
    return `A disk is full: ${(error as Error).message}. Make room where this command writes, then run it again.`;
  const ofFile = fileProblem(error);
  if (ofFile !== null) return ofFile;
  if (error instanceof StoreUnavailable) {
    const { name, message } = error.cause as Error;
    return `The document store cannot be reached, or refuses: ${message || name}`;
  }
  if (!(error instanceof DatabaseUnavailable)) return refusedDatabase(error);
  const { code = '', message } = error.cause as { code?: string; message?: string };
  return `The database of DATABASE_URL cannot be used: ${message || code}`;
}

/** The options of a command; `--help` shows the usage. @throws UsageError with the usage when others, or anything else, were given */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  return parsed(usage, () => parseArgs({ options }).values);
}

/** The options of a command and its one argument; `--help` shows the usage. @throws UsageError with the usage when others were given */
export function readArgument<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
): { argument: string; values: ReturnType<typeof parseArgs<{ options: Options }>>['values'] } {
  const { positionals, values } = parsed(usage, () => parseArgs({ options, allowPositionals: true }));
  const [argument, ...others] = positionals;
  if (!argument || others.length > 0) throw new UsageError(usage);
  return { argument, values };
}

function parsed<Result>(usage: string, parse: () => Result): Result {
  if (process.argv.includes('--help')) throw new HelpRequested(usage);
  try {
    return parse();
  } catch (error) {
    // Node adds how to write arguments that begin with a dash, which no command here has.
    const [what] = (error as Error).message.split('. To specify');
    throw new UsageError(`${what}\n${usage}`);
  }
}
