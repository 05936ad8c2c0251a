import type { Recorded, Visitor } from './api-modes.ts';

/**
 * Reads the recorded responses of a standalone page, each file when it is first needed.
 * @param onUnreadable is told which file cannot be read, and why; its responses are missing then
 */
export function createRecordings(
  onUnreadable: (problem: string) => void,
): (visitor: Visitor) => Promise<Recorded> {
  const files = new Map<string, Promise<Recorded>>();
  const readFile = (name: string) => {
    const file =
      files.get(name) ??
      fetch(`/${name}`)
        .then((response) => (response.ok ? response.json() : {}))
        .catch((error: Error) => {
          onUnreadable(`${name} cannot be read: ${error.message}. Correct it and reload the page.`);
          return {};
        });
    files.set(name, file);
    return file;
  };
  return async (visitor) => {
    const guest = readFile('recorded.json');
    // Also calls that a guest may send: a team outside writes its one file by hand.
    return visitor === 'guest' ? guest : { ...(await guest), ...(await readFile('recorded-account.json')) };
  };
}
