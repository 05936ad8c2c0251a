import { isApiError, pickMessage } from 'shared-api';
import { messages } from '../messages.en.ts';

/** The API's sentence about a refused call, or our own, with the time to wait when there were too many tries. */
export function failureText(error: unknown, otherwise: string): string {
  if (!isApiError(error)) return otherwise;
  if (error.status === 429 && error.retryAfter !== null)
    return `${otherwise} ${messages.tryAgainIn(error.retryAfter)}`;
  return (error.status === 400 && pickMessage(error.body, ['detail'])) || otherwise;
}
