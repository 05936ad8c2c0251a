import type { Display } from './display.ts';

/** The API speaks English. */
const asSent: Display = (word) => word;

/** Country of a course, a university, a scholarship. */
export const countryName = asSent;
/** Level of study (interest). */
export const levelName = asSent;
/** Subject (specialization). */
export const subjectName = asSent;
/** How a course is attended: "Full time". */
export const courseTypeName = asSent;
/** City of a branch, a university, an event. */
export const cityName = asSent;
/** A written day, month or weekday: "31 January, 2027", "February", "Sun 22 Nov". */
export const dateWords = asSent;
