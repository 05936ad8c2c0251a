import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../storage/document-store.ts';

const BATCH_SIZE = 500;
/** No upload lasts this long: younger documents may belong to an application that is being stored. */
const MIN_AGE_MS = 6 * 3_600_000;

/**
 * Removes documents that belong to no application: a process can die between storing a document and its row.
 * @returns how many were removed
 */
export async function removeOrphanedDocuments(database: Database, documents: DocumentStore): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const removeBatch = async () => {
    if (batch.length === 0) return;
    const rows = await database.query(
      'SELECT storage_key FROM application_documents WHERE storage_key = ANY($1)',
      [batch],
    );
    const known = new Set(rows.map(([key]) => key));
    const orphans = batch.filter((key) => !known.has(key));
    await documents.remove(orphans);
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, modified } of documents.list()) {
    if (Date.now() - modified.getTime() < MIN_AGE_MS) continue;
    batch.push(key);
    if (batch.length >= BATCH_SIZE) await removeBatch();
  }
  await removeBatch();
  return removed;
}
