import type { DocumentGroup } from 'shared-api';
import type { Documents } from '../files/document-groups.ts';
import { messages } from '../messages.en.ts';
import type { ApplicationValues } from './application-values.ts';

/** Choices of the two fields that are lists with "Other". They are sent as their text (APPLY-4). */
export const testTypes: readonly string[] = messages.testTypes;
export const qualifications: readonly string[] = messages.qualifications;

/**
 * The groups that the visitor is asked about before sending, because a counsellor always needs them (C-34). Test
 * results are asked for only when a test was taken.
 */
export function missingDocuments(
  { test_type }: Pick<ApplicationValues, 'test_type'>,
  documents: Documents,
): DocumentGroup[] {
  const hasTest = test_type !== '' && test_type !== messages.noTestYet;
  const wanted: readonly DocumentGroup[] = [
    'passport_documents',
    'academic_documents',
    ...(hasTest ? (['ielts_documents'] as const) : []),
  ];
  return wanted.filter((group) => documents[group].length === 0);
}
