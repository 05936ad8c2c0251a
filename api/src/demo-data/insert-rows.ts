import type { RunQuery } from '../database/connection.ts';

const BATCH_SIZE = 2000;

/**
 * Inserts any number of rows; rows that exist already are skipped.
 * @param columns SQL type by column
 */
export async function insertRows(
  query: RunQuery,
  table: string,
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns);
  const typedNames = names.map((name) => `${name} ${columns[name]}`).join(', ');
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await query(
      `INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS rows(${typedNames}) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows.slice(start, start + BATCH_SIZE))],
    );
  }
}
