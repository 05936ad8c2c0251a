import { isMobileNumber } from 'shared-api/rules';

/** Whether a text looks like an e-mail address. The API has the last word. */
export const isEmail = (text: string): boolean =>
  /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Whether a text is a number that can be called, in the digits of any script, as in applications (C-34). */
export const isMobile = (text: string): boolean => isMobileNumber(text);
