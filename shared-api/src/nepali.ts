/**
 * Nepali forms for programs that write several languages at run time, as the API does in e-mails (`shared-api/nepali`).
 * Pages import the English modules, which their Nepali build replaces.
 */

export { dayText } from './dates/day-text.ne.ts';
export { dateWords } from './vocabulary/vocabulary.ne.ts';
