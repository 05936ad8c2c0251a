import inspector from 'node:inspector';
import vm from 'node:vm';

const context = vm.createContext({ work: () => {} });
const script = new vm.Script('work()');

/** What was to be done at once did not end within its time limit. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/**
 * Calls a function that returns at once, and stops it when it does not: a loop without an end would hold the whole process.
 * Stopped code runs none of its `catch` and `finally` blocks. A function that was stopped because the process hardly ran,
 * as on an overloaded machine, is called once more. While a debugger may hold the code there is no limit.
 * Only a script that `node:vm` runs has a time limit, so one calls the function; that takes 0.1 ms.
 * @param limitMs time limit in ms
 * @throws TimeLimitError when the function was stopped, and what the function throws
 */
export function withTimeLimit<Result>(work: () => Result, limitMs: number): Result {
  if (inspector.url()) return work();
  const before = process.cpuUsage();
  try {
    return callWithin(limitMs, work);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    const { user, system } = process.cpuUsage(before);
    const ranMs = (user + system) / 1_000;
    if (ranMs > limitMs / 2) throw error;
    return callWithin(limitMs, work);
  }
}

function callWithin<Result>(limitMs: number, work: () => Result): Result {
  context.work = work;
  try {
    return script.runInContext(context, { timeout: limitMs });
  } catch (error) {
    throw isTimeout(error) ? new TimeLimitError(`did not end within ${limitMs / 1_000} s`) : error;
  } finally {
    context.work = () => {};
  }
}

/** It is an error of the script's own realm. */
const isTimeout = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
