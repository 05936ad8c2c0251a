import { type DocumentGroup, fieldErrors } from 'shared-api';
import type { Documents } from '../files/document-groups.ts';

/**
 * The API's errors of single files by group, each with the name of its file. The API answers one entry per file of a group,
 * `{}` for those without a problem (API-32): of many files, the visitor has to know which one is meant.
 */
export function fileProblems(
  body: unknown,
  documents: Documents,
): Readonly<Partial<Record<DocumentGroup, string>>> {
  const answered = (body ?? {}) as Partial<Record<DocumentGroup, unknown>>;
  const named = Object.entries(documents).map(([name, files]) => {
    const group = name as DocumentGroup;
    const entries: unknown = answered[group];
    const problems = Array.isArray(entries) ? entries.map((entry) => Object.values(fieldErrors(entry))) : [];
    return [
      group,
      files.flatMap((file, index) => (problems[index] ?? []).map((problem) => `${file.name}: ${problem}`)),
    ] as const;
  });
  return Object.fromEntries(
    named
      .filter(([, problems]) => problems.length > 0)
      .map(([group, problems]) => [group, problems.join(' ')]),
  );
}
