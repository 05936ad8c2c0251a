import { parseFee } from 'shared-api/rules';
import type { CourseRequirements } from 'shared-api/schemas';
import { readCurrency } from '../catalogue/fees/fees.ts';
import { foldText } from '../catalogue/spelling/search-text.ts';
import { PICTURE_URL_PLACEHOLDER } from '../media/picture-urls.ts';
import { pick, seededRandom } from '../media/seeded-random.ts';
import { descriptionOf, documentsNeededFor } from './course-details.ts';
import { requirementsOf } from './course-requirements.ts';
import { edgeCaseFields } from './edge-case-courses.ts';
import { intakeRecords, months } from './intakes.ts';
import { levels, subjects } from './places.ts';
import { accreditationsOf, cityOf, rankingsOf, type UniversitySeed } from './universities.ts';

/** A course as the tables `courses` and `course_documents` store it. */
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
  currency: string | null;
  deadline: string | null;
  duration: number | null;
  document: string;
  /** What only course-info answers. */
  details: string | null;
}

/** Large sets are for measuring: beyond this id courses have no description, which would double their size. */
const LAST_DESCRIBED_COURSE = 2400;
const DEADLINE_YEAR = 2027;
/** One in so many courses of places with free courses costs no tuition. */
const FREE_COURSE_EVERY = 8;
/** One in so many courses says nothing about English. */
const NO_ENGLISH_EVERY = 9;

/**
 * Subjects of some courses, instead of the drawn ones: what most students from Nepal look for in Australia is offered there
 * more than once below the fees of the large universities.
 */
const chosenSubjects: Readonly<Record<number, (typeof subjects)[number]>> = {
  412: 'Nursing',
  514: 'Nursing',
  589: 'Nursing',
};

/** Course `id` of the demonstration set, the same on every machine. */
export function courseRow(id: number, universities: readonly UniversitySeed[]): CourseRow {
  const random = seededRandom(`course/${id}`);
  const seed = universities[(id * 37 + Math.floor(id / universities.length)) % universities.length]!;
  const levelIndex = [2, 4, 2, 4, 1, 3, 4, 2, 0, 5][Math.floor(random() * 10)]!;
  const level = levels[levelIndex]!;
  const drawnSubject = (id * 7 + Math.floor(random() * 3)) % subjects.length;
  const chosenSubject = chosenSubjects[id];
  const subjectIndex = chosenSubject ? subjects.indexOf(chosenSubject) : drawnSubject;
  const subject = subjects[subjectIndex]!;
  const [from, to] = level.postgraduate ? seed.place.postgraduate : seed.place.undergraduate;
  const tuition = Math.round((from + random() * (to - from)) / 100) * 100;
  const fee = seed.place.hasFreeCourses && id % FREE_COURSE_EVERY === 0 ? 0 : tuition;
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
      logo: `${PICTURE_URL_PLACEHOLDER}demo/logo/${seed.initials}.svg`,
      rankings: rankingsOf(seed),
      city: cityOf(seed) as ReturnType<typeof cityOf> | null,
    } as object | null,
    intake: intakeRecords(id, intakes, { year: DEADLINE_YEAR, month, day }, id % 7 !== 0),
    duration_year: years as number | string | null,
    interest: { id: levelIndex + 1, interest_name: level.name } as object | null,
    course_type: random() < 0.8 ? 'Full time' : 'Full time or part time',
    // An id or an object: both are allowed and both occur (ENTITY-12, C-18).
    specialization: (id % 4 === 0
      ? subjectIndex + 1
      : { id: subjectIndex + 1, specialization_name: subject }) as number | object | null,
    // The original writes decimals as text: both occur (API-42).
    annual_fees: (id % 5 === 0 ? `${fee}.00` : fee) as number | string | null,
    total_fees: Math.round(fee * years) as number | string | null,
    currency_type: seed.place.currency as string | null,
    formatted_application_dateline: `${day} ${months[month]}, ${DEADLINE_YEAR}` as string | null,
    images: id % 6 === 0 ? [] : [{ image: `${PICTURE_URL_PLACEHOLDER}demo/course/${subjectIndex + 1}.svg` }],
    accreditations: accreditationsOf(seed),
    english_min: (id % NO_ENGLISH_EVERY === 5
      ? null
      : level.postgraduate
        ? subject === 'Nursing'
          ? 7
          : 6.5
        : 6) as number | null,
    gpa_min: Math.round((2.2 + random() * 1.2) * 10) / 10,
    requirements: null as CourseRequirements | null,
    demo: true,
  };
  course.requirements = requirementsOf(id, {
    place: seed.place,
    level: level.name,
    ielts: course.english_min,
    gpa: course.gpa_min,
    website: seed.website,
  });
  Object.assign(course, edgeCaseFields(id, { fee, years, place: seed.place, level }));

  const details = {
    description: descriptionOf(
      { name: course.course_name, university: seed.name, city: seed.city },
      subject,
      level.name,
    ),
    documents_needed: documentsNeededFor(subject, level.name, level.postgraduate),
  };
  const searchedTexts = [
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
    name_folded: foldText(course.course_name),
    search_folded: foldText(searchedTexts.filter(Boolean).join(' ')),
    university_id: course.university ? seed.id : null,
    country_id: course.university ? seed.countryId : null,
    interest_id: course.interest ? levelIndex + 1 : null,
    specialization_id: course.specialization === null ? null : subjectIndex + 1,
    fee: parseFee(course.annual_fees),
    currency: readCurrency(course.currency_type),
    deadline:
      course.formatted_application_dateline === null
        ? null
        : `${DEADLINE_YEAR}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    duration: course.duration_year === null ? null : Number(course.duration_year),
    document: JSON.stringify(course),
    details: id <= LAST_DESCRIBED_COURSE ? JSON.stringify(details) : null,
  };
}
