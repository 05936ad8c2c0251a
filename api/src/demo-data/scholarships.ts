import { pick, seededRandom } from '../media/seeded-random.ts';
import type { UniversitySeed } from './universities.ts';

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

const demoNames = [
  'International Merit Award',
  'South Asia Welcome Grant',
  'STEM Entrance Award',
  'Early Offer Discount',
  'Dean’s Award',
] as const;

/** The scholarships of the demonstration set. Some universities have none, on purpose. */
export function scholarshipRows(universities: readonly UniversitySeed[], count = 90) {
  const rows: { id: number; university_id: number; country_id: number; document: string }[] = [];
  const add = (seed: UniversitySeed, record: object) => {
    const id = rows.length + 1;
    rows.push({
      id,
      university_id: seed.id,
      country_id: seed.countryId,
      document: JSON.stringify({ id, ...record, university: seed.id, demo: true }),
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
      });
    }
  }
  for (let round = 0; rows.length < count; round += 1) {
    const random = seededRandom(`scholarship/${round}`);
    const seed = universities[(round * 5) % universities.length]!;
    // Every seventh university has no scholarship.
    if (seed.id % 7 === 0) continue;
    const percent = 10 + Math.floor(random() * 5) * 5;
    add(seed, {
      scholarship_name: pick(random, demoNames),
      value: random() < 0.2 ? null : `${percent}% of the tuition of the first year (example)`,
      details: [
        { id: rows.length * 10 + 1, detail: 'For new international students who begin a full-time course.' },
        { id: rows.length * 10 + 2, detail: 'Decided with the offer letter; no separate form.' },
      ],
      requirements:
        random() < 0.15 ? null : 'A complete application and an average of 3.0 or better (example).',
      url: null,
    });
  }
  return rows;
}
