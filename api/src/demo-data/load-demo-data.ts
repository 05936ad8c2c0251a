import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { hashPassword } from '../accounts/password-hashing.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { RunQuery } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { kathmandu } from '../http/nepal-time.ts';
import { mediaMarker } from '../media/picture-urls.ts';
import { posts } from './blog-posts.ts';
import { courseRow, universityDocument, universitySeeds } from './courses.ts';
import { demoEvents } from './events.ts';
import { levels, places, subjects } from './places.ts';
import { scholarshipRows } from './scholarships.ts';

/** The accounts everybody may use in development. */
export const demoPassword = 'Passw0rd!';
const accounts = [
  { email: 'student@example.com', role: 'user', is_verified: true },
  { email: 'staff@example.com', role: 'staff', is_verified: true },
  { email: 'unverified@example.com', role: 'user', is_verified: false },
] as const;

export const smallSet = 640;

export interface DemoSize {
  courses: number;
  /** Made-up universities besides the real ones. */
  extraUniversities: number;
  /** Empties the content first, registrations for its events included. Accounts and applications stay. */
  replace?: boolean;
}

const contentTables = [
  'countries',
  'interests',
  'specializations',
  'universities',
  'courses',
  'scholarships',
  'events',
  'blog_posts',
] as const;

