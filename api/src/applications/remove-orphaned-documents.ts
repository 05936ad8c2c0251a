import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../storage/document-store.ts';

/**
 * Removes documents no application knows: a process can die between storing the bytes and recording them. Only
 * objects older than any upload may last are touched.
 */
export async function sweepDocuments(
  database: Database,
  documents: DocumentStore,
  olderThanMs: number,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const known = new Set(
      (
        await database.query('SELECT storage_key FROM application_documents WHERE storage_key = ANY($1)', [
          batch,
        ])
      ).map(([key]) => key),
    );
    const orphans = batch.filter((key) => !known.has(key));
    await documents.remove(orphans);
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, modified } of documents.list()) {
    if (Date.now() - modified.getTime() < olderThanMs) continue;
    batch.push(key);
    if (batch.length >= 500) await flush();
  }
  await flush();
  return removed;
}
