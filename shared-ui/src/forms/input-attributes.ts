/**
 * Attributes of a field for somebody's e-mail address: on-screen keyboard and autofill, without capitals and spell
 * check. The field of a login takes `autoComplete="username"` instead.
 */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** Attributes of a field for somebody's telephone number: on-screen keyboard and autofill. */
export const telephoneInput = { type: 'tel', autoComplete: 'tel' } as const;
