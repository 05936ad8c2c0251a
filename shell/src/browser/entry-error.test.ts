import { entryError } from './entry-error.ts';

const url = 'https://www.example.org/releases/mfe-a/1.0.0-x/web/remoteEntry.js';
const runtimeError = (original: string) =>
  new Error(
    `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {"remoteName":"mfe_a"}\nView the docs\nOriginal Error Message:\n ${original}`,
  );
const messageOf = (error: unknown) => (entryError('mfe-a', url, error) as Error).message;

test('an entry that does not arrive is named with its address, the causes and where to look', () => {
  expect(messageOf(runtimeError(`ScriptNetworkError: Failed to load script "${url}"`))).toBe(
    `The code of mfe-a at ${url} did not load: no answer, an error status, not allowed for this origin (CORS), or not the released file (integrity). The console and the network panel say which. (RUNTIME-008)`,
  );
});

test('an entry that throws is named with what it threw', () => {
  const original = `ScriptExecutionError: Script "${url}" loaded but threw a runtime error during execution: Uncaught Error: boom (${url}:1:7)`;
  expect(messageOf(runtimeError(original))).toBe(
    `The code of mfe-a at ${url} threw when it ran: Uncaught Error: boom (${url}:1:7). (RUNTIME-008)`,
  );
});

test('other errors stay as they are', () => {
  const error = new Error('boom');
  expect(entryError('mfe-a', url, error)).toBe(error);
});
