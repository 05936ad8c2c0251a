import { isMobileNumber, withoutInvisibleMarks } from 'shared-api/rules';

/** An e-mail address without the spaces and invisible marks that come with a copy from a chat. */
export const cleanEmail = (text: string): string => withoutInvisibleMarks(text).trim();

/**
 * Whether a text looks like an e-mail address. Before the @ it is in ASCII, because a keyboard for Nepali writes Devanagari
 * digits, which no usual mail server delivers. The API has the last word.
 */
export const isEmail = (text: string): boolean =>
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[^\s@.]+(\.[^\s@.]+)+$/.test(cleanEmail(text));

/** Whether a text is a number that can be called, in the digits of any script, as in applications (C-34). */
export const isMobile = (text: string): boolean => isMobileNumber(text);
