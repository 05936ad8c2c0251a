import type { CourseRequirements, EnglishRequirement, EnglishTest } from 'shared-api/schemas';
import type { Place } from './places.ts';

/** What each destination's universities usually accept. */
const testsByPlace: Readonly<Record<string, readonly EnglishTest[]>> = {
  Australia: ['ielts', 'pte', 'toefl'],
  'New Zealand': ['ielts', 'pte'],
  UK: ['ielts', 'pte'],
  USA: ['toefl', 'ielts', 'duolingo'],
  Canada: ['ielts', 'toefl', 'pte', 'duolingo'],
  UAE: ['ielts', 'toefl'],
  Germany: ['ielts', 'toefl'],
};

/** Minimum scores that universities ask for beside an IELTS score: overall, and in each part. Examples. */
const scoresBesideIelts: Readonly<
  Record<number, Record<Exclude<EnglishTest, 'ielts'>, readonly [overall: number, part: number | null]>>
> = {
  6: { pte: [50, 42], toefl: [64, 15], duolingo: [100, null] },
  6.5: { pte: [58, 50], toefl: [79, 19], duolingo: [115, null] },
  7: { pte: [66, 58], toefl: [94, 22], duolingo: [125, null] },
};

function englishOf(place: Place, ielts: number): EnglishRequirement[] {
  return (testsByPlace[place.name] ?? ['ielts']).map((test) => {
    const [overall, part] = test === 'ielts' ? [ielts, ielts - 0.5] : scoresBesideIelts[ielts]![test];
    return part === null
      ? { test, overall }
      : { test, overall, listening: part, reading: part, writing: part, speaking: part };
  });
}

/** Which earlier study a level of study asks for. */
const qualificationOf = (level: string) =>
  level === 'PhD'
    ? 'master'
    : level === 'Master' || level === 'Postgraduate Diploma'
      ? 'bachelor'
      : 'grade_12';

const academicTexts = {
  grade_12: 'Grade 12 (NEB or equivalent) in any stream, with English as a subject.',
  bachelor: 'A bachelor’s degree in a related subject.',
  master: 'A master’s degree with a thesis, a research proposal, and a supervisor who agrees.',
} as const;

/** The requirements of a course: most state everything, some nothing about English or about grades. */
export function requirementsOf(
  id: number,
  course: { place: Place; level: string; ielts: number | null; gpa: number; website: string },
): CourseRequirements {
  const qualification = qualificationOf(course.level);
  const inPercent = id % 4 === 1;
  return {
    english: course.ielts === null ? [] : englishOf(course.place, course.ielts),
    academic:
      id % 10 === 3
        ? null
        : {
            qualification,
            // A supervisor's decision has no number.
            scheme: qualification === 'master' ? null : inPercent ? 'percentage' : schemeOf[qualification],
            minimum: qualification === 'master' ? null : inPercent ? 50 + (id % 3) * 5 : course.gpa,
            text: academicTexts[qualification],
          },
    source_url: course.website,
    checked_on: `2026-${['08', '09', '10'][id % 3]}-${String(3 + (id % 25)).padStart(2, '0')}`,
  };
}

const schemeOf = { grade_12: 'neb_gpa', bachelor: 'cgpa' } as const;
