import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureFile, readPicture, showsLocation } from 'shared-content';
import { foldText } from '../catalogue/spelling/search-text.ts';
import { PICTURE_URL_PLACEHOLDER } from '../media/picture-urls.ts';
import type { ImportProblem } from './problems.ts';
import {
  type Choice,
  type CourseRecord,
  type EventRecord,
  type Links,
  noUniversity,
  type PostRecord,
  readCourse,
  readEvent,
  readPost,
  readScholarship,
  readUniversity,
  type ScholarshipRecord,
  type UniversityRecord,
} from './read-records.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { type TableName, tableNames, tables } from './tables.ts';

/** Folder of the pictures, in the folder of the files. */
export const PICTURES = 'pictures';

/** The records of a folder; null: its file is not there, and the records in the database stay as they are. */
export interface ImportedRecords {
  catalogue: {
    universities: UniversityRecord[];
    courses: CourseRecord[];
    scholarships: ScholarshipRecord[];
    countries: Choice[];
    levels: Choice[];
    subjects: Choice[];
  } | null;
  events: EventRecord[] | null;
  posts: PostRecord[] | null;
  /** Pictures that records show. */
  pictures: PictureFile[];
  /** Names of those files that say where they were taken. */
  located: string[];
}

/** Choices of the database: their ids, which are in addresses of searches, stay. */
export interface KnownChoices {
  countries: readonly Choice[];
  levels: readonly Choice[];
  subjects: readonly Choice[];
}

/** Reads and checks all files of a folder. With problems the records are not complete. */
export function readFolder(
  folder: string,
  known: KnownChoices,
): { records: ImportedRecords; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const report = (problem: ImportProblem) => void problems.push(problem);
  const ofFile = (file: string, text: string) => report({ file, line: null, column: null, text });

  const present = tableNames.filter((name) => existsSync(join(folder, name)));
  const misnamed = misnamedFiles(folder, present);
  for (const { file, name } of misnamed)
    ofFile(file, `is not read: save it as CSV UTF-8 under the name ${name}`);
  if (present.length + misnamed.length === 0)
    ofFile(
      folder,
      `has none of ${tableNames.join(', ')}: "npm run import -- --new ${folder}" writes examples`,
    );
  const folders = present.filter((name) => statSync(join(folder, name)).isDirectory());
  for (const name of folders) ofFile(name, 'is a folder: save the table as a file of this name');
  const catalogue = tableNames.filter((name) => tables[name].isOfCatalogue);
  if (present.some((name) => tables[name].isOfCatalogue))
    for (const name of catalogue)
      if (!present.includes(name) && !misnamed.some((one) => one.name === name))
        ofFile(
          name,
          `is not there, but is needed together with ${catalogue.filter((one) => one !== name).join(' and ')}`,
        );

  const rows = Object.fromEntries(
    tableNames.map((name) => [
      name,
      present.includes(name) && !folders.includes(name)
        ? readTable(name, readFileSync(join(folder, name)), report)
        : null,
    ]),
  ) as Record<TableName, Row[] | null>;

  const pictures = readPictures(join(folder, PICTURES), report);
  const written = (name: TableName, cells: (row: Row) => readonly (string | null)[]) =>
    (rows[name] ?? []).flatMap(cells).filter((cell) => cell !== null);
  const countries = usedChoices(
    known.countries,
    written('universities.csv', (row) => [row.text('country')]),
  );
  const levels = usedChoices(known.levels, [
    ...written('courses.csv', (row) => [row.text('level')]),
    ...written('scholarships.csv', (row) => row.list('levels')),
  ]);
  const subjects = usedChoices(
    known.subjects,
    written('courses.csv', (row) => [row.text('subject')]),
  );
  const links: Links = {
    picture: (row, column, name) => pictures.use(name) ?? row.problem(column, pictures.whyMissing(name)),
    country: countries.of,
    level: levels.of,
    subject: subjects.of,
  };
  const universities = (rows['universities.csv'] ?? []).map((row) => readUniversity(row, links));
  // Without the file no row is to blame for its university.
  const isUnread =
    universities.length === 0 &&
    (!present.includes('universities.csv') || problems.some(({ file }) => file === 'universities.csv'));
  const universityById = new Map(universities.map((university) => [university.id, university]));
  /** The records of rows that belong to a university. */
  const ofUniversity = <Record>(
    file: TableName,
    read: (row: Row, university: UniversityRecord, links: Links) => Record,
  ) =>
    (rows[file] ?? []).flatMap((row) => {
      const id = row.number('university_id');
      const university = universityById.get(id ?? 0);
      if (!university && id !== null && !isUnread)
        row.problem('university_id', `universities.csv has no university with the id ${id}`);
      const record = read(row, university ?? noUniversity, links);
      return university ? [record] : [];
    });
  const courses = ofUniversity('courses.csv', readCourse);
  const scholarships = ofUniversity('scholarships.csv', readScholarship);
  const records: ImportedRecords = {
    catalogue: rows['universities.csv'] && {
      universities,
      courses,
      scholarships,
      countries: countries.used(),
      levels: levels.used(),
      subjects: subjects.used(),
    },
    events: rows['events.csv']?.map((row, index) => readEvent(row, index, links)) ?? null,
    posts: rows['blog-posts.csv']?.map((row) => readPost(row, links)) ?? null,
    pictures: [],
    located: [],
  };
  return { records: { ...records, ...pictures.used() }, problems };
}

