import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../storage/document-store.ts';

const BATCH_SIZE = 500;
/** No upload lasts this long: younger documents may belong to an application that another process is storing. */
const MIN_AGE_MS = 2 * 3_600_000;
/** With an embedded database there is no other process: whatever was there before it belongs to none. */
const processStart = Date.now() - process.uptime() * 1000;

/**
 * Removes documents that belong to no application: a process can die between storing a document and its row.
 * @returns how many were removed
 */
export async function removeOrphanedDocuments(database: Database, documents: DocumentStore): Promise<number> {
  const oldest = database.kind === 'pglite' ? processStart : Date.now() - MIN_AGE_MS;
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
    if (modified.getTime() > oldest) continue;
    batch.push(key);
    if (batch.length >= BATCH_SIZE) await removeBatch();
  }
  await removeBatch();
  return removed;
}
