/**
 * Why a call failed: `network` (no answer), `timeout`, `aborted` (by the caller's signal), `http` (status 400 or
 * above), `shape` (an invalid answer).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'shape';

/** Every failure of a call. `body` is the raw body: HTML text, arrays, nested objects. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, or null without an answer. */
  readonly status: number | null;
  readonly body: unknown;
  /** Seconds to wait according to `Retry-After`, or null. */
  readonly retryAfter: number | null;

  constructor(
    kind: ApiErrorKind,
    details: {
      status?: number | null;
      body?: unknown;
      retryAfter?: number | null;
      message?: string;
      cause?: unknown;
    } = {},
  ) {
    super(
      details.message ??
        (details.status ? `The API answered ${details.status}.` : `The call failed: ${kind}.`),
      { cause: details.cause },
    );
    this.kind = kind;
    this.status = details.status ?? null;
    this.body = details.body;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** Also true for errors from the server's page data, which have lost their class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof ApiError ||
  (typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'ApiError' &&
    'kind' in error);

/** True when the record does not exist. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;
