export {
  type Division,
  divisions,
  type EnglishTest,
  englishTests,
  finishedRange,
  type Grade,
  type GradeScheme,
  gradeSchemes,
  type Qualification,
  qualifications,
  readProfile,
  type ScoreRange,
  type Skill,
  scoreRanges,
  skills,
  type VisitorProfile,
} from './profile.ts';
export { PROFILE_KEY, type ProfileStore, useVisitorProfile } from './use-visitor-profile.ts';
