import type { Verification } from 'shared-api/schemas';
import { renewCatalogueVersion } from '../catalogue/cache/catalogue-version.ts';
import { renewVocabulary } from '../catalogue/spelling/vocabulary.ts';
import type { RunQuery } from '../database/connection.ts';
import { insertRows } from '../database/insert-rows.ts';
import { courseColumns, courseDocumentColumns, renewNumbering } from '../database/record-tables.ts';
import type { ImportedRecords } from './read-folder.ts';

/** What an import does to the records of one kind. */
export interface Change {
  kind: string;
  added: number;
  changed: number;
  unchanged: number;
  /** Ids of records that are not in the file. */
  removed: number[];
  /** Ids in the file that belonged to records of the demonstration set. */
  ofDemonstration: number[];
}

/** What visitors and staff have entered about records. The database removes it together with them. */
export const enteredAbout: Readonly<Record<string, { table: string; column: string }>> = {
  universities: { table: 'university_verifications', column: 'university_id' },
  events: { table: 'event_registrations', column: 'event_id' },
};

interface Kind {
  kind: string;
  /** SQL types of the columns by table. The first is the one that others refer to, the last has the documents. */
  tables: Readonly<Record<string, Record<string, string>>>;
  rows: readonly { id: number }[];
}

/**
 * What is different in the database, in the order in which an import writes: records first that others refer to.
 * @returns also the writing itself, for the transaction in which the comparison was made
 */
export async function compareRecords(query: RunQuery, records: ImportedRecords) {
  const kinds = kindsOf(records);
  const changes: Change[] = [];
  for (const kind of kinds) changes.push(await compare(query, kind));
  return { changes, write: () => write(query, records, kinds, changes) };
}

const withName = { id: 'int', name: 'text', document: 'text' };

function kindsOf({ catalogue, events, posts }: ImportedRecords): Kind[] {
  const kinds: Kind[] = [];
  if (catalogue)
    kinds.push(
      {
        kind: 'universities',
        tables: { universities: { ...withName, country_id: 'int' } },
        rows: catalogue.universities,
      },
      {
        kind: 'courses',
        tables: { courses: courseColumns, course_documents: courseDocumentColumns },
        rows: catalogue.courses,
      },
      {
        kind: 'scholarships',
        tables: {
          scholarships: { id: 'int', university_id: 'int', country_id: 'int', document: 'text' },
        },
        rows: catalogue.scholarships,
      },
    );
  if (events)
    kinds.push({
      kind: 'events',
      tables: { events: { id: 'int', title: 'text', position: 'int', document: 'text' } },
      rows: events,
    });
  if (posts)
    kinds.push({
      kind: 'blog posts',
      tables: {
        blog_posts: { id: 'int', title: 'text', position: 'int', list_document: 'text', document: 'text' },
      },
      rows: posts
        .toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : b.id - a.id))
        .map((post, position) => ({ ...post, position })),
    });
  return kinds;
}

async function compare(query: RunQuery, { kind, tables, rows }: Kind): Promise<Change> {
  const [table, columns] = Object.entries(tables).at(-1)!;
  // All of them: the description of a course is not in its document.
  const texts = Object.keys(columns).filter((column) => columns[column] === 'text');
  const stored = new Map<number, readonly unknown[]>();
  for (const [id, ...values] of await query(`SELECT id, ${texts.join(', ')} FROM ${table}`, []))
    stored.set(Number(id), values);
  const ids = new Set(rows.map(({ id }) => id));
  const unchanged = rows.filter((row) =>
    stored.get(row.id)?.every((value, index) => value === Reflect.get(row, texts[index]!)),
  ).length;
  const added = rows.filter(({ id }) => !stored.has(id)).length;
  return {
    kind,
    added,
    unchanged,
    changed: rows.length - added - unchanged,
    removed: [...stored.keys()].filter((id) => !ids.has(id)).toSorted((a, b) => a - b),
    ofDemonstration: rows
      .map(({ id }) => id)
      .filter((id) => String(stored.get(id)?.[texts.indexOf('document')]).includes('"demo":true')),
  };
}

