import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFolder } from '../src/configuration/create-folder.ts';
import type { RunQuery } from '../src/database/connection.ts';
import { lockRecords } from '../src/database/record-tables.ts';
import { exampleFiles } from '../src/import/example-files.ts';
import { newChoices } from '../src/import/new-choices.ts';
import { formatImportProblem, type ImportProblem } from '../src/import/problems.ts';
import { type KnownChoices, PICTURES, readFolder } from '../src/import/read-folder.ts';
import { type Change, compareRecords } from '../src/import/write-records.ts';
import { withDatabase } from './open-database.ts';
import { readArgument, runScript, UsageError } from './run-script.ts';

const usage = `Usage: npm run import -- <folder> [--check] [--remove]    reads the files of the folder into the database
       npm run import -- --new <folder>                   writes example files`;
const MAX_PROBLEMS_SHOWN = 50;

const MAX_IDS_SHOWN = 10;

/** What the database removes together with records: what visitors and staff have entered about them. */
const entered: Readonly<Record<string, { table: string; column: string; one: string; many: string }>> = {
  universities: {
    table: 'university_verifications',
    column: 'university_id',
    one: 'check in an official register',
    many: 'checks in official registers',
  },
  events: {
    table: 'event_registrations',
    column: 'event_id',
    one: 'registration of visitors',
    many: 'registrations of visitors',
  },
};

// Reads universities, courses, scholarships, events and blog posts from CSV files (docs/import.md).
await runScript(async (configuration) => {
  const { argument, values } = readArgument(usage, {
    new: { type: 'boolean' },
    check: { type: 'boolean' },
    remove: { type: 'boolean' },
  });
  const folder = resolve(process.env.INIT_CWD ?? '.', argument);
  if (values.new) return writeExamples(folder);
  await withDatabase(configuration, (database) =>
    database.transaction(async ({ query }) => {
      await lockRecords(query);
      const known = await knownChoices(query);
      const { records, problems } = readFolder(folder, known);
      if (problems.length > 0) throw new UsageError(listOf(problems));
      const { changes, write } = await compareRecords(query, records);
      const lines = [...changes.map(summary), ...newChoices(known, records.catalogue)];
      process.stdout.write(`${lines.join('\n')}\n`);
      if (values.check) return void process.stdout.write('No problems. Nothing was imported (--check).\n');
      if (!values.remove) await refuseRemoval(query, changes);
      await write();
      process.stdout.write('Imported. A running service shows it within some seconds.\n');
    }),
  );
});

function listOf(problems: readonly ImportProblem[]): string {
  const shown = problems.slice(0, MAX_PROBLEMS_SHOWN).map(formatImportProblem);
  const more = problems.length - shown.length;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : []), `${count}: nothing was imported.`].join('\n');
}

function writeExamples(folder: string): void {
  const files = exampleFiles();
  const existing = files.find(({ name }) => existsSync(join(folder, name)));
  if (existing) throw new UsageError(`${join(folder, existing.name)} exists already. Choose another folder.`);
  createFolder(join(folder, PICTURES));
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  process.stdout.write(
    `Wrote ${files.map(({ name }) => name).join(', ')} into ${folder}. Replace the examples, put pictures into ${join(folder, PICTURES)}, then: npm run import -- ${folder} --check\n`,
  );
}

async function knownChoices(query: RunQuery): Promise<KnownChoices> {
  const read = async (table: string) =>
    (await query(`SELECT id, name FROM ${table} ORDER BY id`, [])).map(([id, name]) => ({
      id: Number(id),
      name: String(name),
    }));
  return {
    countries: await read('countries'),
    levels: await read('interests'),
    subjects: await read('specializations'),
  };
}

function summary({ kind, added, changed, unchanged, removed }: Change): string {
  return `${kind}: ${added} new, ${changed} changed, ${unchanged} as before, ${removed.length} not in the file`;
}

/** @throws UsageError when records would be removed, with what goes with them */
async function refuseRemoval(query: RunQuery, changes: readonly Change[]): Promise<void> {
  const leaving: string[] = [];
  for (const { kind, removed } of changes) {
    if (removed.length === 0) continue;
    const ids = removed.slice(0, MAX_IDS_SHOWN).join(', ') + (removed.length > MAX_IDS_SHOWN ? ', …' : '');
    leaving.push(`${kind} ${ids}${await enteredAbout(query, kind, removed)}`);
  }
  if (leaving.length > 0)
    throw new UsageError(
      `Nothing was imported: the files do not have ${leaving.join('; ')}. Add --remove to remove them.`,
    );
}

async function enteredAbout(query: RunQuery, kind: string, removed: readonly number[]): Promise<string> {
  const about = entered[kind];
  if (!about) return '';
  const [[found = 0] = []] = await query(
    `SELECT count(*) FROM ${about.table} WHERE ${about.column} = ANY($1::int[])`,
    [`{${removed.join()}}`],
  );
  const count = Number(found);
  return count === 0 ? '' : ` (with ${count} ${count === 1 ? about.one : about.many})`;
}
