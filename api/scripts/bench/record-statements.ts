import { createCatalogueCache } from '../../src/catalogue/cache/catalogue-cache.ts';
import { followCatalogueVersion } from '../../src/catalogue/cache/catalogue-version.ts';
import { sqlCourseFinder } from '../../src/catalogue/courses/course-finder.ts';
import { createCourseSearch } from '../../src/catalogue/courses/course-search.ts';
import { readFeeRates } from '../../src/catalogue/fees/fee-rates.ts';
import { readRecords } from '../../src/catalogue/records.ts';
import { readSearchText } from '../../src/catalogue/spelling/search-text.ts';
import type { Database } from '../../src/database/database.ts';
import { scenarios } from './scenarios.ts';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * The statements that the baseline server runs for each path, recorded from the service's own code. The ids that
 * a search finds are given to the baseline, as the service has them in its cache; the records are read each time.
 */
export async function recordStatements(database: Database): Promise<Record<string, Statement[]>> {
  const statements: Record<string, Statement[]> = {};
  let current: Statement[] = [];
  const recorder: Database = {
    ...database,
    query: (text, values) => {
      current.push({ text, values });
      return database.query(text, values);
    },
  };
  const search = createCourseSearch(
    database,
    createCatalogueCache(followCatalogueVersion(database)),
    async () => sqlCourseFinder(database, () => readFeeRates(database)),
    async (ids) => [...(await readRecords(recorder, '', 'course_documents', [...ids])).values()],
  );
  const findCourses = (query: URLSearchParams) =>
    search.find(
      {
        search: readSearchText(query.get('search')),
        interests: [],
        specializations: [],
        universities: [],
        countries: query.getAll('country').map(Number),
        maxFee: query.has('max_fee') ? Number(query.get('max_fee')) : null,
        isInRupees: false,
        among: null,
        sort: 'relevance',
      },
      { page: 1, size: Number(query.get('records')) },
    );
  const paths = scenarios.filter(({ hasBaseline }) => hasBaseline).flatMap(({ requests }) => requests);
  for (const { path } of paths) {
    current = [];
    const id = /course-info\/(\d+)$/.exec(path)?.[1];
    if (id) await recorder.query('SELECT document FROM course_documents WHERE id = $1', [Number(id)]);
    else await findCourses(new URLSearchParams(path.split('?')[1]));
    statements[path] = current;
  }
  return statements;
}
