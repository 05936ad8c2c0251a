import type { Translated } from 'shared-language';
import { withEnding } from 'shared-language/with-ending';
import type { dateMessages as english } from './messages.en.ts';
import { nepaliMonthNames } from './month-names.ts';

/** See `messages.en.ts`. */
export const dateMessages: Translated<typeof english> = {
  months: nepaliMonthNames,
  intakeDeadline: (intake, day) => `${withEnding(intake, 'को')} भर्ना: ${day} सम्म आवेदन दिनुहोस्`,
  intakeWithoutDeadline: (intake) => `${withEnding(intake, 'को')} भर्ना: विश्वविद्यालयले अन्तिम मिति उल्लेख गरेको छैन`,
  begins: (intake) => `${withEnding(intake, 'को')} भर्ना सुरु हुन्छ; ठ्याक्कै दिन विश्वविद्यालयले तोक्छ`,
};
