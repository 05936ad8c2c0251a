import { messages } from '../messages.en.ts';
import { isApiError } from './api-error.ts';
import { pickMessage } from './pick-message.ts';

const bodyOf = (error: unknown): unknown => (isApiError(error) ? error.body : undefined);
const reader =
  (keys: readonly string[], fallback: string) =>
  (error: unknown): string =>
    pickMessage(bodyOf(error), keys) ?? fallback;

/**
 * True when a call failed because the session has ended (ERR-24, C-29): by SimpleJWT's code, or by its
 * text anywhere in `detail`.
 */
export function isTokenExpired(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.status === 401 && pickMessage(error.body, ['code']) === 'token_not_valid') return true;
  return pickMessage(error.body, ['detail'])?.includes('Given token not valid for any token type') ?? false;
}

const orExpired =
  (read: (error: unknown) => string) =>
  (error: unknown): string =>
    isTokenExpired(error) ? messages.tokenExpired : read(error);

/**
 * Text for the visitor per failed call: precedence and default texts of ERR-7 to ERR-24 as settled in
 * C-24 to C-29. Error bodies are read only here.
 */
export const errorMessage = {
  signUp: reader(['error', 'message'], messages.signUpDefault),
  /** Without an HTTP answer: the second reading of ERR-13 (C-25). */
  login: (error: unknown): string =>
    pickMessage(bodyOf(error), ['error', 'message']) ??
    (isApiError(error) && error.status !== null ? messages.loginDefault : messages.loginUnexpected),
  emailVerify: reader(['error', 'message'], messages.emailVerifyDefault),
  passwordReset: reader(['error', 'message'], messages.passwordResetDefault),
  courseList: reader(['message'], messages.courses),
  interestList: (_error: unknown): string => messages.interest,
  specializationList: (_error: unknown): string => messages.specialization,
  scholarshipList: reader(['message'], messages.scholarships),
  eventList: reader(['message'], messages.events),
  /** B-13: the text of the list is from ERR-7; that of a post ends in "blog". */
  blogList: reader(['message'], messages.blogs),
  blogInfo: reader(['message'], messages.blog),
  eventRegister: orExpired(reader(['detail', 'error'], messages.eventRegistration)),
  applicationCreate: orExpired(reader(['detail', 'error'], messages.application)),
} as const;
