import type { RunQuery } from './connection.ts';

/** The tables of the records that visitors find, and of the choices that these have. */
export const recordTables = [
  'countries',
  'interests',
  'specializations',
  'universities',
  'courses',
  'scholarships',
  'events',
  'blog_posts',
] as const;

/** Key of the advisory lock; its value has no meaning, but all processes must use the same. */
const RECORDS_LOCK = 4_000_418;

/** Waits until no other process fills these tables, until the end of the transaction. */
export const lockRecords = (query: RunQuery) => query('SELECT pg_advisory_xact_lock($1)', [RECORDS_LOCK]);

/** SQL types of the columns of `courses`, for `insertRows`. */
export const courseColumns = {
  id: 'int',
  name: 'text',
  name_folded: 'text',
  search_folded: 'text',
  university_id: 'int',
  country_id: 'int',
  interest_id: 'int',
  specialization_id: 'int',
  fee: 'float8',
  currency: 'text',
  deadline: 'text',
  duration: 'float8',
};

/** SQL types of the columns of `course_documents`, for `insertRows`. */
export const courseDocumentColumns = { id: 'int', document: 'text', details: 'text' };

/** Lets the tables number new records after those that were inserted with an id. */
export async function renewNumbering(query: RunQuery): Promise<void> {
  for (const table of recordTables)
    await query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ${table}), false)`,
      [],
    );
}
