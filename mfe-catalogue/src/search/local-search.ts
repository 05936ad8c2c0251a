import type { Course, Facets } from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { searchWords } from 'shared-api/rules';
import { countryName, subjectName } from 'shared-api/vocabulary';
import { courseCountry, universityName } from '../course/course-facts.ts';
import { isWithinLimit } from '../money/fee-limit.ts';
import { hasVerifications } from '../verification/institution.ts';
import { type CourseSearch, toFilters } from './search-address.ts';

/** Groups with counts. The counts of a group ignore its own choice. */
type Group = 'interest' | 'specialization' | 'country';

/**
 * Whether the loaded courses can answer a search. Only the API knows what subjects and countries are called in Nepali, and
 * what "it" and "ai" stand for, which occur in many other words.
 */
export const isKnownHere = (text: string): boolean =>
  !/\p{Script=Devanagari}/u.test(text) && !searchWords(text.toLowerCase()).some((word) => word.length < 3);

/** Cached per course: every keystroke searches all courses several times. */
const haystacks = new WeakMap<Course, string>();

function haystack(course: Course): string {
  const known = haystacks.get(course);
  if (known !== undefined) return known;
  const country = courseCountry(course);
  const subject = course.specialization?.specialization_name;
  // In another language also as the page shows them.
  const names = [
    course.course_name,
    universityName(course),
    country,
    subject,
    countryName(country),
    subjectName(subject),
  ];
  const text = names.join(' ').toLowerCase();
  haystacks.set(course, text);
  return text;
}

const optionOf: Readonly<Record<Group, (course: Course) => number | null | undefined>> = {
  interest: (course) => course.interest?.id,
  specialization: (course) => course.specialization?.id,
  country: (course) => course.university?.city?.country?.id,
};

/** Whether a course contains every typed word and matches the chosen options. */
function matcher(
  search: CourseSearch,
  rates: RatesInUse['rates'],
  without?: Group,
): (course: Course) => boolean {
  const filters = toFilters(search);
  const limit = { maxFee: filters.maxFee ?? null, maxFeeNpr: filters.maxFeeNpr ?? null };
  const typed = searchWords(search.search.toLowerCase());
  const chosen: Readonly<Record<Group, readonly number[]>> = {
    interest: search.interest === null ? [] : [search.interest],
    specialization: search.specialization,
    country: search.country,
  };
  const groups = (Object.keys(chosen) as Group[]).filter(
    (group) => group !== without && chosen[group].length > 0,
  );
  return (course) => {
    if (!groups.every((group) => chosen[group].includes(optionOf[group](course) ?? -1))) return false;
    if (!isWithinLimit(course, limit, rates)) return false;
    if (filters.verified && course.verification?.state !== 'listed') return false;
    if (typed.length === 0) return true;
    const text = haystack(course);
    return typed.every((word) => text.includes(word));
  };
}

/** The loaded courses that match a search, in their order. */
export const narrowCourses = (
  courses: readonly Course[],
  search: CourseSearch,
  rates: RatesInUse['rates'] = [],
): Course[] => courses.filter(matcher(search, rates));

/** The number of matching courses per option, under the other filters. */
export function countOptions(
  courses: readonly Course[],
  search: CourseSearch,
  rates: RatesInUse['rates'] = [],
): Facets {
  const count = (group: Group): Record<string, number> => {
    const counts: Record<string, number> = {};
    const matches = matcher(search, rates, group);
    for (const course of courses) {
      const option = optionOf[group](course);
      if (option != null && matches(course)) counts[option] = (counts[option] ?? 0) + 1;
    }
    return counts;
  };
  const verified = courses.filter(matcher({ ...search, verified: true }, rates)).length;
  return {
    interest: count('interest'),
    specialization: count('specialization'),
    country: count('country'),
    ...(hasVerifications(courses) ? { verified } : {}),
  };
}
