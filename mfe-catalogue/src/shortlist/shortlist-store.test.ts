import fc from 'fast-check';
import { createShortlistStore, mergeShortlists } from './shortlist-store.ts';

const it1 = { id: 1, name: 'IT', universityName: 'Monash' };
const law = { id: 2, name: 'Law', universityName: 'Deakin' };
let time = 0;
const make = (storage: () => Storage | null = () => window.localStorage) =>
  createShortlistStore(storage, window, () => ++time);
const ids = (store: { read: () => readonly { id: number }[] }) => store.read().map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('keeps courses and notes for the next visit, newest first and each once', () => {
  const store = make();
  store.add(it1);
  store.add(law);
  store.add(it1);
  store.setNote(1, 'ask about funds');
  expect(ids(make())).toEqual([2, 1]);
  expect(make().read()[1]?.note).toBe('ask about funds');
  store.remove(2);
  expect(ids(make())).toEqual([1]);
});

it("moves a guest's list to the account that logs in, and shows it to nobody else", () => {
  const store = make();
  store.add(it1);
  store.setOwner('7');
  store.add(law);
  expect(ids(store)).toEqual([2, 1]);
  store.setOwner(null);
  expect(ids(store)).toEqual([]);
  store.setOwner('8');
  expect(ids(store)).toEqual([]);
  store.setOwner('7');
  expect(ids(store)).toEqual([2, 1]);
});

it('agrees with other tabs', () => {
  const store = make();
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  make().add(it1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect(listener).toHaveBeenCalled();
  expect(ids(store)).toEqual([1]);
  stop();
});

it('gives the same array until something changes, as React needs it', () => {
  const store = make();
  store.add(it1);
  expect(store.read()).toBe(store.read());
});

it.each<[string, () => Storage | null]>([
  [
    'blocked',
    () => {
      throw new Error('blocked');
    },
  ],
  ['absent', () => null],
])('lasts as long as the page where storage is %s', (_case, storage) => {
  const store = make(storage);
  store.add(it1);
  expect(ids(store)).toEqual([1]);
  expect(store.isKept()).toBe(false);
});

it('survives whatever stands in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('shortlist', text);
      const store = make();
      store.add(law);
      return store.read().some(({ id }) => id === 2);
    }),
  );
});

it('merging loses no course and no note', () => {
  const anyList = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      name: fc.string(),
      universityName: fc.string(),
      note: fc.constantFrom('', 'a note'),
      savedAt: fc.nat(),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(anyList, anyList, (own, guest) => {
      const merged = mergeShortlists(own, guest);
      const all = new Set([...own, ...guest].map(({ id }) => id));
      expect(new Set(merged.map(({ id }) => id))).toEqual(all);
      expect(merged).toHaveLength(all.size);
      for (const { id, note } of [...own, ...guest])
        if (note) expect(merged.find((course) => course.id === id)?.note).toBe(note);
    }),
  );
});
