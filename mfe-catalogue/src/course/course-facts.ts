import type { Course, Ranking, Specialization } from 'shared-api';
import { dateWords, levelName, subjectName } from 'shared-api/vocabulary';
import { messages } from '../messages.en.ts';

type With<K extends keyof Course> = Pick<Course, K>;

/** Name of the course's university. Results of the home search have it as a field of their own (ENTITY-7). */
export const universityName = (course: Partial<With<'university' | 'university_name'>>): string =>
  course.university?.university_name?.trim() || course.university_name?.trim() || messages.universityFallback;

/** Card "level": the interest (C-11). */
export const courseLevel = (course: With<'interest'>): string =>
  levelName(course.interest?.interest_name?.trim()) || messages.levelFallback;

/** "source value" of a ranking; null when neither is known. */
const rankingText = ({
  rank_source,
  rank_value,
}: Pick<Ranking, 'rank_source' | 'rank_value'>): string | null =>
  [rank_source, rank_value].filter(Boolean).join(' ') || null;

/** Card "ranking": the university's first (C-11). */
export function courseRanking(course: With<'university'>): string {
  const first = course.university?.rankings?.[0];
  return (first && rankingText(first)) || messages.rankingFallback;
}

/** Months in which the course starts. */
export const intakeMonths = (course: With<'intake'>): string[] =>
  course.intake.map(({ month }) => dateWords(month.trim())).filter(Boolean);

/** COURSE-1: a card shows two intakes at most and the number of further ones (C-13). */
export function cardIntakes(course: With<'intake'>): { shown: string[]; more: number } {
  const months = intakeMonths(course);
  return { shown: months.slice(0, 2), more: Math.max(0, months.length - 2) };
}

/** City of the university, as COURSE-5 'Location'. */
export const courseCity = (course: With<'university'>): string =>
  course.university?.city?.city_name?.trim() || messages.notAvailable;

/** Country of the university as the API names it; `countryName` shows it. Results of the home search have it as a field of their own. */
export const courseCountry = (course: Partial<With<'university' | 'country_name'>>): string | null =>
  course.university?.city?.country?.country_name?.trim() || course.country_name?.trim() || null;

/** Name of the subject, from the list of subjects where a course has only its id (C-18). */
export const courseSubject = (
  course: With<'specialization'>,
  subjects: readonly Specialization[] = [],
): string | null =>
  subjectName(
    course.specialization?.specialization_name?.trim() ||
      subjects.find(({ id }) => id === course.specialization?.id)?.specialization_name.trim() ||
      null,
  );

/** Name of the course, or a generic name, so that headings and links are never empty. */
export const courseName = (course: With<'course_name'>): string =>
  course.course_name.trim() || messages.course;

/** Id of the university's name beside a course: it describes the controls of courses that have the same name. */
export const universityLabelId = (courseId: number): string => `course-${courseId}-university`;

export const coursePath = (id: number): string => `/course_details/${id}`;

/** The API needs only the university; an unknown country is written as 0 (C-20). */
export const universityPath = (universityId: number, countryId?: number | null): string =>
  `/university/${universityId}/${countryId ?? 0}`;

/** Address of the course's university page; null when the university has no id. */
export function courseUniversityPath(course: With<'university'>): string | null {
  const id = course.university?.id;
  return id == null ? null : universityPath(id, course.university?.city?.country?.id);
}
