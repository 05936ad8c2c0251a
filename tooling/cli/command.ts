import { ReleaseError } from 'shared-releases';
import { CommandError } from './command-error.ts';

export { CommandError };

/** Runs a command's main function; an error is printed and ends the process with exit code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(
      error instanceof CommandError || error instanceof ReleaseError
        ? `${error.message}\n`
        : `${error instanceof Error ? error.stack : error}\n`,
    );
    process.exit(1);
  });
}