/** Letters of a name in which a misnamed file is still known: `Blog posts (2).csv.csv`. */
const lettersOf = (file: string) =>
  file
    .toLowerCase()
    .replace(/\..*/, '')
    .replace(/[^a-z]/g, '');

/** Files that look like those of tables that have none, such as `events.csv.csv` where extensions are hidden. */
function misnamedFiles(folder: string, present: readonly TableName[]): { file: string; name: TableName }[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) =>
    /^[a-z].*\.(csv|tsv|txt|xlsx?|ods|numbers)$/i.test(file),
  );
  return tableNames
    .filter((name) => !present.includes(name))
    .flatMap((name) =>
      files.filter((file) => lettersOf(file) === lettersOf(name)).map((file) => ({ file, name })),
    );
}

/**
 * Finds choices by their names, whatever their case, and numbers new ones after those that are known. A known one takes
 * the name that the files write, unless some row still writes the one of before: else its capital letters could never be
 * corrected.
 * @param written the names of all rows
 */
function usedChoices(known: readonly Choice[], written: readonly string[]) {
  const exact = new Set(written);
  const firstWritten = new Map(written.toReversed().map((name) => [foldText(name), name]));
  const byName = new Map(
    known.map(({ id, name }) => {
      const folded = foldText(name);
      return [folded, { id, name: exact.has(name) ? name : (firstWritten.get(folded) ?? name) }];
    }),
  );
  const used = new Map<number, Choice>();
  let lastId = Math.max(0, ...known.map(({ id }) => id));
  return {
    of: (name: string): Choice => {
      const choice = byName.get(foldText(name)) ?? { id: ++lastId, name };
      byName.set(foldText(name), choice);
      used.set(choice.id, choice);
      return choice;
    },
    used: () => [...used.values()],
  };
}

/** Finds pictures by the names of their files; each is read and checked when it is first asked for. */
function readPictures(folder: string, report: (problem: ImportProblem) => void) {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  /** By their names as they are typed: macOS stores letters with marks in another Unicode form, which looks the same. */
  const files = new Map(
    entries.filter((entry) => !entry.isDirectory()).map(({ name }) => [name.normalize('NFC'), name]),
  );
  const read = new Map<string, PictureFile | null>();
  const located: string[] = [];
  const load = (name: string): PictureFile | null => {
    const body = readFileSync(join(folder, name));
    const picture = readPicture(body);
    if (showsLocation(body)) located.push(name);
    if (!('problem' in picture)) return picture;
    report({ file: `${PICTURES}/${name}`, line: null, column: null, text: picture.problem });
    return null;
  };
  return {
    /** The address of a picture; '' for one that cannot be used, null when there is none of this name. */
    use: (name: string): string | null => {
      const file = files.get(name.normalize('NFC'));
      if (file === undefined) return null;
      if (!read.has(file)) read.set(file, load(file));
      const picture = read.get(file);
      return picture ? `${PICTURE_URL_PLACEHOLDER}${PICTURES}/${picture.name}` : '';
    },
    /** For a name without a picture. */
    whyMissing: (name: string): string => {
      const other = [...files.keys()].find(
        (file) => file.toLowerCase() === name.normalize('NFC').toLowerCase(),
      );
      return other === undefined
        ? `there is no picture "${name}" in the folder ${PICTURES}`
        : `there is no picture "${name}" in the folder ${PICTURES}, but "${other}": write its capital and small letters as the file has them`;
    },
    used: () => ({ pictures: [...read.values()].filter((picture) => picture !== null), located }),
  };
}
