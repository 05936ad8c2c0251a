import type { RunQuery } from '../../database/connection.ts';

/**
 * Writes every word of the searched texts anew, for correcting typing errors and for other names of what is searched; in the
 * transaction of what has changed.
 */
export async function renewVocabulary(query: RunQuery): Promise<void> {
  await query('DELETE FROM vocabulary', []);
  await query(
    `INSERT INTO vocabulary (word) SELECT DISTINCT word FROM courses, regexp_split_to_table(search_folded, '[^[:alnum:]]+') AS word
     WHERE length(word) BETWEEN 2 AND 40`,
    [],
  );
}
