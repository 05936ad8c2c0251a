import { DatabaseUnavailable } from '../database/connection.ts';
import type { Database } from '../database/database.ts';

/** How long a process may answer from memory before it asks whether the catalogue has changed. */
const checkEveryMs = 5000;
/** About what it may hold, in bytes. */
const mostBytes = 64 * 1024 * 1024;

interface Entry {
  value: unknown;
  bytes: number;
}

/** What a process remembers of the catalogue until it changes: found ids, counts, records. */
export interface CatalogueMemory {
  /** The same question asked by many at once is asked once; a failure is not remembered. */
  remember: <T>(key: string, find: () => Promise<T>, sizeOf: (value: T) => number) => Promise<T>;
  /** Records by id, in their order, fetching together those that are not at hand. Unknown ids are left out. */
  records: (
    kind: string,
    ids: Iterable<number>,
    fetch: (missing: number[]) => Promise<Map<number, string>>,
  ) => Promise<string[]>;
}

/**
 * The catalogue is read thousands of times for each time it is written, and every writer gives it a new version (a
 * row of `facts`). The least recently used entries go first.
 */
export function catalogueMemory(database: Database): CatalogueMemory {
  const entries = new Map<string, Entry>();
  let total = 0;
  let version: unknown;
  let checkedAt = 0;

  const forget = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const keep = (key: string, value: unknown, bytes: number) => {
    forget(key);
    entries.set(key, { value, bytes });
    total += bytes;
    for (const oldest of entries.keys()) {
      if (total <= mostBytes) break;
      forget(oldest);
    }
  };
  const touch = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry) {
      entries.delete(key);
      entries.set(key, entry);
    }
    return entry;
  };
  const clearIfChanged = async () => {
    if (Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    let current: unknown;
    try {
      [[current] = [null]] = await database.query(
        `SELECT value FROM facts WHERE name = 'catalogue_version'`,
        [],
      );
    } catch (error) {
      // While the database is away, what is remembered is still good enough to read.
      if (error instanceof DatabaseUnavailable) return;
      throw error;
    }
    if (current === version) return;
    version = current;
    entries.clear();
    total = 0;
  };

  return {
    remember: async <T>(key: string, find: () => Promise<T>, sizeOf: (value: T) => number): Promise<T> => {
      await clearIfChanged();
      const known = touch(key);
      if (known) return known.value as Promise<T>;
      const value = find();
      keep(key, value, 100);
      try {
        const found = await value;
        if (entries.get(key)?.value === value) keep(key, value, 100 + sizeOf(found));
        return found;
      } catch (error) {
        if (entries.get(key)?.value === value) forget(key);
        throw error;
      }
    },
    records: async (kind, ids, fetch) => {
      await clearIfChanged();
      const wanted = [...ids];
      const at = new Map<number, string>();
      for (const id of wanted) {
        const entry = touch(`${kind}/${id}`);
        if (entry) at.set(id, entry.value as string);
      }
      const missing = wanted.filter((id) => !at.has(id));
      if (missing.length > 0) {
        const before = version;
        for (const [id, text] of await fetch(missing)) {
          at.set(id, text);
          if (version === before) keep(`${kind}/${id}`, text, 100 + text.length);
        }
      }
      return wanted.map((id) => at.get(id)).filter((text) => text !== undefined);
    },
  };
}
