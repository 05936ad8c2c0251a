import * as z from 'zod/mini';

/** VALID-2, in the order of the messages. Not anchored: each is one condition of the password rule. */
export const passwordRules = {
  minLength: 8,
  uppercase: /[A-Z]/,
  lowercase: /[a-z]/,
  digit: /[0-9]/,
  special: /[@$!%*?&]/,
} as const;

/** CALL-14 to CALL-17: POST login and register, password-reset request and confirmation (C-38: two names). */
export const LoginPayload = z.object({
  email: z.string(),
  password: z.string(),
  /** Additive: the `device` of an earlier login on this device. Failed logins of others then do not hold it up. */
  device: z.optional(z.string()),
});
export type LoginPayload = z.output<typeof LoginPayload>;

/** Body of the sign-up. Rules of e-mail and password are the API's; the form checks them before. */
export const RegisterPayload = z.object({
  email: z.string(),
  password: z.string(),
  confirm_password: z.string(),
  /** Additive: a path of the site (`sitePath`) to which the link of the e-mail leads back (C-40). */
  next: z.optional(z.string()),
});
export type RegisterPayload = z.output<typeof RegisterPayload>;

/** Body of "forgot password": the address to which the link is mailed. `next` as in `RegisterPayload`. */
export const PasswordResetRequest = z.object({ email: z.string(), next: z.optional(z.string()) });
export type PasswordResetRequest = z.output<typeof PasswordResetRequest>;

/** Body of the reset behind the link of that e-mail. */
export const PasswordResetPayload = z.object({ new_password: z.string(), confirm_password: z.string() });
export type PasswordResetPayload = z.output<typeof PasswordResetPayload>;

/** Additive: body of `token/refresh` and `token/revoke`. */
export const RefreshPayload = z.object({ refresh: z.string() });
export type RefreshPayload = z.output<typeof RefreshPayload>;

/** Answer of login: API-1. `role` is absent where plain SimpleJWT answers. */
export const LoginAnswer = z.object({
  token: z.object({ refresh: z.string(), access: z.string() }),
  role: z._default(z.enum(['user', 'staff']), 'user'),
  /** Additive: to be sent with the next login. It gives no access. */
  device: z.optional(z.string()),
});
export type LoginAnswer = z.output<typeof LoginAnswer>;

/** Answer of the sign-up; the reference API answers the address only. */
export const RegisterAnswer = z.object({ id: z.optional(z.number()), email: z.optional(z.string()) });
export type RegisterAnswer = z.output<typeof RegisterAnswer>;

/** Additive: asks for the verification e-mail again. `next` as in `RegisterPayload`. */
export const VerifyResendPayload = z.object({ email: z.string(), next: z.optional(z.string()) });
export type VerifyResendPayload = z.output<typeof VerifyResendPayload>;

/** Additive: the account of the access token. */
export const Account = z.object({ email: z.string(), role: z._default(z.enum(['user', 'staff']), 'user') });
export type Account = z.output<typeof Account>;

/** Answer with a single message. */
export const MessageAnswer = z.object({ message: z.optional(z.string()) });
export type MessageAnswer = z.output<typeof MessageAnswer>;

/** API-39: `refresh` is present when the server rotates. */
export const RefreshAnswer = z.object({ access: z.string(), refresh: z.optional(z.string()) });
export type RefreshAnswer = z.output<typeof RefreshAnswer>;
