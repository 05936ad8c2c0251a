import { z } from 'zod';
import { messages } from '../messages.en.ts';
import { passwordProblem } from './password-rules.ts';

/** D2 §5. Spaces around an address are a slip of the keyboard, not an error. */
const email = z
  .string()
  .trim()
  .superRefine((value, context) => {
    if (value === '') context.addIssue({ code: 'custom', message: messages.emailRequired });
    else if (!z.email().safeParse(value).success)
      context.addIssue({ code: 'custom', message: messages.emailInvalid });
  });

const password = z.string().superRefine((value, context) => {
  const problem = passwordProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const confirmation = z.string().min(1, messages.confirmRequired);

/** A different second password is told at the second field, also while the first still breaks a rule. */
const matches =
  <K extends string>(key: K) =>
  (values: { confirm_password: string } & Record<K, string>, context: z.core.$RefinementCtx) => {
    if (values.confirm_password !== '' && values.confirm_password !== values[key]) {
      context.addIssue({ code: 'custom', path: ['confirm_password'], message: messages.confirmMismatch });
    }
  };

/** Refinements of an object run even when a field is refused, so that all fields tell their error at once. */
const always = { when: () => true };

export const loginSchema = z.object({ email, password });
export type LoginValues = z.infer<typeof loginSchema>;

export const signupSchema = z
  .object({ email, password, confirm_password: confirmation })
  .check(z.superRefine(matches('password'), always));
export type SignupValues = z.infer<typeof signupSchema>;

export const emailSchema = z.object({ email });
export type EmailValues = z.infer<typeof emailSchema>;

/** The reset sends `new_password` where sign-up sends `password` (decisions C-38). */
export const resetSchema = z
  .object({ new_password: password, confirm_password: confirmation })
  .check(z.superRefine(matches('new_password'), always));
export type ResetValues = z.infer<typeof resetSchema>;
