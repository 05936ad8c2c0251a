import { withoutInvisibleMarks } from 'shared-api/rules';
import * as z from 'zod/mini';
import { messages } from '../messages.en.ts';
import { passwordProblem } from './password-rules.ts';

const emailFormat = z.email();

/** VALID-1. Leading and trailing spaces are removed, and the invisible marks that come with a copied address. */
export const emailRule = z.string().check(
  z.overwrite((text) => withoutInvisibleMarks(text).trim()),
  z.check<string>(({ value, issues }) => {
    if (value === '') issues.push({ code: 'custom', message: messages.emailRequired, input: value });
    else if (!emailFormat.safeParse(value).success)
      issues.push({ code: 'custom', message: messages.emailInvalid, input: value });
  }),
);

const password = z.string().check(({ value, issues }) => {
  const problem = passwordProblem(value);
  if (problem) issues.push({ code: 'custom', message: problem, input: value });
});

const confirmation = z.string().check(z.minLength(1, messages.confirmRequired));

/**
 * The error of a different confirmation is shown at the confirmation. The check runs even when another field is
 * invalid, so that all errors appear together.
 */
const matches = <K extends string>(key: K) =>
  z.superRefine<{ confirm_password: string } & Record<K, string>>(
    (values, context) => {
      if (values.confirm_password !== '' && values.confirm_password !== values[key])
        context.addIssue({ code: 'custom', path: ['confirm_password'], message: messages.confirmMismatch });
    },
    { when: () => true },
  );

export const loginSchema = z.object({ email: emailRule, password });

export const signupSchema = z
  .object({ email: emailRule, password, confirm_password: confirmation })
  .check(matches('password'));

export const emailSchema = z.object({ email: emailRule });

/** The reset sends `new_password` where sign-up sends `password` (C-38). */
export const resetSchema = z
  .object({ new_password: password, confirm_password: confirmation })
  .check(matches('new_password'));
