import type { Logger } from 'pino';
import { hashPassword } from '../accounts/password-hashing.ts';
import { renewCatalogueVersion } from '../catalogue/cache/catalogue-version.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { lockRecords, recordTables, renewNumbering } from '../database/record-tables.ts';
import { loadBlogPosts } from './load-blog-posts.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadEvents } from './load-events.ts';

/** The password of all demonstration accounts. */
const DEMO_PASSWORD = 'Passw0rd!';
const demoAccounts = [
  { email: 'student@example.com', role: 'user', is_verified: true },
  { email: 'staff@example.com', role: 'staff', is_verified: true },
  { email: 'unverified@example.com', role: 'user', is_verified: false },
] as const;

/** Number of courses of the standard set. */
export const DEFAULT_COURSE_COUNT = 640;

export interface DemoSize {
  courses: number;
  /** Invented universities in addition to the real ones. Default 0. */
  extraUniversities?: number;
  /** Deletes the content and the registrations for its events first. Accounts and applications stay. Default false. */
  replace?: boolean;
}

/**
 * Loads the demonstration data into empty tables, in one transaction.
 * @returns false when there was data already
 */
export async function loadDemoData(
  database: Database,
  configuration: Pick<Configuration, 'environment'>,
  log: Pick<Logger, 'info'>,
  size: DemoSize = { courses: DEFAULT_COURSE_COUNT },
): Promise<boolean> {
  // Accounts with a known password must not exist in production.
  const passwordHash = configuration.environment === 'production' ? null : await hashPassword(DEMO_PASSWORD);
  return database.transaction(async ({ query }) => {
    await lockRecords(query);
    const [[existing = 0] = []] = await query(
      'SELECT (SELECT count(*) FROM courses) + (SELECT count(*) FROM countries)',
      [],
    );
    if (Number(existing) > 0 && !size.replace) return false;
    if (size.replace) await query(`TRUNCATE ${recordTables.join(', ')}, vocabulary CASCADE`, []);
    log.info({ progress: true, courses: size.courses }, 'Loading the demonstration data…');
    await loadCatalogue(query, size);
    await loadBlogPosts(query);
    await loadEvents(query);
    if (passwordHash) {
      await insertRows(
        query,
        'users',
        { email: 'text', password_hash: 'text', role: 'text', is_verified: 'boolean' },
        demoAccounts.map((account) => ({ ...account, password_hash: passwordHash })),
      );
    }
    await renewNumbering(query);
    await renewCatalogueVersion(query);
    return true;
  });
}
