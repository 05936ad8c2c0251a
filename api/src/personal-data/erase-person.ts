import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { sign } from '../http/signatures.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { documentsOfPerson, personalRecords } from './records-of-person.ts';

interface Erasure {
  database: Database;
  documents: DocumentStore;
  configuration: Configuration;
}

/**
 * Erases a person's rows and documents. All rows go or none: one that was ended in the middle, or whose document store
 * failed, is repeated with the same result.
 * @param email in lower case
 */
export function erasePerson({ database, documents, configuration }: Erasure, email: string): Promise<void> {
  return database.transaction(async ({ query }) => {
    // An application that is sent meanwhile refers to this row, so that it waits and is then refused.
    const [[id] = []] = await query('SELECT id FROM users WHERE email = $1 FOR UPDATE', [email]);
    // Before the rows: without them nobody would know which documents are left.
    await documents.remove((await documentsOfPerson(query, email)).map(({ key }) => key));
    // Rows that refer to others go first.
    for (const { table, condition } of [...personalRecords].reverse())
      await query(`DELETE FROM ${table} WHERE ${condition}`, [email]);
    // Counts of rate limits; those by address and network together are left, signed, and end within a day.
    const keys = [email, ...(id === undefined ? [] : [String(id)])].map((key) =>
      sign({ configuration }, key),
    );
    await query(`DELETE FROM attempts WHERE split_part(key, ':', 2) = ANY($1)`, [keys]);
  });
}
