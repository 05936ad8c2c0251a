import { parseArgs } from 'node:util';
import { loadDemoData, smallSet } from '../src/demo-data/load-demo-data.ts';
import { UsageError, withDatabase } from './open-database.ts';

/**
 * Replaces the content by the demonstration set: `npm run seed -- --courses 100000`. Accounts and applications stay,
 * registrations for events go. From 5,000 courses on, made-up universities join the real ones.
 */
await withDatabase(async (database, configuration) => {
  const { values } = parseArgs({ options: { courses: { type: 'string', default: String(smallSet) } } });
  const courses = Number(values.courses);
  if (!Number.isInteger(courses) || courses < 30 || courses > 1_000_000)
    throw new UsageError('Usage: npm run seed -- --courses <30 to 1000000>');
  if (configuration.environment === 'production')
    throw new UsageError('Demonstration data has no place in production (NODE_ENV).');
  const started = Date.now();
  const log = { info: (_details: unknown, message?: string) => process.stdout.write(`${message}\n`) };
  await loadDemoData(database, configuration, log, {
    courses,
    extraUniversities: courses >= 5000 ? 187 : 0,
    replace: true,
  });
  await database.query('ANALYZE', []);
  process.stdout.write(
    `${courses} courses are in the ${database.kind === 'pglite' ? 'embedded' : 'served'} database (${((Date.now() - started) / 1000).toFixed(1)} s).\n`,
  );
});
