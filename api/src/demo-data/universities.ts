import { PICTURE_URL_PLACEHOLDER } from '../media/picture-urls.ts';
import { seededRandom } from '../media/seeded-random.ts';
import { INVENTED_INSTITUTE, type Place, places } from './places.ts';

/** What the record of a university, and those of its courses, are made of. */
export interface UniversitySeed {
  id: number;
  name: string;
  initials: string;
  city: string | null;
  website: string;
  cricos: string | undefined;
  place: Place;
  countryId: number;
  /** False for the invented ones of large sets. */
  isReal: boolean;
}

/** The institutions of all places, followed by `extra` invented ones, which are named as such. */
export function listUniversities(extra = 0): UniversitySeed[] {
  const seeds: UniversitySeed[] = [];
  places.forEach((place, index) => {
    for (const [name, initials, city, website, cricos] of place.institutions) {
      seeds.push({
        id: seeds.length + 1,
        name,
        initials,
        city,
        website,
        cricos,
        place,
        countryId: index + 1,
        isReal: name !== INVENTED_INSTITUTE,
      });
    }
  });
  for (let number = 1; number <= extra; number += 1) {
    const countryId = (number % places.length) + 1;
    const place = places[countryId - 1]!;
    const city = place.institutions[number % place.institutions.length]![2];
    seeds.push({
      id: seeds.length + 1,
      name: `Demonstration University ${number}`,
      initials: `D${number % 100}`,
      city,
      website: 'https://www.example.com',
      cricos: undefined,
      place,
      countryId,
      isReal: false,
    });
  }
  return seeds;
}

export const cityOf = (seed: UniversitySeed) => ({
  city_name: seed.city,
  country: { id: seed.countryId, country_name: seed.place.name },
});

export function rankingsOf(seed: UniversitySeed) {
  const random = seededRandom(`rank/${seed.id}`);
  if (random() < 0.35) return [];
  return [
    {
      id: seed.id,
      rank_source: 'Demo ranking',
      rank_value: String(1 + Math.floor(random() * 400)),
      rank_year: '2024',
    },
  ];
}

export function accreditationsOf(seed: UniversitySeed) {
  if (!seed.cricos) return [];
  return [
    {
      id: seed.id,
      accreditation: 'CRICOS registered provider',
      register: 'CRICOS',
      code: seed.cricos,
      checked_on: null,
      url: 'https://cricos.education.gov.au/',
    },
  ];
}

/** The record of a university, as university-list and university-info answer it. */
export function universityDocument(seed: UniversitySeed) {
  const { place } = seed;
  const random = seededRandom(`university/${seed.id}`);
  const campuses =
    seed.city === null ? [] : [{ id: seed.id, campus_location: `${seed.city}, ${place.name}` }];
  return {
    id: seed.id,
    university_name: seed.name,
    logo: `${PICTURE_URL_PLACEHOLDER}demo/logo/${seed.initials}.svg`,
    images: Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => ({
      image: `${PICTURE_URL_PLACEHOLDER}demo/university/${seed.place.code}-${seed.id}-${index + 1}.svg`,
    })),
    email: null,
    website: seed.website,
    description: `${seed.name} teaches in ${seed.city ?? place.name}. This record is demonstration data: courses, fees and dates on it are examples. The university’s own website has what is true today.`,
    rankings: rankingsOf(seed),
    locations: campuses,
    city: cityOf(seed),
    offer_letter_requirement:
      'Academic transcripts, passport, English test report, CV and a statement of purpose.',
    academic_requirement:
      'Grade 12 for undergraduate study, a bachelor’s degree for postgraduate study, in a related subject.',
    english_language_requirement: place.english,
    turnaround_time: 'Two to four weeks for an offer letter, as an example.',
    financial_requirements: place.financial,
    specific_genuine_student_requirement: place.genuine,
    accreditations: accreditationsOf(seed),
    demo: true,
  };
}
