import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../src/configuration/create-folder.ts';
import type { RunQuery } from '../src/database/connection.ts';
import { lockRecords } from '../src/database/record-tables.ts';
import { exampleFiles } from '../src/import/example-files.ts';
import { newChoices } from '../src/import/new-choices.ts';
import { formatImportProblem, type ImportProblem } from '../src/import/problems.ts';
import { type KnownChoices, PICTURES, readFolder } from '../src/import/read-folder.ts';
import { shortList } from '../src/import/short-list.ts';
import { type Change, compareRecords, enteredAbout } from '../src/import/write-records.ts';
import { withDatabase } from './open-database.ts';
import { callerPath, readArgument, runScript, UsageError } from './run-script.ts';

const usage = `Usage: npm run import -- <folder> [--check] [--remove]    reads the files of the folder into the database
       npm run import -- --new <folder>                   writes example files`;
const MAX_PROBLEMS_SHOWN = 50;

const MAX_IDS_SHOWN = 10;
const MAX_PICTURES_SHOWN = 20;

/** How the message names what is removed together with records. */
const enteredNames: Readonly<Record<string, { one: string; many: string }>> = {
  universities: { one: 'check in an official register', many: 'checks in official registers' },
  events: { one: 'registration of visitors', many: 'registrations of visitors' },
};

// Reads universities, courses, scholarships, events and blog posts from CSV files (docs/import.md).
await runScript(async (configuration) => {
  const { argument, values } = readArgument(usage, {
    new: { type: 'boolean' },
    check: { type: 'boolean' },
    remove: { type: 'boolean' },
  });
  const folder = callerPath(argument);
  if (values.new) return writeExamples(folder);
  await withDatabase(configuration, (database) =>
    database.transaction(async ({ query }) => {
      await lockRecords(query);
      const known = await knownChoices(query);
      const { records, problems } = readFolder(folder, known);
      if (problems.length > 0) throw new UsageError(listOf(problems));
      const { changes, write } = await compareRecords(query, records);
      const lines = [
        ...changes.map(summary),
        ...newChoices(known, records.catalogue),
        ...noteOfLocated(records.located),
      ];
      process.stdout.write(`${lines.join('\n')}\n`);
      const removal = await removalOf(query, changes);
      if (values.check) {
        const needed = removal && `The import removes records, for which it needs --remove: ${removal}.\n`;
        return void process.stdout.write(`No problems. Nothing was imported (--check).\n${needed ?? ''}`);
      }
      if (removal && !values.remove)
        throw new UsageError(`Nothing was imported: ${removal}. Add --remove to remove them.`);
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

/** What an import removes, and what goes with that. Null for nothing. */
async function removalOf(query: RunQuery, changes: readonly Change[]): Promise<string | null> {
  const leaving: string[] = [];
  const replaced: string[] = [];
  for (const { kind, removed, ofDemonstration } of changes) {
    if (removed.length > 0)
      leaving.push(`${kind} ${shortList(removed, MAX_IDS_SHOWN)}${await entered(query, kind, removed)}`);
    const about = await entered(query, kind, ofDemonstration);
    if (about) replaced.push(`${kind} ${shortList(ofDemonstration, MAX_IDS_SHOWN)}${about}`);
  }
  const reasons = [
    ...(leaving.length > 0 ? [`the files do not have ${leaving.join('; ')}`] : []),
    ...(replaced.length > 0
      ? [`other records take the place of the demonstration's ${replaced.join('; ')}`]
      : []),
  ];
  return reasons.length > 0 ? reasons.join(', and ') : null;
}

/** Every visitor can read the place that a phone has written into a photograph. */
function noteOfLocated(pictures: readonly string[]): string[] {
  if (pictures.length === 0) return [];
  const names = shortList(pictures, MAX_PICTURES_SHOWN);
  return [
    `Pictures that say where they were taken, which every visitor can read (save them without location data): ${names}`,
  ];
}

/** What was entered about records, in brackets; '' for nothing. */
async function entered(query: RunQuery, kind: string, ids: readonly number[]): Promise<string> {
  const about = enteredAbout[kind];
  const names = enteredNames[kind];
  if (!about || !names || ids.length === 0) return '';
  const [[found = 0] = []] = await query(
    `SELECT count(*) FROM ${about.table} WHERE ${about.column} = ANY($1::int[])`,
    [`{${ids.join()}}`],
  );
  const count = Number(found);
  return count === 0 ? '' : ` (with ${count} ${count === 1 ? names.one : names.many})`;
}
