import { createSafeStorage } from './safe-storage.ts';

beforeEach(() => localStorage.clear());

test('texts are kept in the storage', () => {
  const storage = createSafeStorage(() => window.localStorage);
  storage.write('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  expect([storage.read('a'), storage.read('b')]).toEqual(['1', null]);
  storage.write('a', null);
  expect([storage.read('a'), storage.isPersistent()]).toEqual([null, true]);
});

const full = {
  ...Object.fromEntries(['length', 'key', 'clear', 'removeItem'].map((name) => [name, () => null])),
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
} as unknown as Storage;

test.each<[string, () => Storage | null]>([
  ['absent', () => null],
  ['full', () => full],
  [
    'blocked',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
])('texts are kept in memory where the storage is %s', (_case, storage) => {
  const memory = createSafeStorage(storage);
  expect(memory.read('a')).toBeNull();
  memory.write('a', '1');
  expect([memory.read('a'), memory.isPersistent()]).toEqual(['1', false]);
  memory.write('a', null);
  expect(memory.read('a')).toBeNull();
});

test('a full storage keeps its text; what was written is read until another tab changes the storage', () => {
  const texts = new Map([['a', 'old']]);
  const shared = {
    ...full,
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
  } as unknown as Storage;
  const [first, second] = [createSafeStorage(() => shared), createSafeStorage(() => shared)];
  first.write('a', 'new');
  expect([first.read('a'), second.read('a'), first.isPersistent()]).toEqual(['new', 'old', false]);
  second.write('a', null);
  expect(first.read('a')).toBeNull();
});
