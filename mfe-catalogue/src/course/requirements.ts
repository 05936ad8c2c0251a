import type { Course } from 'shared-api';
import { messages } from '../messages.en.ts';

/** A score with one decimal place. Null for anything else. */
const score = (value: number | null | undefined): string | null =>
  value != null && value > 0 ? value.toFixed(1) : null;

/** The minimum English score of a course, short enough for a card. Null where the API gives none. */
export function englishRequirement({ english_min }: Pick<Course, 'english_min'>): string | null {
  const ielts = score(english_min);
  return ielts && messages.ieltsFrom(ielts);
}

/** The entry requirements that the API gives (additive fields): label and value. */
export function entryRequirements(course: Course): readonly (readonly [label: string, value: string])[] {
  const all: readonly (readonly [string, string | null])[] = [
    [messages.englishMinimum, score(course.english_min)],
    [messages.gradesMinimum, score(course.gpa_min)],
  ];
  return all.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
