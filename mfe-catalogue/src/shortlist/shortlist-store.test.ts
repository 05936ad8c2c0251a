import fc from 'fast-check';
import type { ShortlistCourse } from 'shared-api';
import { EARLY_SAVES, earlySave } from './early-saves.ts';
import { mergeCourses, type StoredCourse } from './saved-course.ts';
import { createShortlistStore } from './shortlist-store.ts';

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

it('gives a course that is saved again its note back, and only to who has removed it', () => {
  const store = make();
  store.add(it1);
  store.setNote(1, 'ask about funds');
  store.remove(1);
  expect(localStorage.getItem('shortlist') ?? '').not.toContain('funds');
  store.add(it1);
  expect(store.read()).toMatchObject([{ id: 1, note: 'ask about funds' }]);
  store.remove(1);
  store.setOwner('7');
  store.add(it1);
  expect(store.read()).toMatchObject([{ id: 1, note: '' }]);
});

it('keeps what later pages have saved, when the browser shows its page again', () => {
  const store = make();
  store.subscribe(() => {});
  store.add(it1);
  make().add(law);
  // As the first script tells it; the page got no events while it was in the browser's cache.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(ids(store)).toEqual([2, 1]);
  store.remove(1);
  expect(ids(make())).toEqual([2]);
});

describe('what was saved on a page that was left before its code came', () => {
  /** As the document's first script keeps it. */
  const press = (...courses: (typeof it1)[]) =>
    localStorage.setItem(EARLY_SAVES, courses.map((course) => `${earlySave(course)}\n`).join(''));
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('is in the list of the next page, newest first, and taken once', () => {
    press(it1, law);
    const store = make();
    expect(store.read()).toMatchObject([law, it1]);
    store.remove(1);
    expect(ids(make())).toEqual([2]);
    expect(localStorage.getItem(EARLY_SAVES)).toBeNull();
  });

  it.each([EARLY_SAVES, null])('is in the list of a page whose code runs (event of %p)', (key) => {
    const store = make();
    store.subscribe(() => {});
    press(it1);
    tell(key);
    expect(ids(store)).toEqual([1]);
  });

  it('is in the list when the next page of a running site shows it', () => {
    const store = make();
    press(it1);
    store.subscribe(() => {});
    expect(ids(store)).toEqual([1]);
  });

  it('stays saved when it was saved before', () => {
    make().add(it1);
    press(it1);
    expect(ids(make())).toEqual([1]);
  });

  it('is read from values that a page can have changed', () => {
    localStorage.setItem(EARLY_SAVES, 'x\n\n-1\tLaw\n7\n');
    expect(make().read()).toMatchObject([{ id: 7, name: '', universityName: '' }]);
  });

  it('goes to the account that is logged in', () => {
    press(it1);
    const store = make();
    store.setOwner('7');
    expect(store.unsynced()).toMatchObject([it1]);
    store.setOwner(null);
    expect(ids(store)).toEqual([]);
  });
});

it("moves a guest's list to the account that logs in, and to no other account", () => {
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

it('is in sync with other tabs', () => {
  const store = make();
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  make().add(it1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect(listener).toHaveBeenCalled();
  expect(ids(store)).toEqual([1]);
  stop();
});

it('returns the same array until the list changes', () => {
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
])('lasts as long as the page when storage is %s', (_case, storage) => {
  const store = make(storage);
  store.add(it1);
  expect(ids(store)).toEqual([1]);
  expect(store.isPersistent()).toBe(false);
});

it('reads any text in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('shortlist', text);
      const store = make();
      store.add(law);
      return store.read().some(({ id }) => id === 2);
    }),
  );
});

const answered = (
  course: number,
  savedAt: number,
  changes: Partial<ShortlistCourse> = {},
): ShortlistCourse => ({
  course,
  saved_at: new Date(savedAt).toISOString(),
  note: '',
  noted_at: null,
  course_name: `Course ${course}`,
  university_name: 'Otago',
  ...changes,
});

