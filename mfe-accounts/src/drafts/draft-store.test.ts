/** @jest-environment node */
import 'fake-indexeddb/auto';
import { emptyApplication } from '../application/application-values.ts';
import { noDocuments } from '../files/document-groups.ts';
import { createDraftStore } from './draft-store.ts';

const day = 24 * 60 * 60 * 1000;
const course = { id: 7, name: 'Master of IT', universityName: 'Monash University' };
const values = { ...emptyApplication(course), first_name: 'Asha' };
const draft = {
  owner: '1',
  courseId: 7,
  courseName: course.name,
  universityName: course.universityName,
  values,
};

let time = 1_000_000;
const store = createDraftStore(() => time);

afterEach(async () => {
  await Promise.all(['1', '2'].map((owner) => store.remove(owner, 7)));
  time += 100 * day;
});

it('returns text and files unchanged, also after a reload', async () => {
  const files = {
    ...noDocuments,
    passport_documents: [
      new File(['one'], 'image.jpg', { type: 'image/jpeg', lastModified: 5 }),
      new File(['two'], 'image.jpg'),
    ],
  };
  expect(await store.saveText(draft)).toBe('saved');
  expect(await store.saveFiles('1', 7, files)).toBe('saved');
  const read = await createDraftStore(() => time).read('1', 7);
  expect(read?.draft.values).toEqual(values);
  const [first, second] = read?.documents.passport_documents ?? [];
  expect([first?.name, first?.type, first?.lastModified, await first?.text(), await second?.text()]).toEqual([
    'image.jpg',
    'image/jpeg',
    5,
    'one',
    'two',
  ]);
});

it('deletes a removed file', async () => {
  await store.saveText(draft);
  await store.saveFiles('1', 7, {
    ...noDocuments,
    cv_documents: [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')],
  });
  await store.saveFiles('1', 7, { ...noDocuments, cv_documents: [new File(['b'], 'b.pdf')] });
  expect((await store.read('1', 7))?.documents.cv_documents.map(({ name }) => name)).toEqual(['b.pdf']);
});

it('keeps the drafts of accounts apart', async () => {
  await store.saveText(draft);
  expect(await store.read('2', 7)).toBeNull();
  expect(await store.list('2')).toEqual([]);
  expect(await store.list('1')).toHaveLength(1);
});

it('deletes drafts after 30 days, and immediately on request', async () => {
  await store.saveText(draft);
  time += 30 * day - 1;
  expect(await store.read('1', 7)).not.toBeNull();
  time += 1;
  expect(await store.read('1', 7)).toBeNull();
  await store.saveText(draft);
  await store.saveFiles('1', 7, { ...noDocuments, cv_documents: [new File(['a'], 'a.pdf')] });
  await store.remove('1', 7);
  await store.saveText(draft);
  expect((await store.read('1', 7))?.documents.cv_documents).toEqual([]);
});

it("assigns a guest's intent to the account that logs in, once and within an hour", async () => {
  await store.noteIntent(course);
  await store.claimIntent('1');
  await store.claimIntent('2');
  expect(await store.list('1')).toMatchObject([{ courseId: 7, courseName: 'Master of IT', values: null }]);
  expect(await store.list('2')).toEqual([]);
  await store.noteIntent(course);
  time += 60 * 60 * 1000;
  await store.claimIntent('2');
  expect(await store.list('2')).toEqual([]);
});

it('lists the draft of an intent at every moment after the claim has begun', async () => {
  for (let moment = 0; moment < 12; moment += 1) {
    const owner = String(moment);
    await store.noteIntent(course);
    const claim = store.claimIntent(owner);
    for (let turn = 0; turn < moment; turn += 1) await new Promise(setImmediate);
    await store.claimIntent(owner);
    expect([moment, await store.list(owner)]).toMatchObject([moment, [{ courseId: 7 }]]);
    await claim;
  }
});

it('keeps the draft when the same intent is noted again', async () => {
  await store.saveText(draft);
  await store.noteIntent(course);
  await store.claimIntent('1');
  expect((await store.read('1', 7))?.draft.values).toEqual(values);
});

it('lists sent applications per account, newest first', async () => {
  const sent = { owner: '1', courseName: 'IT', receipt: '91', documents: ['a.pdf'] };
  await store.noteSent({ ...sent, clientKey: 'k1' });
  time += 1;
  await store.noteSent({ ...sent, clientKey: 'k2', receipt: null });
  expect((await store.listSent('1')).map(({ clientKey }) => clientKey)).toEqual(['k2', 'k1']);
  expect(await store.listSent('2')).toEqual([]);
});

it('reports when the browser stores nothing', async () => {
  const { indexedDB } = globalThis;
  Object.defineProperty(globalThis, 'indexedDB', {
    value: {
      open: () => {
        throw new Error('blocked');
      },
    },
    configurable: true,
  });
  const blocked = createDraftStore(() => time);
  expect(await blocked.saveText(draft)).toBe('not-saved');
  expect(await blocked.saveFiles('1', 7, noDocuments)).toBe('text-only');
  expect(await blocked.read('1', 7)).toBeNull();
  expect(await blocked.list('1')).toEqual([]);
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
});

it('saves the text although a file has just found no room, which the browser counts for a moment', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  put.mockImplementationOnce(full);
  expect(await store.saveText(draft)).toBe('saved');
  expect((await store.read('1', 7))?.draft.values).toEqual(values);
  put.mockImplementationOnce(full).mockImplementationOnce(full);
  expect(await store.saveText(draft)).toBe('not-saved');
  put.mockRestore();
});

it('closes the database when another tab upgrades it', async () => {
  await store.saveText(draft);
  const newer = await new Promise((resolve, reject) => {
    const request = indexedDB.open('applications', 99);
    request.onsuccess = () => resolve(request.result.close());
    request.onblocked = () => reject(new Error('held'));
    request.onerror = () => reject(request.error);
  });
  expect(newer).toBeUndefined();
});