/** One statement for any number of records, the same on both databases. */
async function insert(
  query: RunQuery,
  table: string,
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns);
  const shape = names.map((name) => `${name} ${columns[name]}`).join(', ');
  for (let start = 0; start < rows.length; start += 2000) {
    await query(
      `INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.join(', ')} FROM json_to_recordset($1::json) AS rows(${shape}) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows.slice(start, start + 2000))],
    );
  }
}

const documentTable = { id: 'int', name: 'text', document: 'text' };

/**
 * Loads the demonstration data into empty tables, all or nothing, and answers whether it did. Larger sets add
 * made-up universities (see scripts/seed.ts).
 */
export async function loadDemoData(
  database: Database,
  configuration: Pick<Configuration, 'environment'>,
  log: Pick<Logger, 'info'>,
  size: DemoSize = { courses: smallSet, extraUniversities: 0 },
): Promise<boolean> {
  const password = configuration.environment === 'production' ? null : await hashPassword(demoPassword);
  return database.transaction(async ({ query }) => {
    await query('SELECT pg_advisory_xact_lock(4000418)', []);
    const [[loaded = 0] = []] = await query(
      'SELECT (SELECT count(*) FROM courses) + (SELECT count(*) FROM countries)',
      [],
    );
    if (Number(loaded) > 0 && !size.replace) return false;
    if (size.replace) await query(`TRUNCATE ${contentTables.join(', ')}, vocabulary CASCADE`, []);
    log.info({ progress: true, courses: size.courses }, 'Loading the demonstration data…');
    await loadCatalogue(query, size);
    await loadWriting(query);
    if (password) {
      await insert(
        query,
        'users',
        { email: 'text', password_hash: 'text', role: 'text', is_verified: 'boolean' },
        accounts.map((account) => ({ ...account, password_hash: password })),
      );
    }
    for (const table of contentTables) {
      await query(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
        [],
      );
    }
    // Processes that remember what searches found start afresh (catalogue/hit-cache.ts).
    await query(
      `INSERT INTO facts (name, value) VALUES ('catalogue_version', $1) ON CONFLICT (name) DO UPDATE SET value = $1`,
      [randomUUID()],
    );
    return true;
  });
}

async function loadCatalogue(
  query: RunQuery,
  size: { courses: number; extraUniversities: number },
): Promise<void> {
  const named = (names: readonly string[], record: (id: number, name: string) => object) =>
    names.map((name, index) => ({ id: index + 1, name, document: JSON.stringify(record(index + 1, name)) }));
  const flag = (name: string) =>
    places.find((place) => place.name === name)?.flag
      ? `${mediaMarker}demo/flag/${name.toLowerCase().replace(/ /g, '-')}.svg`
      : null;

  await insert(
    query,
    'countries',
    documentTable,
    named(
      places.map(({ name }) => name),
      (id, name) => ({ id, country_name: name, flag: flag(name), demo: true }),
    ),
  );
  await insert(
    query,
    'interests',
    documentTable,
    named(
      levels.map(({ name }) => name),
      (id, name) => ({ id, interest_name: name, demo: true }),
    ),
  );
  await insert(
    query,
    'specializations',
    documentTable,
    named(subjects, (id, name) => ({ id, specialization_name: name, demo: true })),
  );

  const universities = universitySeeds(size.extraUniversities);
  await insert(
    query,
    'universities',
    { ...documentTable, country_id: 'int' },
    universities.map((seed) => ({
      id: seed.id,
      name: seed.name,
      country_id: seed.countryId,
      document: JSON.stringify(universityDocument(seed)),
    })),
  );
  const columns = {
    id: 'int',
    name: 'text',
    name_folded: 'text',
    search_folded: 'text',
    university_id: 'int',
    country_id: 'int',
    interest_id: 'int',
    specialization_id: 'int',
    fee: 'float8',
    deadline: 'text',
    duration: 'float8',
  };
  for (let start = 1; start <= size.courses; start += 2000) {
    const length = Math.min(2000, size.courses - start + 1);
    const rows = Array.from({ length }, (_, index) => courseRow(start + index, universities));
    await insert(query, 'courses', columns, rows);
    await insert(query, 'course_documents', { id: 'int', document: 'text' }, rows);
  }
  await query(
    `INSERT INTO vocabulary (word) SELECT DISTINCT word FROM courses, regexp_split_to_table(search_folded, '[^[:alnum:]]+') AS word
     WHERE length(word) BETWEEN 3 AND 40`,
    [],
  );
  await insert(
    query,
    'scholarships',
    { id: 'int', university_id: 'int', country_id: 'int', document: 'text' },
    scholarshipRows(universities),
  );
}

const day = 86_400_000;

async function loadWriting(query: RunQuery): Promise<void> {
  const today = Math.floor(Date.now() / day) * day;
  const blog = posts.map((post, index) => {
    const id = posts.length - index;
    const picture = post.brokenPicture ? 'missing' : String(id);
    const published_at = kathmandu(new Date(today - index * 9 * day)).slice(0, 10);
    const head = { id, image: `${mediaMarker}demo/blog/${picture}.svg`, main_title: post.title };
    const sections = post.sections.map(([title, paragraphs, points = []], place) => ({
      id: id * 100 + place,
      paragraph_title: title || null,
      image: place === 1 && id % 4 === 0 ? `${mediaMarker}demo/blog/${id}-${place}.svg` : null,
      paragraphs: paragraphs.map((text, number) => ({
        id: id * 1000 + place * 10 + number,
        text,
        point_texts: number === paragraphs.length - 1 ? points.map((point_text) => ({ point_text })) : [],
      })),
    }));
    return {
      id,
      title: post.title,
      position: index,
      list_document: JSON.stringify({ ...head, sections: sections.slice(0, 1), published_at, demo: true }),
      document: JSON.stringify({ ...head, sections, published_at, demo: true }),
    };
  });
  await insert(
    query,
    'blog_posts',
    { id: 'int', title: 'text', position: 'int', list_document: 'text', document: 'text' },
    blog,
  );

  const dates = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const eventRows = demoEvents.map((event, index) => {
    const id = index + 1;
    const date = event.inDays === null ? null : new Date(today + event.inDays * day);
    // Nepal's clock is 5:45 ahead.
    const start =
      date && event.hour !== undefined
        ? new Date(date.getTime() + event.hour * 3_600_000 - 345 * 60_000)
        : null;
    const end = start && new Date(start.getTime() + (event.hours ?? 1) * 3_600_000);
    const record = {
      id,
      title: event.title,
      image: event.picture ? `${mediaMarker}demo/event/${id}.svg` : null,
      formatted_start_date: date ? dates.format(date) : null,
      location: event.location,
      registration_link: event.link ?? null,
      paragraphs: event.paragraphs.map((text, number) => ({ id: id * 10 + number, text })),
      ...(start && end
        ? { start_at: kathmandu(start), end_at: kathmandu(end), timezone: 'Asia/Kathmandu' }
        : {}),
      demo: true,
    };
    return { id, title: event.title, position: index, document: JSON.stringify(record) };
  });
  await insert(query, 'events', { id: 'int', title: 'text', position: 'int', document: 'text' }, eventRows);
}
