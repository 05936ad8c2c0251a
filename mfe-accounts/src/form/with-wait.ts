import { isApiError } from 'shared-api';
import { messages } from '../messages.en.ts';

/** Text of a failed call, with the waiting time when it was throttled. */
export const withWait = (text: string, error: unknown): string =>
  isApiError(error) && error.status === 429 && error.retryAfter !== null
    ? `${text} ${messages.throttled(error.retryAfter)}`
    : text;
