import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { contractionsOf, runStatementsOf, type SchemaSnapshot } from './support/schema-steps.ts';
import { postgresUrl } from './support/start-service.ts';

const folder = fileURLToPath(new URL('../migrations/', `file://${__filename}`));
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const snapshotOf = (name: string): SchemaSnapshot =>
  JSON.parse(readFileSync(join(folder, `meta/${name.slice(0, 4)}_snapshot.json`), 'utf8'));
/** Before the rule of two steps. */
const EARLIER = ['0002_course_documents.sql'];
const isContract = (name: string) => name.slice(5).startsWith('contract_');

test('only files of the second step take away what the old process uses', () => {
  for (const name of migrations.filter((file) => !isContract(file) && !EARLIER.includes(file)))
    expect([name, contractionsOf(readFileSync(join(folder, name), 'utf8'))]).toEqual([name, []]);
});

test.each([
  ['ALTER TABLE "users" DROP COLUMN "role";', 1],
  ['ALTER TABLE "users" RENAME COLUMN "role" TO "kind";', 1],
  ['ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE integer;', 1],
  ['ALTER TABLE "users" ALTER COLUMN "role" SET NOT NULL;', 1],
  ['ALTER TABLE "users" ADD COLUMN "phone" text NOT NULL;', 1],
  ['ALTER TABLE "users" ADD COLUMN "phone" text DEFAULT \'\' NOT NULL;', 0],
  ['CREATE TABLE "phones" ("number" text NOT NULL);', 0],
])('%s', (sql, count) => expect(contractionsOf(sql)).toHaveLength(count));

test('the process of the release before works on the tables of each migration', async () => {
  const name = `steps_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name}`);
  const client = new Client({ connectionString: postgresUrl(name) });
  await client.connect();
  try {
    for (const [index, file] of migrations.entries()) {
      for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
        if (statement.trim()) await client.query(statement);
      const before = migrations[index - 1];
      if (!before || EARLIER.includes(file)) continue;
      // The release before a contraction has stopped using what is taken away: it has the schema without it already.
      const known = snapshotOf(isContract(file) ? file : before);
      expect([file, await runStatementsOf(known, client)]).toEqual([file, []]);
    }
    const last = snapshotOf(migrations.at(-1) ?? '');
    await client.query('ALTER TABLE users DROP COLUMN role');
    expect(await runStatementsOf(last, client)).toEqual([
      'users: column "role" of relation "users" does not exist',
    ]);
    await client.query("ALTER TABLE users ADD COLUMN role text NOT NULL DEFAULT ''");
    await client.query('ALTER TABLE users ADD COLUMN phone text NOT NULL');
    expect(await runStatementsOf(last, client)).toHaveLength(1);
  } finally {
    await client.end();
  }
});
