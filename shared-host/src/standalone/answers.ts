import { ApiError, axiosTransport, type Transport, type TransportAnswer } from 'shared-api';

/** How the API answers a remote that stands alone: for its team and for QA, chosen in the bar at the page's foot. */
export const answerModes = {
  real: 'Real API',
  recorded: 'Recorded answers',
  offline: 'No network',
  slow: 'Slow: 6 s',
  broken: 'Server error (HTML)',
  throttled: 'Throttled (429)',
  expired: 'Expired token',
  empty: 'Empty lists',
  nulls: 'Null in every field',
} as const;

export type AnswerMode = keyof typeof answerModes;
export const isAnswerMode = (value: string | null): value is AnswerMode =>
  value !== null && value in answerModes;

/** Recorded answers by `GET /path?query`; `{api}` stands for the API's address. */
export type Recorded = Readonly<Record<string, TransportAnswer>>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isList = (body: unknown): body is { results: unknown[] } =>
  Array.isArray((body as { results?: unknown })?.results);
const withoutValues = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [key, key === 'id' ? field : null]));

const expiredToken: TransportAnswer = {
  status: 401,
  body: {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
  },
};

/** The transport of a mode. Failures are the original service's own (status, body, headers). */
export function transportOf(
  mode: AnswerMode,
  apiBaseUrl: string,
  readRecorded: () => Promise<Recorded>,
  real: Transport = axiosTransport,
): Transport {
  const changed =
    (change: (body: unknown) => unknown): Transport =>
    async (request) => {
      const answer = await real(request);
      return request.method === 'GET' && answer.status < 300
        ? { ...answer, body: change(answer.body) }
        : answer;
    };
  switch (mode) {
    case 'real':
      return real;
    case 'recorded':
      return async ({ method, url }) => {
        const key = `${method} ${url.slice(apiBaseUrl.length)}`;
        const found = (await readRecorded())[key];
        if (!found)
          return { status: 404, body: { detail: `Not recorded: ${key}. Record it with npm run record.` } };
        return JSON.parse(JSON.stringify(found).replaceAll('{api}', apiBaseUrl));
      };
    case 'offline':
      return async () => {
        throw new ApiError('network');
      };
    case 'slow':
      return async (request) => {
        await pause(6_000);
        return real(request);
      };
    case 'broken':
      return async () => ({
        status: 500,
        body: '<!doctype html><title>Server Error (500)</title><h1>Server Error (500)</h1>',
      });
    case 'throttled':
      return async () => ({
        status: 429,
        body: { detail: 'Request was throttled. Expected available in 59 seconds.' },
        retryAfter: '59',
      });
    case 'expired':
      return async (request) => (request.headers.Authorization ? expiredToken : real(request));
    case 'empty':
      return changed((body) =>
        isList(body) ? { ...body, count: 0, next: null, previous: null, results: [] } : body,
      );
    case 'nulls':
      return changed((body) => {
        if (isList(body))
          return { ...body, results: body.results.map((record) => withoutValues(record as object)) };
        return body && typeof body === 'object' ? withoutValues(body) : body;
      });
  }
}
