import pLimit from 'p-limit';

const CONCURRENCY = 8;

/**
 * Copies documents, several at a time. The first failure ends it: the others would fail as well, each after the time limit
 * of its call.
 */
export async function copyDocuments<Document, Copy>(
  documents: readonly Document[],
  copy: (document: Document) => Promise<Copy>,
): Promise<Copy[]> {
  const limit = pLimit(CONCURRENCY);
  try {
    return await limit.map(documents, copy);
  } catch (error) {
    limit.clearQueue();
    throw error;
  }
}
