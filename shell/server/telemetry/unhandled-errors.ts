import type { FastifyBaseLogger } from 'fastify';

/** Where the code of a remote's server bundle stands in a stack trace (`evaluateServerBundle`). */
const SERVER_BUNDLE = /[\s(]([a-z][a-z0-9-]*)\/server\.cjs:\d+/;

/**
 * Keeps the server running when something fails that nobody waits for, such as a promise that a remote's `prefetch` does not
 * await: Node would end the process, and with it the pages of all remotes. An exception is survived only when it comes from
 * the code of a remote: one of the server's own code can leave it in any state.
 * @param isDevelopment whether `npm run dev` shows the errors in its terminal
 */
export function surviveUnhandledErrors(log: FastifyBaseLogger, isDevelopment: boolean): void {
  const report = (error: unknown, what: string, cure: string) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const [, remote = 'shell'] = SERVER_BUNDLE.exec(stack) ?? [];
    log.error(
      { phase: 'unhandled', remote, error: message, stack, ...(isDevelopment && { progress: true }) },
      `${remote}: ${what} on the server: ${message}. ${cure}`,
    );
  };
  process.on('unhandledRejection', (error) =>
    report(error, 'a promise failed that nobody waits for', 'Await it, or catch its error.'),
  );
  process.on('uncaughtException', (error) => {
    if (SERVER_BUNDLE.test(String(error?.stack)))
      return report(error, 'a callback threw an error', 'Catch it there.');
    // As Node does it without this listener.
    process.stderr.write(`${error?.stack ?? error}\n`);
    process.exit(1);
  });
}
