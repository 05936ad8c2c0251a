/** Whether a text looks like an e-mail address. The API has the last word. */
export const isEmail = (text: string): boolean =>
  /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Whether a text is a number that can be called: 7 to 15 digits (ITU-T E.164), written as people write them. */
export function isMobile(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}
