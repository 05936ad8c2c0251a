import { useCallback, useRef, useState } from 'react';
import type { DocumentGroup } from 'shared-api';
import { type Documents, noDocuments } from '../../../files/document-groups.ts';

/** The API's errors by document group. */
export type GroupProblems = Partial<Record<DocumentGroup, string>>;

/** The chosen files of the form, and what the API says of them. */
export function useDocuments() {
  const [documents, showDocuments] = useState<Documents>(noDocuments);
  // Files are read asynchronously: the next change must build on the latest state, not on the rendered one.
  const latest = useRef(documents);
  const setDocuments = useCallback((next: Documents) => {
    latest.current = next;
    showDocuments(next);
  }, []);
  const [groupProblems, setGroupProblems] = useState<GroupProblems>({});
  return { documents, latest, setDocuments, groupProblems, setGroupProblems };
}
