import type { ZodMiniType } from 'zod/mini';
import { messages } from '../messages.en.ts';
import { emailSchema, loginSchema, resetSchema, signupSchema } from './account-schemas.ts';
import { passwordProblem } from './password-rules.ts';

const problems = (schema: ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
};

describe('password rules (VALID-2), in their order', () => {
  it.each([
    ['', 'Password is required'],
    ['a', 'Password must be at least 8 characters long'],
    ['Aa1@567', 'Password must be at least 8 characters long'],
    ['abcdefgh', 'Password must contain at least one uppercase letter'],
    ['ABCDEFGH', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
    ['Abcdefg1', 'Password must contain at least one special character (@$!%*?&)'],
    ['Abcdefg1#', 'Password must contain at least one special character (@$!%*?&)'],
  ])('%p: %s', (password, message) => expect(passwordProblem(password)).toBe(message));

  it.each([
    'Abcdefg1@',
    'Abcdefg1$',
    'Abcdefg1!',
    'Abcdefg1%',
    'Abcdefg1*',
    'Abcdefg1?',
    'Abcdefg1&',
    'Abcd fg1#@ñ',
  ])('accepts %p', (password) => expect(passwordProblem(password)).toBeNull());
});

describe('forms', () => {
  it('login reports both fields together', () => {
    expect(problems(loginSchema, { email: '', password: '' })).toEqual([
      ['email', messages.emailRequired],
      ['password', messages.passwordRequired],
    ]);
  });

  it.each(['nobody', 'a@', '@b.c', 'a b@c.de', 'a@b'])('rejects the email %p', (email) => {
    expect(problems(emailSchema, { email })).toEqual([['email', 'Invalid email format']]);
  });

  it('accepts an email with spaces around it', () => {
    expect(emailSchema.parse({ email: ' asha@example.com ' })).toEqual({ email: 'asha@example.com' });
  });

  it('accepts an email with the invisible marks of a chat around it', () => {
    expect(emailSchema.parse({ email: '\u200e\u2068asha@example.com\u2069\u200b ' })).toEqual({
      email: 'asha@example.com',
    });
  });

  it.each([
    ['sign-up', signupSchema, 'password'],
    ['reset', resetSchema, 'new_password'],
  ])('%s requires the same password twice', (_name, schema, key) => {
    const base = { email: 'a@example.com', [key]: 'Abcdefg1@' };
    expect(problems(schema, { ...base, confirm_password: '' })).toEqual([
      ['confirm_password', 'Retype your password.'],
    ]);
    expect(problems(schema, { ...base, confirm_password: 'x' })).toEqual([
      ['confirm_password', 'Passwords must match'],
    ]);
    expect(problems(schema, { ...base, confirm_password: 'Abcdefg1@' })).toEqual([]);
    expect(problems(schema, { ...base, [key]: 'a', confirm_password: 'b' })).toEqual([
      [key, messages.passwordLength],
      ['confirm_password', 'Passwords must match'],
    ]);
  });
});
