import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Estimated size of a key and of the cache's own data for an entry. */
const ENTRY_OVERHEAD_BYTES = 100;

/** A process's cache of the catalogue: found ids, counts and records, valid until the catalogue changes. */
export interface CatalogueCache {
  /**
   * The cached value of a key, otherwise the result of `load`. Concurrent requests for one key share one `load`; a
   * failure is not cached.
   * @param sizeOf the value's size in bytes
   */
  get: <T>(key: string, load: () => Promise<T>, sizeOf: (value: T) => number) => Promise<T>;
  /** Records in the order of their ids; the missing ones are loaded together, unknown ids are left out. */
  getRecords: (
    kind: string,
    ids: Iterable<number>,
    load: (missing: number[]) => Promise<ReadonlyMap<number, string>>,
  ) => Promise<string[]>;
}

/** The catalogue is read far more often than written, and every write changes its version. */
export function createCatalogueCache(catalogue: Pick<CatalogueVersion, 'current'>): CatalogueCache {
  const entries = new LRUCache<string, { value: unknown }>({ maxSize: MAX_BYTES });
  let version: unknown;

  const store = (key: string, value: unknown, bytes = 0) => {
    entries.set(key, { value }, { size: ENTRY_OVERHEAD_BYTES + bytes });
  };
  const clearIfChanged = async () => {
    const currentVersion = await catalogue.current();
    if (currentVersion === version) return;
    version = currentVersion;
    entries.clear();
  };

  return {
    get: async <T>(key: string, load: () => Promise<T>, sizeOf: (value: T) => number): Promise<T> => {
      await clearIfChanged();
      const cached = entries.get(key);
      if (cached) return cached.value as Promise<T>;
      const value = load();
      store(key, value);
      // The cache may have been cleared and filled again while the value was loading.
      const isStillStored = () => entries.peek(key)?.value === value;
      try {
        const loaded = await value;
        if (isStillStored()) store(key, value, sizeOf(loaded));
        return loaded;
      } catch (error) {
        if (isStillStored()) entries.delete(key);
        throw error;
      }
    },
    getRecords: async (kind, ids, load) => {
      await clearIfChanged();
      const wanted = [...ids];
      const records = new Map<number, string>();
      for (const id of wanted) {
        const cached = entries.get(`${kind}/${id}`);
        if (cached) records.set(id, cached.value as string);
      }
      const missing = wanted.filter((id) => !records.has(id));
      if (missing.length > 0) {
        const versionBefore = version;
        const loaded = await load(missing);
        for (const id of missing) {
          const text = loaded.get(id);
          if (text === undefined) continue;
          records.set(id, text);
          if (version === versionBefore) store(`${kind}/${id}`, text, text.length);
        }
      }
      return wanted.map((id) => records.get(id)).filter((text) => text !== undefined);
    },
  };
}
