/**
 * Dates in Nepali for programs that write several languages at run time, as the API does in e-mails
 * (`shared-api/nepali-dates`). Pages import the English modules, which their Nepali build replaces.
 */

export { dateWords } from '../vocabulary/vocabulary.ne.ts';
export { dayText } from './day-text.ne.ts';
