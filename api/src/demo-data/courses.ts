import { fold } from '../catalogue/search-text.ts';
import { mediaMarker } from '../media/picture-urls.ts';
import { pick, seeded } from '../media/seeded-random.ts';
import { awkwardFields } from './awkward-courses.ts';
import { levels, type Place, places, subjects } from './places.ts';

const demo = true;

export interface UniversitySeed {
  id: number;
  name: string;
  initials: string;
  city: string | null;
  website: string;
  cricos: string | undefined;
  place: Place;
  countryId: number;
}

/** The real institutions, and for the large sets as many made-up ones as asked for, named as such. */
export function universitySeeds(extra = 0): UniversitySeed[] {
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
    });
  }
  return seeds;
}

const cityOf = (seed: UniversitySeed) => ({
  city_name: seed.city,
  country: { id: seed.countryId, country_name: seed.place.name },
});

function rankingsOf(seed: UniversitySeed) {
  const random = seeded(`rank/${seed.id}`);
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

function accreditationsOf(seed: UniversitySeed) {
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

/** A university as university-list and university-info carry it. */
export function universityDocument(seed: UniversitySeed) {
  const { place } = seed;
  const random = seeded(`university/${seed.id}`);
  const campuses =
    seed.city === null ? [] : [{ id: seed.id, campus_location: `${seed.city}, ${place.name}` }];
  return {
    id: seed.id,
    university_name: seed.name,
    logo: `${mediaMarker}demo/logo/${seed.initials}.svg`,
    images: Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => ({
      image: `${mediaMarker}demo/university/${seed.id}-${index + 1}.svg`,
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
    demo,
  };
}

export interface CourseRow {
  id: number;
  name: string;
  name_folded: string;
  search_folded: string;
  university_id: number | null;
  country_id: number | null;
  interest_id: number | null;
  specialization_id: number | null;
  fee: number | null;
  deadline: string | null;
  duration: number | null;
  document: string;
}

/** D2 §5: what stands before a dash, without currency signs (decisions C-15); null when nothing can be read. */
export function readFee(fee: number | string | null): number | null {
  if (fee === null || fee === '') return 0;
  if (typeof fee === 'number') return fee;
  const digits = fee.split(/[-–]/)[0]!.replace(/[^0-9.]/g, '');
  return /\d/.test(digits) && Number.isFinite(Number(digits)) ? Number(digits) : null;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Course number `id` of the demonstration set: the same on every machine. */
export function courseRow(id: number, universities: readonly UniversitySeed[]): CourseRow {
  const random = seeded(`course/${id}`);
  const seed = universities[(id * 37 + Math.floor(id / universities.length)) % universities.length]!;
  const levelIndex = [2, 4, 2, 4, 1, 3, 4, 2, 0, 5][Math.floor(random() * 10)]!;
  const level = levels[levelIndex]!;
  const subjectIndex = (id * 7 + Math.floor(random() * 3)) % subjects.length;
  const subject = subjects[subjectIndex]!;
  const [from, to] = level.postgraduate ? seed.place.postgraduate : seed.place.undergraduate;
  const fee = Math.round((from + random() * (to - from)) / 100) * 100;
  const years = pick(random, level.years);
  const day = 1 + Math.floor(random() * 28);
  const month = Math.floor(random() * 12);
  const intakes = seed.place.intakes.slice(0, 1 + Math.floor(random() * seed.place.intakes.length));

  const course = {
    id,
    course_name: level.course(subject),
    university_name: seed.name as string | null,
    country_name: seed.place.name as string | null,
    university: {
      id: seed.id as number | null,
      university_name: seed.name,
      logo: `${mediaMarker}demo/logo/${seed.initials}.svg`,
      rankings: rankingsOf(seed),
      city: cityOf(seed) as ReturnType<typeof cityOf> | null,
    } as object | null,
    intake: intakes.map((name, index) => ({ id: id * 10 + index, month: name })),
    duration_year: years as number | string | null,
    interest: { id: levelIndex + 1, interest_name: level.name } as object | null,
    course_type: random() < 0.8 ? 'Full time' : 'Full time or part time',
    // D2 §3: an id or an object; both occur.
    specialization: (id % 4 === 0
      ? subjectIndex + 1
      : { id: subjectIndex + 1, specialization_name: subject }) as number | object | null,
    // A42: decimals are texts in the original's answers; both occur.
    annual_fees: (id % 5 === 0 ? `${fee}.00` : fee) as number | string | null,
    total_fees: Math.round(fee * years) as number | string | null,
    currency_type: seed.place.currency as string | null,
    formatted_application_dateline: `${day} ${months[month]}, 2027` as string | null,
    images: id % 6 === 0 ? [] : [{ image: `${mediaMarker}demo/course/${subjectIndex + 1}.svg` }],
    accreditations: accreditationsOf(seed),
    english_min: level.postgraduate ? (subject === 'Nursing' ? 7 : 6.5) : 6,
    gpa_min: Math.round((2.2 + random() * 1.2) * 10) / 10,
    demo,
  };
  Object.assign(course, awkwardFields(id, { fee, years, place: seed.place, level }));

  const words = [
    course.course_name,
    course.university_name,
    seed.city,
    course.country_name,
    subject,
    level.name,
  ];
  return {
    id,
    name: course.course_name,
    name_folded: fold(course.course_name),
    search_folded: fold(words.filter(Boolean).join(' ')),
    university_id: course.university ? seed.id : null,
    country_id: course.university ? seed.countryId : null,
    interest_id: course.interest ? levelIndex + 1 : null,
    specialization_id: course.specialization === null ? null : subjectIndex + 1,
    fee: readFee(course.annual_fees),
    deadline:
      course.formatted_application_dateline === null
        ? null
        : `2027-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    duration: course.duration_year === null ? null : Number(course.duration_year),
    document: JSON.stringify(course),
  };
}
