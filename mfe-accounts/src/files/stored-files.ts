import type { DocumentGroup } from 'shared-api';
import { type Documents, documentGroups } from './document-groups.ts';

/** A chosen file as it is kept on the device: with its bytes, because the original may be moved or deleted. */
export interface StoredFile {
  group: DocumentGroup;
  position: number;
  name: string;
  type: string;
  lastModified: number;
  content: Blob;
}

export const toStoredFiles = (documents: Documents): StoredFile[] =>
  documentGroups.flatMap(({ name: group }) =>
    documents[group].map((file, position) => ({
      group,
      position,
      name: file.name,
      type: file.type,
      lastModified: file.lastModified,
      content: new Blob([file], { type: file.type }),
    })),
  );

export function toDocuments(stored: readonly StoredFile[]): Documents {
  const documents = Object.fromEntries(
    documentGroups.map(({ name }) => [name, [] as File[]]),
  ) as unknown as Record<DocumentGroup, File[]>;
  for (const { group, name, type, lastModified, content } of [...stored].sort(
    (a, b) => a.position - b.position,
  ))
    documents[group]?.push(new File([content], name, { type, lastModified }));
  return documents;
}
