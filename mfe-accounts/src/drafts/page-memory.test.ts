import { createQueryClient } from 'shared-api';
import { emptyApplication } from '../application/application-values.ts';
import { noDocuments } from '../files/document-groups.ts';
import { memoryDraftStore } from '../testing/memory-draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import { pageMemoryOf, withPageMemory } from './page-memory.ts';

const course = { id: 7, name: 'Master of IT' };
const values = { ...emptyApplication(course), first_name: 'Asha' };
const draft = { owner: '1', courseId: 7, courseName: course.name, values };
const files = { ...noDocuments, cv_documents: [new File(['a'], 'a.pdf')] };

const blocked = (): DraftStore => ({
  ...memoryDraftStore(),
  saveText: async () => 'not-saved',
  saveFiles: async () => 'text-only',
  noteIntent: async () => false,
});
/** Two widgets of one page: separate stores, shared memory. */
const page = (device: () => DraftStore) => {
  const queryClient = createQueryClient();
  return () =>
    withPageMemory(
      device(),
      () => pageMemoryOf(queryClient),
      () => 5,
    );
};

it('returns drafts that could not be stored, to their own account only', async () => {
  const open = page(blocked);
  expect(await open().saveText(draft)).toBe('not-saved');
  expect(await open().saveFiles('1', 7, files)).toBe('text-only');
  const read = await open().read('1', 7);
  expect(read).toMatchObject({ draft: { values, savedAt: 5 }, result: 'not-saved' });
  expect(read?.documents.cv_documents.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(await open().list('1')).toMatchObject([{ courseId: 7 }]);
  expect(await open().read('2', 7)).toBeNull();
  expect(await open().list('2')).toEqual([]);
  await open().remove('1', 7);
  expect(await open().read('1', 7)).toBeNull();
});

it('keeps only the files in memory when the text was stored', async () => {
  const device = memoryDraftStore();
  const open = page(() => ({ ...device, saveFiles: async () => 'text-only' as const }));
  await open().saveText(draft);
  await open().saveFiles('1', 7, files);
  expect(await open().read('1', 7)).toMatchObject({
    draft: { savedAt: 1 },
    documents: files,
    result: 'text-only',
  });
  expect(await open().list('1')).toHaveLength(1);
});

it('is empty when everything is stored, also after a failure', async () => {
  const device = memoryDraftStore();
  let result: 'saved' | 'not-saved' = 'not-saved';
  const open = page(() => ({
    ...device,
    saveText: async (given) => (result === 'saved' ? device.saveText(given) : result),
  }));
  await open().saveText({ ...draft, values: { ...values, first_name: 'As' } });
  result = 'saved';
  await open().saveText(draft);
  expect((await open().read('1', 7))?.draft.values?.first_name).toBe('Asha');
  expect(await open().read('1', 7)).not.toHaveProperty('result');
});

it("assigns a guest's intent that could not be stored, once", async () => {
  const open = page(blocked);
  await open().noteIntent(course);
  await open().claimIntent('1');
  await open().claimIntent('2');
  expect(await open().list('1')).toMatchObject([{ courseId: 7, courseName: 'Master of IT', values: null }]);
  expect(await open().list('2')).toEqual([]);
});
