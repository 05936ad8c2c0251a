import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { type CatalogueVersion, VERSION_CHECK_INTERVAL_MS } from '../cache/catalogue-version.ts';
import { type CourseFinder, sqlCourseFinder } from '../courses/course-finder.ts';
import { followFeeRates, readFeeRates } from '../fees/fee-rates.ts';
import { buildCourseIndex } from './build-course-index.ts';

/** Keeps a course index that belongs to the current version of the catalogue. */
export interface FollowedCourseIndex {
  /** The index if there is one of the current version, otherwise SQL: an answer is never older than the version. */
  finder: () => Promise<CourseFinder>;
  /** Begins to build the index, and builds a new one whenever the catalogue changes. */
  start: () => void;
  /** Resolves when nothing reads the database any more. */
  stop: () => Promise<void>;
}

export function followCourseIndex(
  database: Database,
  catalogue: CatalogueVersion,
  log: Pick<Logger, 'info' | 'warn'>,
): FollowedCourseIndex {
  const sql = sqlCourseFinder(database, followFeeRates(database, catalogue));
  let index: { version: unknown; finder: CourseFinder } | undefined;
  let building: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Builds until the catalogue has not changed meanwhile. */
  const build = async () => {
    const started = performance.now();
    for (let isCurrent = false; !isCurrent && !isStopped; ) {
      const version = await catalogue.read();
      const built = await buildCourseIndex(database, await readFeeRates(database), () => isStopped);
      isCurrent = built !== null && (await catalogue.read()) === version;
      if (!built || !isCurrent) continue;
      index = { version, finder: built.finder };
      log.info({ courses: built.count, ms: Math.round(performance.now() - started) }, 'course index built');
    }
  };
  const follow = async () => {
    const version = await catalogue.current();
    if (building || isStopped || index?.version === version) return;
    // The old one is not used any more, and two need twice the memory.
    index = undefined;
    building = build().finally(() => {
      building = undefined;
    });
    await building;
  };
  const followAndLog = () =>
    follow().catch((error: unknown) => log.warn({ err: error }, 'course index not built, will retry'));

  return {
    finder: async () => {
      const version = await catalogue.current();
      return index && index.version === version ? index.finder : sql;
    },
    start: () => {
      void followAndLog();
      timer = setInterval(() => void followAndLog(), VERSION_CHECK_INTERVAL_MS);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await building?.catch(() => undefined);
    },
  };
}
