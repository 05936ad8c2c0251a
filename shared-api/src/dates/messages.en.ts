import { monthNames } from './month-names.ts';

/** Texts of dates, the same on the site and in calendar files. */
export const dateMessages = {
  months: monthNames,
  intakeDeadline: (intake: string, day: string) => `${intake} intake: apply by ${day}`,
  intakeWithoutDeadline: (intake: string) => `${intake} intake: deadline not stated by the university`,
  begins: (intake: string) => `${intake} intake begins; the university names the day`,
} as const;
