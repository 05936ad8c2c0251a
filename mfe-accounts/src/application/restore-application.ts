import type { DocumentGroup } from 'shared-api';
import { type Documents, documentGroups, noDocuments } from '../files/document-groups.ts';
import { addFiles, noSizeLimit } from '../files/file-rules.ts';
import type { ApplicationValues } from './application-values.ts';

/**
 * The draft's texts, except for fields that were edited while the draft was loading. Course and university are those
 * the dialog was opened for: older drafts may have others (C-47).
 */
export function restoreValues(
  draft: ApplicationValues,
  typed: ApplicationValues,
  untouched: ApplicationValues,
): ApplicationValues {
  const touched = Object.entries(typed).filter(
    ([name, text]) => text !== untouched[name as keyof ApplicationValues],
  );
  const { preferred_course, preferred_university } = untouched;
  return { ...draft, ...Object.fromEntries(touched), preferred_course, preferred_university };
}

/** The draft's files, followed by files chosen while it was loading. */
export function restoreDocuments(draft: Documents, chosen: Documents): Documents {
  const documents: Record<DocumentGroup, readonly File[]> = { ...noDocuments };
  for (const { name } of documentGroups)
    documents[name] = addFiles(draft[name], chosen[name], noSizeLimit).files;
  return documents;
}

export const hasDocuments = (documents: Documents): boolean =>
  Object.values(documents).some((files) => files.length > 0);
