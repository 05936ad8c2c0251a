import { noDocuments } from '../files/document-groups.ts';
import { emptyApplication } from './application-values.ts';
import { restoreDocuments, restoreValues } from './restore-application.ts';

const untouched = emptyApplication({ name: 'Nursing' });
const file = (name: string) => new File(['x'], name, { lastModified: 1 });

it('restores the draft without overwriting text that was typed while it loaded', () => {
  const draft = { ...untouched, first_name: 'Asha', last_name: 'Rai', preferred_course: 'Midwifery' };
  expect(restoreValues(draft, { ...untouched, last_name: 'Gurung' }, untouched)).toEqual({
    ...draft,
    last_name: 'Gurung',
    // The course of the dialog, whatever an older draft says (C-47).
    preferred_course: 'Nursing',
  });
});

it('adds files that were chosen meanwhile after those of the draft, each once', () => {
  const draft = { ...noDocuments, cv_documents: [file('a.pdf')] };
  const chosen = {
    ...noDocuments,
    cv_documents: [file('a.pdf'), file('b.pdf')],
    passport_documents: [file('c.pdf')],
  };
  const { cv_documents, passport_documents } = restoreDocuments(draft, chosen);
  expect(cv_documents.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  expect(passport_documents.map(({ name }) => name)).toEqual(['c.pdf']);
});
