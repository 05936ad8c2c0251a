import type { Course, EnglishRequirement } from 'shared-api';
import { qualifications, type Skill, skills, type VisitorProfile } from 'shared-shell/visitor-profile';
import { bandFor, type ScoredTest, scoreFor } from './concordance.ts';
import { gradePoints } from './grade-points.ts';

/** The fields of a course that say what it asks for. */
export type Asking = Pick<Course, 'english_min' | 'gpa_min' | 'requirements'>;

/**
 * - `not-stated`: the university does not state it.
 * - `unknown`: it is stated, and the profile does not say enough, or it cannot be compared.
 */
export type Verdict = 'meets' | 'short' | 'unknown' | 'not-stated';

/** What is missing in one score: of a skill, or overall. */
export interface Gap {
  skill: Skill | null;
  required: number;
  own: number;
}

export interface EnglishStanding {
  verdict: Verdict;
  /** The minimum that counts for this visitor: in their own test if the university states it, else in IELTS. */
  stated: EnglishRequirement | null;
  /** The visitor's test; null when the profile does not say it, or none was taken. */
  test: ScoredTest | null;
  /** The overall minimum in the visitor's test. */
  required: number | null;
  own: number | null;
  /** True when the minimum was converted from another test by the test makers' concordance. */
  converted: boolean;
  gap: Gap | null;
  /** True when a part has a minimum that could not be compared. */
  hasUncheckedParts: boolean;
}

export interface GradeStanding {
  verdict: Verdict;
  /** In the scheme that is compared: percent when both are percentages, else grade points out of 4. */
  required: number | null;
  own: number | null;
  inPercent: boolean;
  /** True when one of them was converted by the indicative table. */
  converted: boolean;
}

export interface CourseStanding {
  english: EnglishStanding;
  grade: GradeStanding;
  /** True when the course asks for a higher qualification than the visitor's. */
  needsHigherQualification: boolean;
  /** The least favourable: `short` before `unknown` before `meets`; `not-stated` when nothing is stated. */
  overall: Verdict;
}

/** English minimums of a course. An API without the additive list may still give the overall IELTS score. */
function englishMinimums({ requirements, english_min }: Asking): readonly EnglishRequirement[] {
  const stated = (requirements?.english ?? []).filter(({ overall }) => overall !== null && overall > 0);
  if (stated.length > 0) return stated;
  return english_min && english_min > 0 ? [{ test: 'ielts', overall: english_min }] : [];
}

/** A minimum of one test in another, by way of IELTS bands; null where no concordance gives it. */
function convert(score: number, from: ScoredTest, to: ScoredTest, skill?: Skill): number | null {
  if (from === to) return score;
  const band = bandFor(score, from, skill);
  return band === null ? null : scoreFor(band, to, skill);
}

function englishStanding(course: Asking, { english }: VisitorProfile): EnglishStanding {
  const minimums = englishMinimums(course);
  const test = !english || english.test === 'none' ? null : english.test;
  const stated =
    minimums.find((minimum) => minimum.test === test) ??
    minimums.find((minimum) => minimum.test === 'ielts') ??
    minimums[0] ??
    null;
  const standing: EnglishStanding = {
    verdict: stated ? 'unknown' : 'not-stated',
    stated,
    test,
    required: null,
    own: english?.overall ?? null,
    converted: stated !== null && test !== null && stated.test !== test,
    gap: null,
    hasUncheckedParts: false,
  };
  if (!stated || test === null) return standing;
  const required = convert(stated.overall ?? 0, stated.test, test);
  const { own } = standing;
  if (required === null || own === null) return { ...standing, required };

  const parts = skills.flatMap((skill) => {
    const minimum = stated[skill];
    return minimum ? [{ skill, required: convert(minimum, stated.test, test, skill) }] : [];
  });
  const scores = english?.parts ?? {};
  const gaps: Gap[] = [
    { skill: null, required, own },
    ...parts.flatMap((part) => {
      const score = scores[part.skill];
      return part.required === null || score === undefined
        ? []
        : [{ ...part, required: part.required, own: score }];
    }),
  ].filter((gap) => gap.own < gap.required);
  return {
    ...standing,
    verdict: gaps.length > 0 ? 'short' : 'meets',
    required,
    gap: gaps[0] ?? null,
    hasUncheckedParts: parts.some((part) => part.required === null || scores[part.skill] === undefined),
  };
}

function gradeStanding({ requirements, gpa_min }: Asking, { grade }: VisitorProfile): GradeStanding {
  const academic = requirements?.academic ?? null;
  const scheme = academic?.minimum ? academic.scheme : gpa_min ? 'neb_gpa' : null;
  const minimum = academic?.minimum || gpa_min || null;
  const standing: GradeStanding = {
    verdict: academic?.text || minimum ? 'unknown' : 'not-stated',
    required: minimum,
    own: null,
    inPercent: scheme === 'percentage',
    converted: false,
  };
  if (minimum === null || scheme === null || !grade) return standing;
  const asPercent = scheme === 'percentage' && grade.scheme === 'percentage';
  const own = asPercent ? (grade.value as number) : gradePoints(grade);
  const required =
    scheme === 'percentage' && !asPercent ? gradePoints({ scheme: 'percentage', value: minimum }) : minimum;
  return {
    verdict: own >= required ? 'meets' : 'short',
    required,
    own,
    inPercent: asPercent,
    converted: !asPercent && (scheme === 'percentage' || grade.scheme !== 'gpa'),
  };
}

const rank = new Map(qualifications.map((id, index) => [id, index]));
/** A-Levels count as grade 12, which stands before them in the list. */
const rankOf = (id: (typeof qualifications)[number]) => rank.get(id === 'a_levels' ? 'grade_12' : id) ?? 0;

/** How the visitor stands to what a course asks for. Computed on the device. */
export function standingOf(course: Asking, profile: VisitorProfile): CourseStanding {
  const english = englishStanding(course, profile);
  const grade = gradeStanding(course, profile);
  const asked = course.requirements?.academic?.qualification;
  const needsHigherQualification =
    asked != null && profile.qualification !== undefined && rankOf(profile.qualification) < rankOf(asked);
  const verdicts = [english.verdict, grade.verdict];
  const overall = needsHigherQualification
    ? 'short'
    : ((['short', 'unknown', 'meets'] as const).find((verdict) => verdicts.includes(verdict)) ??
      'not-stated');
  return { english, grade, needsHigherQualification, overall };
}

/** Whether a course stays in a list of 'only courses I meet or that do not state it'. What is unknown is not judged. */
export const fitsProfile = (course: Asking, profile: VisitorProfile): boolean =>
  standingOf(course, profile).overall !== 'short';
