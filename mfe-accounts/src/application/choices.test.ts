import { noDocuments } from '../files/document-groups.ts';
import { messages } from '../messages.en.ts';
import { missingDocuments } from './choices.ts';

const file = new File(['x'], 'a.pdf');

it('asks for passport and academic documents, and for test results only after a test', () => {
  expect(missingDocuments({ test_type: '' }, noDocuments)).toEqual([
    'passport_documents',
    'academic_documents',
  ]);
  expect(missingDocuments({ test_type: 'Not taken yet' }, noDocuments)).not.toContain('ielts_documents');
  expect(missingDocuments({ test_type: 'PTE' }, noDocuments)).toContain('ielts_documents');
  expect(
    missingDocuments(
      { test_type: 'PTE' },
      { ...noDocuments, passport_documents: [file], academic_documents: [file], ielts_documents: [file] },
    ),
  ).toEqual([]);
});

it('names what is missing in one sentence', () => {
  expect(messages.missingDocuments(['passport_documents'])).toBe(
    'You have not added a passport copy. Send anyway?',
  );
  expect(messages.missingDocuments(['passport_documents', 'academic_documents', 'ielts_documents'])).toBe(
    'You have not added a passport copy, academic documents and test results. Send anyway?',
  );
});
