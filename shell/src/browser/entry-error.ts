/**
 * Says which remote's entry failed, where, and what the cause may be. The federation runtime says RUNTIME-008 alike for a
 * file that does not arrive and for one that throws. The version is only in the address, because automatic rollback
 * compares messages of versions without addresses.
 */
export function entryError(remote: string, url: string, error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (!message.includes('RUNTIME-008')) return error;
  const [, thrown] = /ScriptExecutionError.*?execution: ?(.*)$/s.exec(message) ?? [];
  const cause =
    thrown === undefined
      ? 'did not load: no answer, an error status, not allowed for this origin (CORS), or not the released file (integrity). The console and the network panel say which'
      : `threw when it ran: ${thrown.trim()}`;
  return new Error(`The code of ${remote} at ${url} ${cause}. (RUNTIME-008)`, { cause: error });
}
