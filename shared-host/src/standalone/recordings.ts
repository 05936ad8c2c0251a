import type { Recorded, Visitor } from './api-modes.ts';

/** Reads the recorded responses of a standalone page, each file when it is first needed. */
export function createRecordings(): (visitor: Visitor) => Promise<Recorded> {
  const files = new Map<string, Promise<Recorded>>();
  const readFile = (name: string) => {
    const file = files.get(name) ?? fetch(name).then((response) => (response.ok ? response.json() : {}));
    files.set(name, file);
    return file;
  };
  return async (visitor) => {
    const guest = readFile('/recorded.json');
    // Also calls that a guest may send: a team outside writes its one file by hand.
    return visitor === 'guest' ? guest : { ...(await guest), ...(await readFile('/recorded-account.json')) };
  };
}
