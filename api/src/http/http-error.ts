/** An error that ends a request with a given answer: thrown anywhere, sent as it is by the error handler. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' };

/** The answers of Django REST Framework and SimpleJWT, word for word (API-2 to API-25, API-39). */
export const httpError = {
  /** API-16. */
  notFound: () => new HttpError(404, { detail: 'Not found.' }),
  /** API-25. */
  invalidPage: () => new HttpError(404, { detail: 'Invalid page.' }),
  /** API-8. */
  notAuthenticated: () =>
    new HttpError(401, { detail: 'Authentication credentials were not provided.' }, challenge),
  /** API-11. */
  badAuthorizationHeader: () =>
    new HttpError(
      401,
      {
        detail: 'Authorization header must contain two space-delimited values',
        code: 'bad_authorization_header',
      },
      challenge,
    ),
  /** API-9, API-10. */
  badToken: (message = 'Token is invalid or expired') =>
    new HttpError(
      401,
      {
        detail: 'Given token not valid for any token type',
        code: 'token_not_valid',
        messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
      },
      challenge,
    ),
  /** API-13. */
  userNotFound: () => new HttpError(401, { detail: 'User not found', code: 'user_not_found' }, challenge),
  /** API-13. */
  inactiveUser: () => new HttpError(401, { detail: 'User is inactive', code: 'user_inactive' }, challenge),
  /** API-2, with the `error` sentence of account calls (API-46), which the login screen shows. */
  badCredentials: () =>
    new HttpError(
      401,
      {
        detail: 'No active account found with the given credentials',
        error: 'The email or the password is wrong.',
      },
      challenge,
    ),
  /** API-39. */
  badRefreshToken: () =>
    new HttpError(401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }, challenge),
  /** API-15. */
  forbidden: (detail = 'You do not have permission to perform this action.', more: object = {}) =>
    new HttpError(403, { detail, ...more }),
  /** API-18. */
  methodNotAllowed: (method: string, headers?: Record<string, string>) =>
    new HttpError(405, { detail: `Method "${method}" not allowed.` }, headers),
  /** API-20. */
  unsupportedMediaType: (type: string) =>
    new HttpError(415, { detail: `Unsupported media type "${type}" in request.` }),
  /** API-22. */
  notAcceptable: () => new HttpError(406, { detail: 'Could not satisfy the request Accept header.' }),
  /** API-23. */
  tooManyRequests: (seconds: number) => {
    const unit = seconds === 1 ? 'second' : 'seconds';
    const detail = `Request was throttled. Expected available in ${seconds} ${unit}.`;
    return new HttpError(429, { detail, error: detail }, { 'Retry-After': String(seconds) });
  },
  /** The rest of the body is not waited for, so the connection cannot be used again. */
  bodyTooSlow: () =>
    new HttpError(408, { detail: 'The request body took too long to arrive.' }, { Connection: 'close' }),
  bodyTooLarge: (detail = 'The request body is too large.') => new HttpError(413, { detail }),
  badRequest: (body: unknown) => new HttpError(400, body),
  serviceUnavailable: () =>
    new HttpError(
      503,
      { detail: 'Service temporarily unavailable, try again later.' },
      { 'Retry-After': '5' },
    ),
  storageFull: () =>
    new HttpError(
      507,
      { detail: 'There is no room to store your documents right now. Please try again later.' },
      { 'Retry-After': '60' },
    ),
  databaseFull: () =>
    new HttpError(
      507,
      { detail: 'There is no room to store this right now. Please try again later.' },
      { 'Retry-After': '60' },
    ),
  serverError: () => new HttpError(500, { detail: 'A server error occurred.' }),
};
