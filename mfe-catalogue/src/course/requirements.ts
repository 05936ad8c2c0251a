import type { Course } from 'shared-api';
import { messages } from '../messages.en.ts';

/** "6.5" and "3.0": scores are written with one digit behind the dot. Null for what is no score. */
const score = (value: number | null | undefined): string | null =>
  value != null && value > 0 ? value.toFixed(1) : null;

/** The English test score a course asks for, short enough for a card; null where the API does not say. */
export function englishRequirement({ english_min }: Pick<Course, 'english_min'>): string | null {
  const ielts = score(english_min);
  return ielts && messages.ieltsFrom(ielts);
}

/** What the course asks for, as far as the API says (additive fields): label and value. */
export function entryRequirements(course: Course): readonly (readonly [label: string, value: string])[] {
  const all: readonly (readonly [string, string | null])[] = [
    [messages.englishMinimum, score(course.english_min)],
    [messages.gradesMinimum, score(course.gpa_min)],
  ];
  return all.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
