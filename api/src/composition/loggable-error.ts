/** Properties of errors that are logged. Others can hold values of statements, e-mail addresses or credentials. */
const loggedProperties = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'statusCode',
  'command',
  'responseCode',
  'constraint',
  'table',
  'column',
  '$metadata',
] as const;

/** Causes of causes that are logged. */
const MAX_DEPTH = 5;

/** SQLSTATE class "data exception": PostgreSQL quotes the value in the message. */
const dataException = /^22[0-9A-Z]{3}$/;

/** What is logged of an error. */
interface LoggableError {
  type: string;
  message: string;
  /** The calls, without the message in front of them. */
  stack: string;
  cause?: LoggableError;
  /** Of an `AggregateError`. */
  errors?: LoggableError[];
  [property: string]: unknown;
}

/**
 * The serializer of every logged error: the SQL text of a failed statement without its values, and of all errors only the
 * properties that hold no personal data. PostgreSQL's `detail`, `where` and `internalQuery` can hold some.
 */
export function loggableError(error: unknown): unknown {
  return error instanceof Error ? describe(error, MAX_DEPTH) : error;
}

function describe(error: Error, depth: number): LoggableError {
  const described: LoggableError = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: messageWithoutValues(error),
    stack: callsOf(error),
  };
  const properties = error as unknown as Record<string, unknown>;
  for (const name of loggedProperties) if (properties[name] !== undefined) described[name] = properties[name];
  if (depth === 0) return described;
  if (error.cause instanceof Error) described.cause = describe(error.cause, depth - 1);
  if (error instanceof AggregateError)
    described.errors = error.errors
      .filter((inner) => inner instanceof Error)
      .map((inner) => describe(inner, depth - 1));
  return described;
}

function messageWithoutValues(error: Error): string {
  // An error of Drizzle has the statement, and its message also the values.
  const { query, code } = error as { query?: unknown; code?: unknown };
  if (typeof query === 'string') return `Failed query: ${query}`;
  if (typeof code === 'string' && dataException.test(code)) return error.message.replace(/".*"/s, '"…"');
  return error.message;
}

/** The stack without the message that it repeats. One that does not begin with it is left out. */
function callsOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length).trimStart();
}
