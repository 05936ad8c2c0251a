/** An answer that ends a request: thrown anywhere, sent as it is by the error handler. */
export class Refusal extends Error {
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

/** The answers of Django REST Framework and SimpleJWT, word for word (design/api-behaviour, rows A2 to A23). */
export const refuse = {
  /** A16. */
  notFound: () => new Refusal(404, { detail: 'Not found.' }),
  /** A25. */
  invalidPage: () => new Refusal(404, { detail: 'Invalid page.' }),
  /** A8. */
  notAuthenticated: () =>
    new Refusal(401, { detail: 'Authentication credentials were not provided.' }, challenge),
  /** A11. */
  badAuthorizationHeader: () =>
    new Refusal(
      401,
      {
        detail: 'Authorization header must contain two space-delimited values',
        code: 'bad_authorization_header',
      },
      challenge,
    ),
  /** A9, A10. */
  badToken: (message = 'Token is invalid or expired') =>
    new Refusal(
      401,
      {
        detail: 'Given token not valid for any token type',
        code: 'token_not_valid',
        messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
      },
      challenge,
    ),
  /** A13. */
  noSuchUser: () => new Refusal(401, { detail: 'User not found', code: 'user_not_found' }, challenge),
  inactiveUser: () => new Refusal(401, { detail: 'User is inactive', code: 'user_inactive' }, challenge),
  /** A2, with the plain sentence account calls carry. */
  badCredentials: () => {
    const detail = 'No active account found with the given credentials';
    return new Refusal(401, { detail, error: detail }, challenge);
  },
  /** A39. */
  badRefreshToken: () =>
    new Refusal(401, { detail: 'Token is invalid or expired', code: 'token_not_valid' }, challenge),
  /** A15. */
  forbidden: (detail = 'You do not have permission to perform this action.', more: object = {}) =>
    new Refusal(403, { detail, ...more }),
  /** A18. */
  methodNotAllowed: (method: string) => new Refusal(405, { detail: `Method "${method}" not allowed.` }),
  /** A20. */
  unsupportedMediaType: (type: string) =>
    new Refusal(415, { detail: `Unsupported media type "${type}" in request.` }),
  /** A22. */
  notAcceptable: () => new Refusal(406, { detail: 'Could not satisfy the request Accept header.' }),
  /** A23. */
  throttled: (seconds: number) => {
    const unit = seconds === 1 ? 'second' : 'seconds';
    const detail = `Request was throttled. Expected available in ${seconds} ${unit}.`;
    return new Refusal(429, { detail, error: detail }, { 'Retry-After': String(seconds) });
  },
  tooLarge: (detail = 'The request body is too large.') => new Refusal(413, { detail }),
  badRequest: (body: unknown) => new Refusal(400, body),
  unavailable: () =>
    new Refusal(503, { detail: 'Service temporarily unavailable, try again later.' }, { 'Retry-After': '5' }),
  storageFull: () =>
    new Refusal(
      507,
      { detail: 'There is no room to store your documents right now. Please try again later.' },
      { 'Retry-After': '60' },
    ),
  serverError: () => new Refusal(500, { detail: 'A server error occurred.' }),
};