describe('with an account', () => {
  const loggedIn = () => {
    const store = make();
    store.setOwner('7');
    return store;
  };
  const unsynced = (store: ReturnType<typeof make>) =>
    store.unsynced().map(({ id, isRemoved }) => (isRemoved ? -id : id));

  it('everything is unsynced, including removals, until the account has answered', () => {
    const store = loggedIn();
    store.add(it1);
    store.add(law);
    store.remove(1);
    expect(unsynced(store)).toEqual([2, -1]);
    expect(ids(store)).toEqual([2]);
    store.accept(store.unsynced(), [answered(2, 5)]);
    expect(unsynced(store)).toEqual([]);
    expect(ids(make())).toEqual([]);
    expect(ids(store)).toEqual([2]);
  });

  it('applies changes made on other devices', () => {
    const store = loggedIn();
    store.add(it1);
    store.add(law);
    store.accept(store.unsynced(), [answered(1, 1), answered(2, 2)]);
    store.accept(
      [],
      [
        answered(9, 8),
        answered(1, 1, { note: 'from the laptop', noted_at: '2026-01-05T13:46:00.000000+05:45' }),
      ],
    );
    expect(store.read()).toMatchObject([
      { id: 9, name: 'Course 9', universityName: 'Otago' },
      { id: 1, name: 'Course 1', note: 'from the laptop' },
    ]);
  });

  it('keeps changes made while the request was running', () => {
    const store = loggedIn();
    store.add(it1);
    const sent = store.unsynced();
    store.setNote(1, 'just now');
    store.add(law);
    store.accept(sent, [answered(1, 1)]);
    expect(store.read()).toMatchObject([{ id: 2 }, { id: 1, note: 'just now' }]);
    expect(unsynced(store)).toEqual([2, 1]);
  });

  it("a change wins over the synced version even when the device's clock is wrong", () => {
    const store = loggedIn();
    store.accept([], [answered(1, 4_000_000_000_000, { note: 'x', noted_at: '2096-10-02T07:06:40Z' })]);
    store.setNote(1, 'mine');
    expect(store.unsynced()[0]?.notedAt).toBeGreaterThan(4_000_000_000_000);
    store.remove(1);
    expect(store.unsynced()[0]).toMatchObject({ isRemoved: true, note: '' });
    expect(store.unsynced()[0]?.savedAt).toBeGreaterThan(4_000_000_000_000);
  });

  it('a note that comes back with its course is newer than its removal, which the account may know', () => {
    for (const isTold of [false, true]) {
      const store = loggedIn();
      store.add(it1);
      store.setNote(1, 'ask about funds');
      store.remove(1);
      const [removal] = store.unsynced();
      if (isTold) store.accept(store.unsynced(), []);
      store.add(it1);
      const [back] = store.unsynced();
      expect(back).toMatchObject({ id: 1, note: 'ask about funds' });
      expect(back?.isRemoved).toBeUndefined();
      expect(back?.savedAt).toBeGreaterThan(removal!.savedAt);
      expect(back?.notedAt).toBeGreaterThan(removal!.notedAt);
      localStorage.clear();
    }
  });

  it('is deleted from the device at logout, except for unsynced courses', () => {
    const store = loggedIn();
    store.add(it1);
    store.accept(store.unsynced(), [answered(1, 1)]);
    store.add(law);
    store.setOwner(null);
    expect(ids(store)).toEqual([]);
    expect(localStorage.getItem('shortlist:7')).not.toContain('Course 1');
    store.setOwner('7');
    expect(ids(store)).toEqual([2]);
    expect(unsynced(store)).toEqual([2]);
  });

  it('is deleted later when the logout happened in another tab', () => {
    const store = loggedIn();
    store.add(it1);
    store.accept(store.unsynced(), [answered(1, 1)]);
    const next = make();
    next.removeLeftovers();
    expect(localStorage.getItem('shortlist:7')).toBeNull();
  });
});

describe('merging', () => {
  const anyCourse = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    name: fc.string(),
    universityName: fc.string(),
    savedAt: fc.integer({ min: 1, max: 9 }),
    notedAt: fc.integer({ min: 0, max: 9 }),
    isRemoved: fc.constantFrom(undefined, true as const),
  });
  // Versions are identified by their time: two with the same time are the same version.
  const anyList = fc.uniqueArray(anyCourse, { selector: ({ id }) => id }).map((list) =>
    list.map(
      ({ isRemoved, ...course }): StoredCourse => ({
        ...course,
        note: course.notedAt ? `${course.id} at ${course.notedAt}` : '',
        ...(isRemoved && course.savedAt % 2 ? { isRemoved } : {}),
      }),
    ),
  );
  const statements = (list: readonly StoredCourse[]) =>
    new Map(list.map(({ id, savedAt, notedAt, note }) => [id, { savedAt, notedAt, note }]));

  it('loses no course, and a note only to a newer one', () => {
    fc.assert(
      fc.property(anyList, anyList, (own, guest) => {
        const merged = mergeCourses(own, guest);
        expect(merged).toHaveLength(new Set([...own, ...guest].map(({ id }) => id)).size);
        for (const { id, note, notedAt, savedAt } of [...own, ...guest]) {
          const course = merged.find((other) => other.id === id);
          expect(course!.savedAt).toBeGreaterThanOrEqual(savedAt);
          expect(course!.notedAt).toBeGreaterThanOrEqual(notedAt);
          if (note && course!.notedAt === notedAt) expect(course!.note).toBe(note);
        }
      }),
    );
  });

  it('gives the same result in any order', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (a, b, c) => {
        expect(statements(mergeCourses(mergeCourses(a, b), c))).toEqual(
          statements(mergeCourses(mergeCourses(c, a), b)),
        );
        expect(statements(mergeCourses(a, a))).toEqual(statements(a));
      }),
    );
  });
});

it('reads lists of an earlier version of the site', () => {
  localStorage.setItem(
    'shortlist',
    JSON.stringify([{ id: 1, name: 'IT', universityName: 'Monash', note: 'call', savedAt: 5 }]),
  );
  const store = make();
  store.setOwner('7');
  expect(store.unsynced()).toMatchObject([{ id: 1, note: 'call', notedAt: 5, savedAt: 5 }]);
});
