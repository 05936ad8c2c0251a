import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/database-time.ts';
import type { DocumentStore, StoredObject } from '../storage/document-store.ts';

const BATCH_SIZE = 500;
/** No upload lasts this long: younger documents may belong to an application that another process is storing. */
const MIN_AGE_MS = 2 * 3_600_000;
/** With an embedded database there is no other process: whatever was there before it belongs to none. */
const processStart = Date.now() - process.uptime() * 1000;

/** When the newest application with documents was made, in milliseconds. */
const NEWEST = `SELECT (1000 * extract(epoch FROM max(created_at)))::float8
  FROM applications WHERE id IN (SELECT application_id FROM application_documents)`;

/**
 * Removes documents that belong to no application: a process can die between storing a document and its row. Nothing is
 * removed when the database knows none of the documents, because they are those of another one then, and nothing that
 * is younger than the newest application of a served database, which may be an older copy.
 * @returns how many were removed, and how many were not because the database seems to be another one
 */
export async function removeOrphanedDocuments(
  database: Pick<Database, 'kind' | 'query'>,
  documents: Pick<DocumentStore, 'list' | 'remove'>,
): Promise<{ removed: number; foreign: number }> {
  const oldest =
    database.kind === 'pglite'
      ? processStart
      : // By a clock that is hours ahead, the documents of an upload under way would be old.
        Math.min(Date.now(), await databaseTime(database)) - MIN_AGE_MS;
  const orphans: StoredObject[] = [];
  let known = 0;
  let batch: StoredObject[] = [];
  const compare = async () => {
    const keys = batch.map(({ key }) => key);
    const rows = await database.query(
      'SELECT storage_key FROM application_documents WHERE storage_key = ANY($1)',
      [keys],
    );
    const found = new Set(rows.map(([key]) => key));
    known += found.size;
    orphans.push(...batch.filter(({ key, modified }) => modified.getTime() <= oldest && !found.has(key)));
    batch = [];
  };
  for await (const document of documents.list()) {
    batch.push(document);
    if (batch.length >= BATCH_SIZE) await compare();
  }
  await compare();
  if (known === 0) return { removed: 0, foreign: orphans.length };
  const [[newest] = []] = await database.query(NEWEST, []);
  const removed = orphans
    .filter(({ modified }) => database.kind === 'pglite' || modified.getTime() < Number(newest))
    .map(({ key }) => key);
  for (let start = 0; start < removed.length; start += BATCH_SIZE)
    await documents.remove(removed.slice(start, start + BATCH_SIZE));
  return { removed: removed.length, foreign: 0 };
}
