import { apiMessages, errorMessage, fieldErrors, isApiError, isTokenExpired } from 'shared-api';
import type { Documents } from '../files/document-groups.ts';
import { messages } from '../messages.en.ts';
import { withLabel } from './field-labels.ts';
import { fileProblems } from './file-problems.ts';

/** Why an application could not be sent. */
export interface SendFailure {
  message: string;
  hints: readonly string[];
  /** The session has ended or is not valid for the API. */
  needsLogin: boolean;
  /** No answer came: the network is gone, or the API does not respond. */
  isUnreached: boolean;
  /** It is not known whether the application has arrived. */
  mayHaveArrived: boolean;
  /** The API's errors by field and document group. */
  problems: Readonly<Record<string, string>>;
}

/** What the visitor is told about a failed call of `createApplication` with these documents. */
export function describeFailure(error: unknown, documents?: Documents): SendFailure {
  const isUnreached = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
  const wait =
    isApiError(error) && error.status === 429 && error.retryAfter !== null ? error.retryAfter : null;
  const message = errorMessage.applicationCreate(error);
  const needsLogin = isTokenExpired(error) || (isApiError(error) && error.status === 401);
  const body = isApiError(error) && !needsLogin ? error.body : null;
  const ofFiles = documents ? fileProblems(body, documents) : {};
  const problems = { ...fieldErrors(body), ...ofFiles };
  // The default text contains no reasons, and a text of the API names no file.
  const unsaid = message === apiMessages.application ? problems : ofFiles;
  const reasons = Object.entries(unsaid).map(([field, text]) => withLabel(field, text));
  return {
    message,
    hints: [
      ...(isUnreached ? [messages.sentNotKnown] : []),
      ...(isApiError(error) && error.status === 413 ? [messages.tooMuch] : []),
      ...(wait === null ? [] : [messages.throttled(wait)]),
      ...reasons,
    ],
    needsLogin,
    isUnreached,
    mayHaveArrived: isUnreached || (isApiError(error) && isOpenOutcome(error.status)),
    problems,
  };
}

/** Null: no answer, or one that nobody can read. From 500 on a gateway may answer for an API that has stored it. */
const isOpenOutcome = (status: number | null) => status === null || status < 300 || status >= 500;
