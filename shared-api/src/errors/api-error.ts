/**
 * Why a call failed: `network` (no answer), `timeout` (ours), `aborted` (the caller's signal), `http` (an answer of
 * status 400 or above), `shape` (an answer nobody could read).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'shape';

/** Every failure of a call. `body` is whatever came, unread: strings of HTML, arrays, nested objects. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, or null without an answer. */
  readonly status: number | null;
  readonly body: unknown;
  /** Seconds the server asked to wait (`Retry-After`), or null. */
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

/** True also for a failure that came from the server inside the page's data: there it is an object without its class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof ApiError ||
  (typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'ApiError' &&
    'kind' in error);

/** True for answers that say the record does not exist. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;
