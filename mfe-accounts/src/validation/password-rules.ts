import { messages } from '../messages.en.ts';

/** VALID-2, in the order of checking; one message at a time (C-35). Other characters are allowed. */
const rules: readonly { holds: (password: string) => boolean; message: string }[] = [
  { holds: (password) => password !== '', message: messages.passwordRequired },
  { holds: (password) => [...password].length >= 8, message: messages.passwordLength },
  { holds: (password) => /[A-Z]/.test(password), message: messages.passwordUpper },
  { holds: (password) => /[a-z]/.test(password), message: messages.passwordLower },
  { holds: (password) => /[0-9]/.test(password), message: messages.passwordDigit },
  { holds: (password) => /[@$!%*?&]/.test(password), message: messages.passwordSpecial },
];

/** Message of the first rule of VALID-2 that the password breaks; null when it satisfies all. */
export const passwordProblem = (password: string): string | null =>
  rules.find((rule) => !rule.holds(password))?.message ?? null;
