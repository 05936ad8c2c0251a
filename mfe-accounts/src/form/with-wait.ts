import { isApiError } from 'shared-api';
import { messages } from '../messages.en.ts';

/** Text of a failed call, and of a throttled one how long to wait. */
export const withWait = (text: string, error: unknown): string =>
  isApiError(error) && error.status === 429 && error.retryAfter !== null
    ? `${text} ${messages.throttled(error.retryAfter)}`
    : text;
