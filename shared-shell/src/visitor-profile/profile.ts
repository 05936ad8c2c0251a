/** Highest completed qualification, lowest first. */
export const qualifications = ['see', 'grade_12', 'a_levels', 'diploma', 'bachelor', 'master'] as const;
export type Qualification = (typeof qualifications)[number];

/** How a grade is given: grade points out of 4, percent, or a division by its name. */
export const gradeSchemes = ['gpa', 'percentage', 'division'] as const;
export type GradeScheme = (typeof gradeSchemes)[number];

/** Divisions of older certificates, best first. */
export const divisions = ['distinction', 'first', 'second', 'third'] as const;
export type Division = (typeof divisions)[number];

/** `none`: no test taken yet. */
export const englishTests = ['ielts', 'toefl', 'pte', 'duolingo', 'none'] as const;
export type EnglishTest = (typeof englishTests)[number];

/** Parts of the English tests. */
export const skills = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Skill = (typeof skills)[number];

/** A grade as it stands on the certificate. */
export type Grade = { scheme: 'gpa' | 'percentage'; value: number } | { scheme: 'division'; value: Division };

/** The lowest and highest score of each English test, overall and of each skill, and the step between scores. */
export const scoreRanges: Readonly<
  Record<Exclude<EnglishTest, 'none'>, { overall: ScoreRange; skill: ScoreRange }>
> = {
  ielts: { overall: { min: 0, max: 9, step: 0.5 }, skill: { min: 0, max: 9, step: 0.5 } },
  toefl: { overall: { min: 0, max: 120, step: 1 }, skill: { min: 0, max: 30, step: 1 } },
  pte: { overall: { min: 10, max: 90, step: 1 }, skill: { min: 10, max: 90, step: 1 } },
  duolingo: { overall: { min: 10, max: 160, step: 5 }, skill: { min: 10, max: 160, step: 5 } },
};
export interface ScoreRange {
  min: number;
  max: number;
  step: number;
}

/** What a visitor has written down about themselves. Everything is optional; it is kept on the device only. */
export interface VisitorProfile {
  qualification?: Qualification;
  grade?: Grade;
  english?: { test: EnglishTest; overall?: number; parts?: Partial<Record<Skill, number>> };
  /** Year (AD) in which the last qualification was finished. */
  finished?: number;
  /** Nepalese rupees for tuition, a year. */
  budgetNpr?: number;
  /** Month of the wanted start: `2027-02`. */
  intake?: string;
  /** Names of countries, as the API writes them. */
  destinations?: readonly string[];
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);
const isWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  typeof value === 'number' && value >= min && value <= max;
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function readGrade(value: unknown): Grade | undefined {
  const grade = record(value);
  if (grade.scheme === 'gpa' && isWithin(grade.value, { min: 0, max: 4 }))
    return { scheme: 'gpa', value: grade.value };
  if (grade.scheme === 'percentage' && isWithin(grade.value, { min: 0, max: 100 }))
    return { scheme: 'percentage', value: grade.value };
  if (grade.scheme === 'division' && isOneOf(divisions, grade.value))
    return { scheme: 'division', value: grade.value };
  return undefined;
}

function readEnglish(value: unknown): VisitorProfile['english'] {
  const { test, overall, parts } = record(value);
  if (!isOneOf(englishTests, test)) return undefined;
  if (test === 'none') return { test };
  const range = scoreRanges[test];
  const known = record(parts);
  const read = Object.fromEntries(
    skills.filter((skill) => isWithin(known[skill], range.skill)).map((skill) => [skill, known[skill]]),
  ) as Partial<Record<Skill, number>>;
  return {
    test,
    ...(isWithin(overall, range.overall) ? { overall } : {}),
    ...(Object.keys(read).length > 0 ? { parts: read } : {}),
  };
}

/** Years that a qualification can have been finished in. */
export const finishedRange = { min: 1970, max: 2100 } as const;
const MAX_BUDGET = 1e10;
const MAX_DESTINATIONS = 20;

/**
 * Keeps what is valid of a profile, field by field: stored texts may be of an earlier version of the site, and a form has
 * unfinished fields. Null when nothing is left.
 */
export function readProfile(value: unknown): VisitorProfile | null {
  const stored = record(value);
  const grade = readGrade(stored.grade);
  const english = readEnglish(stored.english);
  const destinations = Array.isArray(stored.destinations)
    ? [
        ...new Set(
          stored.destinations.filter((name): name is string => typeof name === 'string' && name !== ''),
        ),
      ]
    : [];
  const profile: VisitorProfile = {
    ...(isOneOf(qualifications, stored.qualification) ? { qualification: stored.qualification } : {}),
    ...(grade ? { grade } : {}),
    ...(english ? { english } : {}),
    ...(isWithin(stored.finished, finishedRange) ? { finished: Math.floor(stored.finished) } : {}),
    ...(isWithin(stored.budgetNpr, { min: 1, max: MAX_BUDGET })
      ? { budgetNpr: Math.round(stored.budgetNpr) }
      : {}),
    ...(typeof stored.intake === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(stored.intake)
      ? { intake: stored.intake }
      : {}),
    ...(destinations.length > 0 ? { destinations: destinations.slice(0, MAX_DESTINATIONS) } : {}),
  };
  return Object.keys(profile).length > 0 ? profile : null;
}
