import { DatabaseUnavailable } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { catalogueMemory } from './catalogue-cache.ts';

/** A database that knows only the catalogue's version. */
function versioned(version: { current: string; isAway?: boolean }): Database {
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

test('a question is asked once until the catalogue changes', async () => {
  const version = { current: '1' };
  const memory = catalogueMemory(versioned(version));
  let asked = 0;
  const ask = () => memory.remember('key', async () => [++asked], size);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([[1], [1], [1]]);
  version.current = '2';
  expect(await ask()).toEqual([1]);
  jest.setSystemTime(1_006_000);
  expect(await ask()).toEqual([2]);
});

test('a failure is not remembered', async () => {
  const memory = catalogueMemory(versioned({ current: '1' }));
  await expect(memory.remember('key', () => Promise.reject(new Error('once')), size)).rejects.toThrow('once');
  expect(await memory.remember('key', async () => ['well'], size)).toEqual(['well']);
});

test('records come in the order asked for, fetched together, unknown ones left out', async () => {
  const memory = catalogueMemory(versioned({ current: '1' }));
  const fetches: number[][] = [];
  const fetch = async (missing: number[]) => {
    fetches.push(missing);
    return new Map(missing.filter((id) => id < 10).map((id) => [id, `record ${id}`] as const));
  };
  expect(await memory.records('courses', [3, 1], fetch)).toEqual(['record 3', 'record 1']);
  expect(await memory.records('courses', [1, 99, 2, 3], fetch)).toEqual(['record 1', 'record 2', 'record 3']);
  expect(fetches).toEqual([
    [3, 1],
    [99, 2],
  ]);
});

test('while the database is away, what is known can be read', async () => {
  const version = { current: '1', isAway: false };
  const memory = catalogueMemory(versioned(version));
  await memory.remember('key', async () => ['known'], size);
  version.isAway = true;
  jest.setSystemTime(1_010_000);
  expect(await memory.remember('key', () => Promise.reject(new Error('away')), size)).toEqual(['known']);
});

test('old answers make room for new ones', async () => {
  const memory = catalogueMemory(versioned({ current: '1' }));
  let asked = 0;
  const ask = (key: string) =>
    memory.remember(
      key,
      async () => [++asked],
      () => 30 * 1024 * 1024,
    );
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect(await ask('a')).toEqual([1]);
  expect(await ask('b')).toEqual([4]);
});
