import type { Client } from 'pg';

/** A table as drizzle-kit writes it into `migrations/meta`. */
interface TableSnapshot {
  name: string;
  columns: Record<string, { name: string; type: string; notNull: boolean; default?: unknown }>;
}
export interface SchemaSnapshot {
  tables: Record<string, TableSnapshot>;
}

/** What only a file of the second step, `NNNN_contract_….sql`, may contain. */
const contractions: [RegExp, string][] = [
  [/\bDROP\s+(TABLE|COLUMN|VIEW|TYPE)\b/i, 'drops what the old process uses'],
  [/\bRENAME\b/i, 'renames what the old process uses'],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [/\bSET\s+NOT\s+NULL\b/i, 'requires a value that the old process does not write'],
  [/\bADD\s+COLUMN\b(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i, 'adds a required column without a default'],
];

/** Why a migration cannot run while the old process serves; empty when it can. */
export const contractionsOf = (sql: string): string[] =>
  contractions.filter(([pattern]) => pattern.test(sql)).map(([, reason]) => reason);

const values: Record<string, string> = {
  text: `'x'`,
  integer: '1',
  bigint: '1',
  boolean: 'true',
  'double precision': '1',
  'timestamp with time zone': 'now()',
};

/**
 * Runs the statements of a process that has the schema of a snapshot: for each table an INSERT of all its columns, one
 * with only the required ones, an UPDATE, and a SELECT. Everything is rolled back.
 * @returns the error of each table that fails
 */
export async function runStatementsOf(snapshot: SchemaSnapshot, client: Client): Promise<string[]> {
  const failures: string[] = [];
  for (const { name, columns } of Object.values(snapshot.tables)) {
    const all = Object.values(columns).filter(({ type }) => type !== 'serial');
    const insert = (used: typeof all) =>
      `INSERT INTO "${name}" (${used.map((column) => `"${column.name}"`).join(', ')}) VALUES (${used
        .map(({ type }) => values[type] ?? 'NULL')
        .join(', ')})`;
    const statements = [
      insert(all),
      `UPDATE "${name}" SET ${all.map((column) => `"${column.name}" = "${column.name}"`).join(', ')}`,
      `SELECT ${Object.keys(columns)
        .map((column) => `"${column}"`)
        .join(', ')} FROM "${name}"`,
      `DELETE FROM "${name}"`,
      insert(all.filter((column) => column.notNull && column.default === undefined)),
    ];
    await client.query('BEGIN');
    try {
      // Without the rows of other tables that a row refers to.
      await client.query("SET LOCAL session_replication_role = 'replica'");
      for (const statement of statements) await client.query(statement);
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message}`);
    } finally {
      await client.query('ROLLBACK');
    }
  }
  return failures;
}
