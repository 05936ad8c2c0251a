import type { RunQuery } from '../database/connection.ts';

const BATCH_SIZE = 2000;

/**
 * Inserts any number of rows.
 * @param columns SQL type by column
 * @param options `replace`: rows whose `id` exists get the new values. Default: they are skipped.
 */
export async function insertRows(
  query: RunQuery,
  table: string,
  columns: Record<string, string>,
  rows: readonly object[],
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  const names = Object.keys(columns);
  const typedNames = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const values = names.map((name) => `${name} = excluded.${name}`).join(', ');
  const onConflict = replace ? `(id) DO UPDATE SET ${values}` : 'DO NOTHING';
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await query(
      `INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS rows(${typedNames}) ON CONFLICT ${onConflict}`,
      [JSON.stringify(rows.slice(start, start + BATCH_SIZE))],
    );
  }
}
