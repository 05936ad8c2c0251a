import type { Api } from '../client/api.ts';
import { readAcknowledgement, readObjectBody } from '../reading/bodies.ts';
import { read } from '../reading/read.ts';
import {
  Account,
  LoginAnswer,
  type LoginPayload,
  MessageAnswer,
  type PasswordResetPayload,
  type PasswordResetRequest,
  RefreshAnswer,
  type RegisterAnswer,
  RegisterAnswer as RegisterAnswerSchema,
  type RegisterPayload,
  type VerifyResendPayload,
} from '../schemas/account.ts';

const readLogin = readObjectBody(LoginAnswer);

/** Plain SimpleJWT sends the two tokens at the top level (API-1). */
function readAnyLogin(body: unknown): LoginAnswer | undefined {
  return (
    readLogin(body) ?? read(LoginAnswer, { token: body, role: (body as { role?: unknown } | null)?.role })
  );
}

/** For calls whose answers are not used. */
const readAnything = readAcknowledgement(MessageAnswer, {});

/** POST login. Failures: `errorMessage.login`. */
export const login = (api: Api, payload: LoginPayload, signal?: AbortSignal): Promise<LoginAnswer> =>
  api.request({ method: 'POST', path: '/api/user/login/', body: payload, read: readAnyLogin, signal });

/** POST register; the account must then be verified by e-mail. Failures: `errorMessage.signUp`. */
export const signUp = (api: Api, payload: RegisterPayload, signal?: AbortSignal): Promise<RegisterAnswer> =>
  api.request({
    method: 'POST',
    path: '/api/user/register/',
    body: payload,
    read: readAcknowledgement(RegisterAnswerSchema, {}),
    signal,
  });

/** Additive: sends the verification e-mail again. APIs without the call answer 404. */
export const resendVerification = (
  api: Api,
  payload: VerifyResendPayload,
  signal?: AbortSignal,
): Promise<MessageAnswer> =>
  api.request({
    method: 'POST',
    path: '/api/user/verify-resend/',
    body: payload,
    read: readAnything,
    signal,
  });

/** POST password-reset: sends an e-mail with a reset link. Failures: `errorMessage.emailVerify` (C-37). */
export const requestPasswordReset = (
  api: Api,
  payload: PasswordResetRequest,
  signal?: AbortSignal,
): Promise<MessageAnswer> =>
  api.request({
    method: 'POST',
    path: '/api/user/password-reset/',
    body: payload,
    read: readAnything,
    signal,
  });

/** PATCH password-reset with the two parts of the link in the e-mail. Failures: `errorMessage.passwordReset`. */
export const resetPassword = (
  api: Api,
  link: { encodedPk: string; token: string },
  payload: PasswordResetPayload,
  signal?: AbortSignal,
): Promise<MessageAnswer> =>
  api.request({
    method: 'PATCH',
    path: `/api/user/password-reset/${encodeURIComponent(link.encodedPk)}/${encodeURIComponent(link.token)}/`,
    body: payload,
    read: readAnything,
    signal,
  });

/** Additive: a new access token for a refresh token, which the server rotates. The site must work without it. */
export const refreshTokens = (api: Api, refresh: string, signal?: AbortSignal): Promise<RefreshAnswer> =>
  api.request({
    method: 'POST',
    path: '/api/user/token/refresh/',
    body: { refresh },
    read: readObjectBody(RefreshAnswer),
    signal,
  });

/** Additive: ends the session a refresh token belongs to. */
export const revokeToken = (api: Api, refresh: string, signal?: AbortSignal): Promise<MessageAnswer> =>
  api.request({
    method: 'POST',
    path: '/api/user/token/revoke/',
    body: { refresh },
    read: readAnything,
    signal,
  });

/** Additive: the account of the access token. APIs without the call answer 404. */
export const readAccount = (api: Api, signal?: AbortSignal): Promise<Account> =>
  api.request({ path: '/api/user/account/', authenticated: true, read: readObjectBody(Account), signal });
