import {
  type Division,
  divisions,
  type EnglishTest,
  englishTests,
  finishedRange,
  type GradeScheme,
  gradeSchemes,
  qualifications,
  readProfile,
  type ScoreRange,
  type Skill,
  scoreRanges,
  skills,
  type VisitorProfile,
} from 'shared-shell/visitor-profile';
import { messages } from '../../messages.en.ts';
import { typedRupees } from '../../money/typed-rupees.ts';
import { typedNumber } from '../../numbers/typed-number.ts';

/** The profile as it is typed. Empty texts are fields that were not filled in. */
export interface ProfileForm {
  qualification: string;
  gradeScheme: string;
  /** A number, or a division. */
  grade: string;
  test: string;
  overall: string;
  parts: Readonly<Record<Skill, string>>;
  finished: string;
  budget: string;
  intake: string;
  destinations: readonly string[];
}

/** Fields that can contain something impossible. */
export type CheckedField = 'grade' | 'overall' | 'finished' | 'budget' | Skill;

const textOf = (value: number | string | undefined) => (value === undefined ? '' : String(value));

/** The form with what the device knows. */
export const toForm = (profile: VisitorProfile | null): ProfileForm => ({
  qualification: profile?.qualification ?? '',
  gradeScheme: profile?.grade?.scheme ?? '',
  grade: textOf(profile?.grade?.value),
  test: profile?.english?.test ?? '',
  overall: textOf(profile?.english?.overall),
  parts: Object.fromEntries(
    skills.map((skill) => [skill, textOf(profile?.english?.parts?.[skill])]),
  ) as Record<Skill, string>,
  finished: textOf(profile?.finished),
  budget: textOf(profile?.budgetNpr),
  intake: profile?.intake ?? '',
  destinations: profile?.destinations ?? [],
});

/** "6.5", "6,5" and "६.५" as numbers; null when it is none. */
function numberOf(text: string): number | null {
  const number = typedNumber(text);
  return /^\d+(\.\d+)?$/.test(number) ? Number(number) : null;
}

const isScore = (value: number, { min, max, step }: ScoreRange) =>
  value >= min && value <= max && Number.isInteger(value / step);

const oneOf = <T extends string>(list: readonly T[], value: string): T | undefined =>
  list.find((known) => known === value);

const gradeMaxima = { gpa: 4, percentage: 100 } as const;

/** A qualification may be finished in some years yet. */
const YEARS_AHEAD = 5;

/** Years of Bikram Sambat in which most visitors have finished, and which no year in AD can be yet: from AD 2013 on. */
const isBikramSambat = (year: number) => Number.isInteger(year) && year >= 2070 && year <= 2100;

/**
 * The valid fields as a profile (null: none), and a message for each field that contains something impossible.
 * @param now tells which years are too far ahead
 */
export function checkForm(
  form: ProfileForm,
  now = new Date(),
): {
  profile: VisitorProfile | null;
  errors: Partial<Record<CheckedField, string>>;
} {
  const errors: Partial<Record<CheckedField, string>> = {};
  const checked = (
    field: CheckedField,
    text: string,
    isValid: (value: number) => boolean,
    message: string,
    read = numberOf,
  ): number | undefined => {
    if (text.trim() === '') return undefined;
    const value = read(text);
    if (value !== null && isValid(value)) return value;
    errors[field] = message;
    return undefined;
  };
  const score = (field: CheckedField, text: string, range: ScoreRange) =>
    checked(field, text, (value) => isScore(value, range), messages.scoreRule(range));

  const scheme: GradeScheme | undefined = oneOf(gradeSchemes, form.gradeScheme);
  const test: EnglishTest | undefined = oneOf(englishTests, form.test);
  const gradeValue: number | Division | undefined =
    scheme === undefined
      ? undefined
      : scheme === 'division'
        ? oneOf(divisions, form.grade)
        : checked(
            'grade',
            form.grade,
            (value) => value >= 0 && value <= gradeMaxima[scheme],
            messages.gradeRule(gradeMaxima[scheme]),
          );
  const scored = test === undefined || test === 'none' ? null : scoreRanges[test];
  const { min } = finishedRange;
  const max = now.getFullYear() + YEARS_AHEAD;
  const year = numberOf(form.finished) ?? 0;
  const profile = readProfile({
    qualification: form.qualification && oneOf(qualifications, form.qualification),
    grade: { scheme, value: gradeValue },
    english: scored
      ? {
          test,
          overall: score('overall', form.overall, scored.overall),
          parts: Object.fromEntries(
            skills.map((skill) => [skill, score(skill, form.parts[skill], scored.skill)]),
          ),
        }
      : { test },
    finished: checked(
      'finished',
      form.finished,
      (value) => Number.isInteger(value) && value >= min && value <= max,
      isBikramSambat(year) ? messages.bikramSambatYear(year) : messages.finishedRule(min, max),
    ),
    budgetNpr: checked('budget', form.budget, (value) => value > 0, messages.budgetRule, typedRupees),
    intake: form.intake,
    destinations: form.destinations,
  });
  return { profile, errors };
}

/** The months that a start can be wanted in: the next thirty, as `2027-02`. */
export function intakeChoices(now: Date): string[] {
  const first = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return Array.from({ length: 30 }, (_, index) => {
    const month = first + index + 1;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Years between the last qualification and the wanted start; null when either is not known, or it is none. */
export function studyGap({ finished, intake }: Pick<VisitorProfile, 'finished' | 'intake'>): number | null {
  if (finished === undefined || intake === undefined) return null;
  const years = Number(intake.slice(0, 4)) - finished;
  return years > 1 ? years : null;
}
