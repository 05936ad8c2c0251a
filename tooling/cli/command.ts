import { ReleaseError } from 'shared-releases';
import { CommandError } from './command-error.ts';

export { CommandError };

/**
 * Runs a command's main function; an error is printed and ends the process with exit code 1. When nobody reads the output
 * any more (`npm run releases | head -2`), the command goes on without it, so that no release ends half-way.
 */
export function runCommand(main: () => Promise<void>): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  main().catch((error: unknown) => {
    process.stderr.write(
      error instanceof CommandError || error instanceof ReleaseError
        ? `${error.message}\n`
        : `${error instanceof Error ? error.stack : error}\n`,
    );
    process.exit(1);
  });
}
