import { noDocuments } from '../files/document-groups.ts';
import { fileProblems } from './file-problems.ts';

const documents = {
  ...noDocuments,
  passport_documents: [new File(['x'], 'front.jpg'), new File(['x'], 'back.jpg')],
};

it('names each file that has a problem', () => {
  const body = { passport_documents: [{}, { file: ['Empty.'] }], cv_documents: [{ file: ['Not sent.'] }] };
  expect(fileProblems(body, documents)).toEqual({ passport_documents: 'back.jpg: Empty.' });
});

it.each([
  ['no body', null],
  ['HTML', '<h1>Bad Request</h1>'],
  ['a problem of the whole group', { passport_documents: ['This list may not be empty.'] }],
  ['a text in the place of a list', { passport_documents: 'Too many.' }],
  ['more entries than files', { passport_documents: [{}, {}, { file: ['Empty.'] }] }],
])('names no file for %s', (_case, body) => expect(fileProblems(body, documents)).toEqual({}));
