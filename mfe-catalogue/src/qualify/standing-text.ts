import type { EnglishRequirement } from 'shared-api';
import { messages } from '../messages.en.ts';
import type { CourseStanding, EnglishStanding, GradeStanding } from './standing.ts';

/** "IELTS 6.5": one decimal place for IELTS bands, whole numbers for other tests. */
export const scoreText = (test: EnglishRequirement['test'], score: number): string =>
  `${messages.testNames[test]} ${test === 'ielts' ? score.toFixed(1) : score}`;

/** "You need 0.5 more in IELTS writing", "You meet it", "Asks for IELTS 6.5, not in your profile yet". */
export function englishText({ verdict, gap, test, stated }: EnglishStanding): string {
  if (verdict === 'short' && gap && test) {
    const missing = Number((gap.required - gap.own).toFixed(1));
    const where = gap.skill ? messages.skillNames[gap.skill].toLowerCase() : '';
    return messages.needMore(missing, [messages.testNames[test], where].filter(Boolean).join(' '));
  }
  if (verdict === 'unknown' && stated) {
    const asked = scoreText(stated.test, stated.overall ?? 0);
    return test ? messages.notCompared(asked) : messages.notInProfile(asked);
  }
  return verdict === 'meets' ? messages.youMeetIt : messages.notStated;
}

const gradeValue = (value: number, inPercent: boolean) => (inPercent ? `${value} %` : value.toFixed(1));

/** As `englishText`, for grades: "You need a grade point average of 2.8; yours is 2.4". */
export function gradeText({ verdict, required, own, inPercent }: GradeStanding): string {
  if (verdict === 'short' && required !== null && own !== null)
    return messages.needGrade(gradeValue(required, inPercent), gradeValue(own, inPercent));
  if (verdict === 'unknown')
    return required === null
      ? messages.gradeInWords
      : messages.gradeNotInProfile(gradeValue(required, inPercent));
  return verdict === 'meets' ? messages.youMeetIt : messages.notStated;
}

/** The least favourable of all requirements, in one line. */
export function standingText(standing: CourseStanding): string {
  const { english, grade, needsHigherQualification, overall } = standing;
  if (needsHigherQualification) return messages.needsHigherQualification;
  if (overall === 'short' || overall === 'unknown')
    return english.verdict === overall ? englishText(english) : gradeText(grade);
  return overall === 'meets' ? messages.youMeetIt : messages.notStated;
}
