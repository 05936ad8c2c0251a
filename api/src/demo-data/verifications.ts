import type { Verification } from 'shared-api/schemas';
import type { RunQuery } from '../database/connection.ts';
import { insertRows } from '../database/insert-rows.ts';
import { addDays, nepalDate } from '../http/nepal-time.ts';
import { seededRandom } from '../media/seeded-random.ts';
import { INVENTED_INSTITUTE } from './places.ts';
import type { UniversitySeed } from './universities.ts';

/** The official registers by destination, for links; nothing of them is copied. */
const registers: Readonly<Record<string, readonly [name: string, url: string]>> = {
  Australia: ['CRICOS', 'https://cricos.education.gov.au/'],
  'New Zealand': ['NZQA list of education providers', 'https://www.nzqa.govt.nz/'],
  UK: [
    'Register of licensed sponsors: students',
    'https://www.gov.uk/government/publications/register-of-licensed-sponsors-students',
  ],
  USA: ['SEVP school search', 'https://studyinthestates.dhs.gov/school-search'],
  Canada: [
    'Designated learning institutions list',
    'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
  ],
  UAE: ['Commission for Academic Accreditation', 'https://www.caa.ae/'],
  Germany: ['Hochschulkompass', 'https://www.hochschulkompass.de/'],
};

interface DemoCheck extends Verification {
  /** Days before the day on which the data is loaded. */
  daysAgo: number;
}

/**
 * The checks of a university, oldest first: fresh ones, some of more than 90 days ago, and none for some. Only the
 * invented institute is "not listed", because the statement would be untrue of a real one.
 */
export function demoChecks(seed: UniversitySeed): DemoCheck[] {
  const random = seededRandom(`verification/${seed.id}`);
  const [register, url] = registers[seed.place.name]!;
  const check = (state: Verification['state'], daysAgo: number): DemoCheck => ({
    state,
    register,
    code: seed.cricos ?? null,
    url,
    checked_on: null,
    daysAgo,
  });
  if (seed.name === INVENTED_INSTITUTE) return [check('not_listed', 200), check('not_listed', 24)];
  if (!seed.isReal) return [];
  const share = random();
  const daysAgo = 2 + Math.floor(random() * 80);
  if (share < 0.62) return [check('listed', daysAgo + 120), check('listed', daysAgo)];
  if (share < 0.8) return [check('listed', daysAgo + 95)];
  return [];
}

/** Inserts the checks with days relative to today, and the newest of each university into its row. */
export async function loadVerifications(
  query: RunQuery,
  universities: readonly UniversitySeed[],
): Promise<void> {
  const today = nepalDate(new Date());
  const checks = universities.flatMap((seed) =>
    demoChecks(seed).map(({ daysAgo, ...check }) => ({
      ...check,
      checked_on: addDays(today, -daysAgo),
      university_id: seed.id,
      note: 'Demonstration data',
    })),
  );
  await insertRows(
    query,
    'university_verifications',
    {
      university_id: 'int',
      state: 'text',
      register: 'text',
      code: 'text',
      url: 'text',
      checked_on: 'text',
      note: 'text',
    },
    checks,
  );
  for (const { university_id, note: _note, ...verification } of checks)
    await query('UPDATE universities SET verification = $2, verification_state = $3 WHERE id = $1', [
      university_id,
      JSON.stringify(verification),
      verification.state,
    ]);
}
