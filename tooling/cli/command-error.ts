/** An error that the caller of a command can correct: shown without a stack trace, exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}
