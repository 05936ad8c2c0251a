/** Deadlines, intakes and events, and how they are written (`shared-api/dates`). Without dependencies. */

export {
  courseDates,
  type DatedCourse,
  type DatedEntry,
  inOrder,
  registrationDates,
} from './dated-entry.ts';
export { dayText, writtenDayText } from './day-text.en.ts';
export { courseIntakes, type Intake, intakeDeadline } from './intakes.ts';
export { dateMessages } from './messages.en.ts';
