import { ReleaseError } from 'shared-releases';

/** Something the person at the keyboard can put right: shown as one line, without a stack, exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command's main function and ends the process as commands should. */
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
