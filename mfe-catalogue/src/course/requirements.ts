import type { Course, EnglishRequirement } from 'shared-api';
import { skills } from 'shared-shell/visitor-profile';
import { messages } from '../messages.en.ts';

/** A score with one decimal place. Null for anything else. */
const score = (value: number | null | undefined): string | null =>
  value != null && value > 0 ? value.toFixed(1) : null;

/** The minimum English score of a course, short enough for a card. Null where the API gives none. */
export function englishRequirement({ english_min }: Pick<Course, 'english_min'>): string | null {
  const ielts = score(english_min);
  return ielts && messages.ieltsFrom(ielts);
}

const bandOrPoints = (test: EnglishRequirement['test'], value: number): string =>
  test === 'ielts' ? value.toFixed(1) : String(value);

/** "6.5, no part below 6.0", "6.5 (writing 6.0)". */
function englishScores(requirement: EnglishRequirement): string | null {
  const { test, overall } = requirement;
  if (!overall) return null;
  const parts = skills.flatMap((part) => {
    const minimum = requirement[part];
    return minimum ? [{ part, minimum }] : [];
  });
  const lowest = parts[0]?.minimum;
  const own = bandOrPoints(test, overall);
  if (lowest === undefined) return own;
  if (parts.length === skills.length && parts.every(({ minimum }) => minimum === lowest))
    return messages.noPartBelow(own, bandOrPoints(test, lowest));
  const named = parts.map(
    ({ part, minimum }) => `${messages.skillNames[part].toLowerCase()} ${bandOrPoints(test, minimum)}`,
  );
  return `${own} (${named.join(', ')})`;
}

function gradeMinimum({ requirements, gpa_min }: Course): (readonly [string, string])[] {
  const { scheme, minimum } = requirements?.academic ?? {};
  if (scheme && minimum)
    return [[messages.gradeMinimums[scheme], scheme === 'percentage' ? `${minimum} %` : minimum.toFixed(1)]];
  const gpa = score(gpa_min);
  return gpa ? [[messages.gradesMinimum, gpa]] : [];
}

/** The entry requirements that the API gives (additive fields): label and value. */
export function entryRequirements(course: Course): readonly (readonly [label: string, value: string])[] {
  const academic = course.requirements?.academic;
  const english = (course.requirements?.english ?? []).flatMap((requirement) => {
    const scores = englishScores(requirement);
    return scores ? [[messages.testNames[requirement.test], scores] as const] : [];
  });
  const ielts = score(course.english_min);
  return [
    ...(english.length > 0 ? english : ielts ? [[messages.englishMinimum, ielts] as const] : []),
    ...(academic?.qualification
      ? [[messages.lastQualification, messages.qualificationNames[academic.qualification]] as const]
      : []),
    ...gradeMinimum(course),
  ];
}
