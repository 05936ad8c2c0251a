import type { DocumentGroup } from 'shared-api';
import type { Documents } from '../files/document-groups.ts';
import { messages } from '../messages.en.ts';
import type { ApplicationValues } from './application-values.ts';
import { NO_TEST_YET, qualifications, testTypes } from './choice-values.ts';

/** A choice as it is sent, and as it is shown. */
export type Choice = readonly [value: string, label: string];

const labelled = (values: readonly string[], labels: readonly string[]): readonly Choice[] =>
  values.map((value, index) => [value, labels[index] ?? value]);

export const testChoices = labelled(testTypes, messages.testTypes);
export const qualificationChoices = labelled(qualifications, messages.qualifications);

/**
 * The groups that the visitor is asked about before sending, because a counsellor always needs them (C-34). Test
 * results are asked for only when a test was taken.
 */
export function missingDocuments(
  { test_type }: Pick<ApplicationValues, 'test_type'>,
  documents: Documents,
): DocumentGroup[] {
  const hasTest = test_type !== '' && test_type !== NO_TEST_YET;
  const wanted: readonly DocumentGroup[] = [
    'passport_documents',
    'academic_documents',
    ...(hasTest ? (['ielts_documents'] as const) : []),
  ];
  return wanted.filter((group) => documents[group].length === 0);
}
