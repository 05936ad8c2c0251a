/** @jest-environment node */
import 'fake-indexeddb/auto';
import { createSafeStorage } from 'shared-shell/storage';
import { emptyApplication } from '../application/application-values.ts';
import { createDraftStore } from './draft-store.ts';
import { withUnsavedText } from './unsaved-text.ts';

const day = 24 * 60 * 60 * 1000;
const course = { id: 7, name: 'Master of IT' };
const draftOf = (name: string, owner = '1') => ({
  owner,
  courseId: course.id,
  courseName: course.name,
  values: { ...emptyApplication(course), first_name: name },
});

let time = 1_000_000;
const now = () => time;
const stored = new Map<string, string>();
const device = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
} as Storage;
/** A new page: the device is the same. */
const open = () =>
  withUnsavedText(
    createDraftStore(now),
    createSafeStorage(() => device),
    now,
  );
const nameIn = async (owner = '1') => (await open().read(owner, 7))?.draft.values?.first_name;

afterEach(async () => {
  for (const owner of ['1', '2']) await open().remove(owner, 7);
  expect(stored.size).toBe(0);
  time += 100 * day;
});

it('returns the text of a page that was left before the database had it', async () => {
  await open().saveText(draftOf('As'));
  time += 500;
  open().keepUnsaved(draftOf('Asha'));
  expect(await nameIn()).toBe('Asha');
  // It is in the database now.
  expect(stored.size).toBe(0);
  expect((await createDraftStore(now).read('1', 7))?.draft.values?.first_name).toBe('Asha');
});

it('lists it, also without any draft in the database, and to its own account only', async () => {
  open().keepUnsaved(draftOf('Asha'));
  expect(await open().list('2')).toEqual([]);
  expect(await nameIn('2')).toBeUndefined();
  expect(await open().list('1')).toMatchObject([{ courseId: 7, values: { first_name: 'Asha' } }]);
});

it('keeps one text per account and course', async () => {
  open().keepUnsaved(draftOf('A'));
  open().keepUnsaved(draftOf('Bina', '2'));
  open().keepUnsaved(draftOf('Asha'));
  expect([await nameIn('1'), await nameIn('2')]).toEqual(['Asha', 'Bina']);
});

it('does not replace what was saved later', async () => {
  open().keepUnsaved(draftOf('As'));
  time += 500;
  await createDraftStore(now).saveText(draftOf('Asha'));
  expect(await nameIn()).toBe('Asha');
});

it('is gone once the text is saved, or the draft deleted', async () => {
  const page = open();
  page.keepUnsaved(draftOf('Asha'));
  await page.saveText(draftOf('Asha'));
  expect(stored.size).toBe(0);
  page.keepUnsaved(draftOf('Ash'));
  await page.remove('1', 7);
  expect(await nameIn()).toBeUndefined();
});

it('ends after 30 days, as other drafts do', async () => {
  open().keepUnsaved(draftOf('Asha'));
  time += 30 * day;
  expect(await open().list('1')).toEqual([]);
  expect(stored.size).toBe(0);
});

it('is not replaced by an intent for the same course, which only opens the form', async () => {
  open().keepUnsaved(draftOf('Asha'));
  time += 500;
  await open().noteIntent(course);
  const page = open();
  await page.claimIntent('1');
  expect((await page.read('1', 7))?.draft.values?.first_name).toBe('Asha');
});

it('stays until a device has room, and ignores what it cannot read', async () => {
  open().keepUnsaved(draftOf('Asha'));
  const full = withUnsavedText(
    { ...createDraftStore(now), saveText: async () => 'not-saved' },
    createSafeStorage(() => device),
    now,
  );
  expect(await full.read('1', 7)).toBeNull();
  expect(await nameIn()).toBe('Asha');
  stored.set('unsavedDrafts', '[7, {"owner": 1}, null]');
  expect(await nameIn()).toBe('Asha');
  stored.set('unsavedDrafts', '{');
  expect(await nameIn()).toBe('Asha');
  stored.clear();
});
