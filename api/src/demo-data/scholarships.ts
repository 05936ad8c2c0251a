import type { Scholarship } from 'shared-api/schemas';
import { pick, seededRandom } from '../media/seeded-random.ts';
import type { UniversitySeed } from './universities.ts';

/** What differs between scholarships; whose they are is added to each. */
type ScholarshipRecord = Omit<
  Scholarship,
  'id' | 'university' | 'university_name' | 'country' | 'country_name' | 'levels' | 'demo'
> & { levels: readonly number[] };

/** Programmes that exist, with their official pages. */
const official: Record<string, readonly (readonly [name: string, url: string])[]> = {
  Australia: [['Australia Awards Scholarship', 'https://www.dfat.gov.au/people-to-people/australia-awards']],
  'New Zealand': [['Manaaki New Zealand Scholarship', 'https://www.nzscholarships.govt.nz']],
  UK: [
    ['Chevening Scholarship', 'https://www.chevening.org'],
    ['Commonwealth Scholarship', 'https://cscuk.fcdo.gov.uk'],
  ],
  USA: [['Fulbright Program (USEF-Nepal)', 'https://www.usefnepal.org']],
};

/** Invented programmes: the share of the tuition they pay, and the levels of study (as in `levels`) they are for. */
const invented = [
  { name: 'International Merit Award', percents: [20, 25, 30], levels: [3, 5] },
  { name: 'South Asia Welcome Grant', percents: [10, 15, 20], levels: [1, 2, 3, 4, 5] },
  { name: 'STEM Entrance Award', percents: [25, 50], levels: [3, 5, 6] },
  { name: 'Early Offer Discount', percents: [5, 10], levels: [1, 2, 3, 4, 5, 6] },
  { name: 'Dean’s Award', percents: [50, 100], levels: [3] },
  { name: 'Research Training Scholarship', percents: [100], levels: [6] },
  { name: 'Women in Technology Grant', percents: [30, 50], levels: [3, 4, 5] },
  { name: 'Himalayan Region Bursary', percents: [15, 20], levels: [2, 3] },
  { name: 'Graduate Excellence Scholarship', percents: [40, 50], levels: [4, 5] },
] as const;

const minimumGrades: Readonly<Record<number, string>> = { 5: '2.4', 10: '2.6', 15: '2.7', 20: '2.8' };

/** One in five has no deadline of its own: it is decided with the offer. */
const NO_DEADLINE_SHARE = 0.2;

/** The scholarships of the demonstration set. Some universities have none, on purpose. */
export function scholarshipRows(universities: readonly UniversitySeed[], count = 90) {
  const rows: { id: number; university_id: number; country_id: number; document: string }[] = [];
  const given = new Map<number, Set<string>>();
  const namesOf = (seed: UniversitySeed) => given.get(seed.id) ?? new Set<string>();
  const add = (seed: UniversitySeed, record: ScholarshipRecord) => {
    const id = rows.length + 1;
    given.set(seed.id, namesOf(seed).add(record.scholarship_name));
    rows.push({
      id,
      university_id: seed.id,
      country_id: seed.countryId,
      document: JSON.stringify({
        id,
        ...record,
        university: seed.id,
        university_name: seed.name,
        country: seed.countryId,
        country_name: seed.place.name,
        demo: true,
      }),
    });
  };
  for (const seed of universities) {
    for (const [name, url] of official[seed.place.name] ?? []) {
      if (seed.id % 3 !== 0 || rows.length >= count) continue;
      add(seed, {
        scholarship_name: name,
        value: 'See the official page',
        details: [
          {
            id: rows.length * 10 + 1,
            detail: `The programme’s own page says who may apply and when: ${url}`,
          },
        ],
        requirements: 'As the official page says.',
        url,
        levels: [5],
        deadline: null,
        tuition_percent: null,
      });
    }
  }
  for (let round = 0; rows.length < count; round += 1) {
    const random = seededRandom(`scholarship/${round}`);
    const seed = universities[(round * 5) % universities.length]!;
    // Every seventh university has no scholarship.
    if (seed.id % 7 === 0) continue;
    const programme = pick(
      random,
      invented.filter(({ name }) => !namesOf(seed).has(name)),
    );
    const percent = pick(random, programme.percents);
    const hasDeadline = random() >= NO_DEADLINE_SHARE;
    const deadline = `2027-${twoDigits(1 + Math.floor(random() * 12))}-${twoDigits(1 + Math.floor(random() * 28))}`;
    const isValueKnown = random() >= 0.1;
    add(seed, {
      scholarship_name: programme.name,
      value: isValueKnown
        ? `${percent}% of the tuition${percent < 40 ? ' of the first year' : ''} (example)`
        : null,
      details: [
        { id: rows.length * 10 + 1, detail: 'For new international students who begin a full-time course.' },
        {
          id: rows.length * 10 + 2,
          detail: hasDeadline
            ? 'A form of its own, with a statement of at most 500 words.'
            : 'Decided with the offer letter; no separate form.',
        },
      ],
      requirements:
        random() < 0.15
          ? null
          : `A complete application and an average of ${minimumGrades[percent] ?? '3.2'} of 4.0 or better (example).`,
      url: null,
      levels: programme.levels,
      deadline: hasDeadline ? deadline : null,
      tuition_percent: isValueKnown ? percent : null,
    });
  }
  // Those of a country last, because the same few stand at several universities.
  const nationwide = (row: (typeof rows)[number]) => Number(row.document.includes('See the official page'));
  return rows
    .toSorted((a, b) => nationwide(a) - nationwide(b))
    .map((row, index) => renumbered(row, index + 1));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const renumbered = <Row extends { id: number; document: string }>(row: Row, id: number): Row => ({
  ...row,
  id,
  document: JSON.stringify({ ...JSON.parse(row.document), id }),
});
