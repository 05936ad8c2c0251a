import type { Database } from '../database/database.ts';

/** How long a process may answer from what it remembers before it asks whether the catalogue has changed. */
const checkEveryMs = 5000;
/** Ids remembered over all searches: about 16 MB. */
const mostIds = 4_000_000;
const mostEntries = 2000;

interface Entry<T> {
  value: Promise<T>;
  /** How much of the limit it takes. */
  weight: number;
}

/**
 * Remembers what searches have found until the catalogue changes (its version is a row of `facts`). The same search
 * asked by many at once runs once. The least recently used go first.
 */
export function hitCache<T extends { length: number }>(database: Database) {
  const entries = new Map<string, Entry<T>>();
  let total = 0;
  let version: unknown;
  let checkedAt = 0;

  const forget = (key: string) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  const clearIfChanged = async () => {
    if (Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    const [[current] = [null]] = await database.query(
      `SELECT value FROM facts WHERE name = 'catalogue_version'`,
      [],
    );
    if (current === version) return;
    version = current;
    entries.clear();
    total = 0;
  };

  return async (key: string, find: () => Promise<T>): Promise<T> => {
    await clearIfChanged();
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known.value;
    }
    const entry: Entry<T> = { value: find(), weight: 1 };
    entries.set(key, entry);
    total += 1;
    try {
      const found = await entry.value;
      if (entries.get(key) === entry) {
        entry.weight += found.length;
        total += found.length;
      }
      for (const oldest of entries.keys()) {
        if (total <= mostIds && entries.size <= mostEntries) break;
        forget(oldest);
      }
      return found;
    } catch (error) {
      if (entries.get(key) === entry) forget(key);
      throw error;
    }
  };
}
