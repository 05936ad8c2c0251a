import { DEFAULT_COURSE_COUNT, loadDemoData } from '../src/demo-data/load-demo-data.ts';
import { withDatabase } from './open-database.ts';
import { readOptions, runScript, UsageError } from './run-script.ts';

const LARGE_SET = 5000;
const EXTRA_UNIVERSITIES = 187;
const usage = 'Usage: npm run seed -- --courses <30 to 1000000>';

// Replaces the content by the demonstration set: `npm run seed -- --courses 100000`. Accounts and applications stay,
// registrations for events are deleted. Large sets have invented universities in addition to the real ones.
await runScript(async (configuration) => {
  const values = readOptions(usage, { courses: { type: 'string', default: String(DEFAULT_COURSE_COUNT) } });
  const courses = Number(values.courses);
  if (!Number.isInteger(courses) || courses < 30 || courses > 1_000_000) throw new UsageError(usage);
  if (configuration.environment === 'production')
    throw new UsageError('Demonstration data cannot be loaded in production (NODE_ENV).');
  const started = Date.now();
  const log = { info: (_details: unknown, message?: string) => process.stdout.write(`${message}\n`) };
  await withDatabase(configuration, async (database) => {
    await loadDemoData(database, configuration, log, {
      courses,
      extraUniversities: courses >= LARGE_SET ? EXTRA_UNIVERSITIES : 0,
      replace: true,
    });
    await database.query('ANALYZE', []);
    process.stdout.write(
      `Loaded ${courses} courses into the ${database.kind === 'pglite' ? 'embedded' : 'served'} database (${((Date.now() - started) / 1000).toFixed(1)} s).\n`,
    );
  });
});
