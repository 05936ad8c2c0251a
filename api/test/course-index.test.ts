import fc from 'fast-check';
import { courseSorts } from 'shared-api/schemas';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { buildCourseIndex } from '../src/catalogue/course-index/build-course-index.ts';
import type { FacetCount } from '../src/catalogue/courses/course-facets.ts';
import type { CourseFilter } from '../src/catalogue/courses/course-filter.ts';
import { type CourseFinder, sqlCourseFinder } from '../src/catalogue/courses/course-finder.ts';
import { readFeeRates } from '../src/catalogue/fees/fee-rates.ts';
import { readSearchText } from '../src/catalogue/spelling/search-text.ts';
import type { Connection } from '../src/database/connection.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { call } from './support/client.ts';
import { postgresUrl, startService, templateDatabase, waitUntil } from './support/start-service.ts';

/** A course that no other resembles, so that its text cannot be found in another word by accident. */
const OWN_COURSE = `INSERT INTO courses (name, name_folded, search_folded, fee, deadline) VALUES
  ('Zymology', 'zymology', 'zymology  zürich 100%_\\', NULL, NULL)`;

describe('the index and SQL find the same courses', () => {
  let database: Connection;
  let sql: CourseFinder;
  let index: CourseFinder;
  let words: string[];
  beforeAll(async () => {
    const name = `index_${process.pid}`;
    await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
    database = openPostgres(postgresUrl(name), 2, () => undefined);
    await database.query(OWN_COURSE, []);
    const rates = await readFeeRates(database);
    sql = sqlCourseFinder(database, async () => rates);
    const built = await buildCourseIndex(database, rates, () => false);
    expect(built?.count).toBe(641);
    index = built!.finder;
    words = (await database.query('SELECT word FROM vocabulary ORDER BY word', [])).map(
      ([word]) => `${word}`,
    );
  });
  afterAll(() => database.close());

  const ids = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 3 });
  const word = fc.oneof(
    fc.nat().map((number) => words[number % words.length]!),
    fc
      .tuple(fc.nat(), fc.nat({ max: 4 }), fc.integer({ min: 1, max: 5 }))
      .map(([number, from, length]) => words[number % words.length]!.slice(from, from + length)),
    fc.constantFrom(
      'master of',
      'of nursing',
      '%',
      '_',
      '\\',
      'zürich',
      'नेपाली',
      'zzz',
      'a',
      'master of nursing',
    ),
  );
  const filters = fc.record({
    search: fc.option(fc.array(word, { maxLength: 3 }).map((parts) => readSearchText(parts.join(' ')))),
    interests: ids(7),
    specializations: ids(30),
    countries: ids(8),
    universities: ids(40),
    maxFee: fc.option(fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 9_000_000 }))),
    isInRupees: fc.boolean(),
    among: fc.option(ids(63)),
    sort: fc.constantFrom(...courseSorts),
  });
  const inOrder = (counts: FacetCount[]) =>
    counts.map(({ column, id, count }) => `${column} ${id}: ${count}`).sort();

  test('in the same order, with the same counts, for any filter and spelling', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.array(word, { maxLength: 2 }), async (filter: CourseFilter, others) => {
        // A further spelling for each word, as the correction of typing errors gives them.
        const spellings = (filter.search?.words ?? []).map((typed, place) => [
          typed,
          ...others.slice(place, place + 1).map((other) => other.split(' ')[0]!),
        ]);
        expect([...(await index.findIds(filter, spellings))]).toEqual([
          ...(await sql.findIds(filter, spellings)),
        ]);
        expect(inOrder(await index.countFacets(filter, spellings))).toEqual(
          inOrder(await sql.countFacets(filter, spellings)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

test('a course that another process adds is found', async () => {
  const name = `follow_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const service = await startService({ store: 'postgres', databaseUrl: postgresUrl(name) });
  try {
    const built = () => service.output().match(/course index built/g)?.length ?? 0;
    const find = async () => (await call(service, '/api/app/course-list/?search=zymology')).body.count;
    await waitUntil(() => built() === 1, 'the index');
    expect(await find()).toBe(0);
    await runSql(
      postgresUrl(name),
      `${OWN_COURSE}; UPDATE facts SET value = 'changed' WHERE name = 'catalogue_version'`,
    );
    await waitUntil(async () => (await find()) === 1, 'the course');
    await waitUntil(() => built() === 2, 'the next index');
    expect(await find()).toBe(1);
  } finally {
    await service.remove();
  }
});