/**
 * Removes what was entered about records of the demonstration set whose ids other records have now: a university must not
 * get the entry of another one in an official register, nor an event its visitors.
 */
async function removeEntered(query: RunQuery, { kind, ofDemonstration }: Change) {
  const about = enteredAbout[kind];
  if (!about || ofDemonstration.length === 0) return;
  const ids = `{${ofDemonstration.join()}}`;
  await query(`DELETE FROM ${about.table} WHERE ${about.column} = ANY($1::int[])`, [ids]);
  if (kind === 'universities')
    await query(
      'UPDATE universities SET verification = $2, verification_state = $3 WHERE id = ANY($1::int[])',
      [ids, JSON.stringify(notChecked), notChecked.state],
    );
}

const notChecked: Verification = {
  state: 'not_checked',
  register: null,
  code: null,
  url: null,
  checked_on: null,
};

async function write(
  query: RunQuery,
  { catalogue, pictures }: ImportedRecords,
  kinds: readonly Kind[],
  changes: readonly Change[],
) {
  await insertRows(
    query,
    'pictures',
    { name: 'text', content_type: 'text', content: 'text' },
    pictures.map(({ name, contentType, body }) => ({
      name,
      content_type: contentType,
      content: body.toString('base64'),
    })),
  );
  if (catalogue) {
    await writeChoices(query, 'countries', catalogue.countries, ({ id, name }) => ({
      id,
      country_name: name,
      flag: null,
    }));
    await writeChoices(query, 'interests', catalogue.levels, ({ id, name }) => ({ id, interest_name: name }));
    await writeChoices(query, 'specializations', catalogue.subjects, ({ id, name }) => ({
      id,
      specialization_name: name,
    }));
  }
  for (const { tables, rows } of kinds)
    for (const [table, columns] of Object.entries(tables))
      await insertRows(query, table, columns, rows, { replace: true });
  // The other way round: no record may lose the one that it refers to.
  for (const [index, { tables }] of [...kinds.entries()].toReversed())
    await query(`DELETE FROM ${Object.keys(tables)[0]} WHERE id = ANY($1::int[])`, [
      `{${changes[index]!.removed.join()}}`,
    ]);
  for (const change of changes) await removeEntered(query, change);
  if (catalogue) {
    await keepChoices(query, 'interests', catalogue.levels);
    await keepChoices(query, 'specializations', catalogue.subjects);
    await keepChoices(query, 'countries', catalogue.countries);
    await renewVocabulary(query);
  }
  await renewNumbering(query);
  await query(
    `DELETE FROM pictures WHERE NOT EXISTS (SELECT 1 FROM universities WHERE strpos(document, pictures.name) > 0)
     AND NOT EXISTS (SELECT 1 FROM events WHERE strpos(document, pictures.name) > 0)
     AND NOT EXISTS (SELECT 1 FROM blog_posts WHERE strpos(document, pictures.name) > 0)`,
    [],
  );
  await renewCatalogueVersion(query);
}

/** Writes choices that are new or have another name; the flags of the others stay. */
async function writeChoices(
  query: RunQuery,
  table: string,
  choices: readonly { id: number; name: string }[],
  record: (choice: { id: number; name: string }) => object,
) {
  const stored = new Map((await query(`SELECT id, name FROM ${table}`, [])).map(([id, name]) => [id, name]));
  await insertRows(
    query,
    table,
    withName,
    choices
      .filter(({ id, name }) => stored.get(id) !== name)
      .map((choice) => ({ ...choice, document: JSON.stringify(record(choice)) })),
    { replace: true },
  );
}

/** Removes the choices that no record has any more. */
const keepChoices = (query: RunQuery, table: string, choices: readonly { id: number }[]) =>
  query(`DELETE FROM ${table} WHERE NOT id = ANY($1::int[])`, [`{${choices.map(({ id }) => id).join()}}`]);
