import { DatabaseUnavailable } from '../../database/connection.ts';
import type { Database } from '../../database/database.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { followCatalogueVersion } from './catalogue-version.ts';

/** A database that has nothing but the catalogue's version. */
function databaseWithVersion(version: { current: string; isAway?: boolean }): Database {
  return {
    query: async () => {
      if (version.isAway) throw new DatabaseUnavailable('away');
      return [[version.current]];
    },
  } as unknown as Database;
}

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());
const size = (value: unknown[]) => value.length;

test('a value is loaded once until the catalogue changes', async () => {
  const version = { current: '1' };
  const cache = createCatalogueCache(followCatalogueVersion(databaseWithVersion(version)));
  let loads = 0;
  const get = () => cache.get('key', async () => [++loads], size);
  expect(await Promise.all([get(), get(), get()])).toEqual([[1], [1], [1]]);
  version.current = '2';
  expect(await get()).toEqual([1]);
  jest.advanceTimersByTime(6_000);
  expect(await get()).toEqual([2]);
});

test('a change is seen also after the clock was set back', async () => {
  const version = { current: '1' };
  const cache = createCatalogueCache(followCatalogueVersion(databaseWithVersion(version)));
  const get = () => cache.get('key', async () => [version.current], size);
  expect(await get()).toEqual(['1']);
  version.current = '2';
  jest.setSystemTime(0);
  jest.advanceTimersByTime(6_000);
  expect(await get()).toEqual(['2']);
});

test('a failure is not cached', async () => {
  const cache = createCatalogueCache(followCatalogueVersion(databaseWithVersion({ current: '1' })));
  await expect(cache.get('key', () => Promise.reject(new Error('once')), size)).rejects.toThrow('once');
  expect(await cache.get('key', async () => ['well'], size)).toEqual(['well']);
});

test('records come in the order of their ids, loaded together, without unknown ones', async () => {
  const cache = createCatalogueCache(followCatalogueVersion(databaseWithVersion({ current: '1' })));
  const loads: number[][] = [];
  const load = async (missing: number[]) => {
    loads.push(missing);
    return new Map(missing.filter((id) => id < 10).map((id) => [id, `record ${id}`] as const));
  };
  expect(await cache.getRecords('courses', [3, 1], load)).toEqual(['record 3', 'record 1']);
  expect(await cache.getRecords('courses', [1, 99, 2, 3], load)).toEqual([
    'record 1',
    'record 2',
    'record 3',
  ]);
  expect(loads).toEqual([
    [3, 1],
    [99, 2],
  ]);
});

test('while the database is away, cached values can be read', async () => {
  const version = { current: '1', isAway: false };
  const cache = createCatalogueCache(followCatalogueVersion(databaseWithVersion(version)));
  await cache.get('key', async () => ['known'], size);
  version.isAway = true;
  jest.advanceTimersByTime(10_000);
  expect(await cache.get('key', () => Promise.reject(new Error('away')), size)).toEqual(['known']);
});

test('the least recently used values are evicted', async () => {
  const cache = createCatalogueCache(followCatalogueVersion(databaseWithVersion({ current: '1' })));
  let loads = 0;
  const get = (key: string) =>
    cache.get(
      key,
      async () => [++loads],
      () => 30 * 1024 * 1024,
    );
  await get('a');
  await get('b');
  await get('a');
  await get('c');
  expect(await get('a')).toEqual([1]);
  expect(await get('b')).toEqual([4]);
});
