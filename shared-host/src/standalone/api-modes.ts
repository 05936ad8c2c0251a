import { ApiError, axiosTransport, type Transport, type TransportAnswer } from 'shared-api';

/** How the API behaves on a standalone page, chosen in the bar above the page: for the remote's team and for QA. */
export const apiModes = {
  real: 'Real API',
  recorded: 'Recorded responses',
  offline: 'No network',
  slow: 'Slow: 6 s',
  broken: 'Server error (HTML)',
  throttled: 'Throttled (429)',
  expired: 'Expired token',
  empty: 'Empty lists',
  nulls: 'Null in every field',
} as const;

export type ApiMode = keyof typeof apiModes;

/** Modes in which no call reaches the API, so that nothing checks a token. */
export const modesWithoutApi: readonly ApiMode[] = ['recorded', 'offline', 'broken', 'throttled'];
export const isApiMode = (value: string | null): value is ApiMode =>
  value !== null && Object.hasOwn(apiModes, value);

/** Who opens a standalone page, chosen in the bar above the page. */
export const visitors = { guest: 'Guest', account: 'Logged in' } as const;

export type Visitor = keyof typeof visitors;

/**
 * Recorded responses by `GET /path?query`; `{api}` stands for the API's base URL. `recordedAt`: the time of the recording,
 * to which dates in the response belong.
 */
export type Recorded = Readonly<Record<string, TransportAnswer & { recordedAt?: string }>>;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Delay in ms of the mode `slow`: longer than the 5 s before "still loading" (CONST-30). */
const SLOW_RESPONSE_MS = 6_000;

const isList = (body: unknown): body is { results: unknown[] } =>
  Array.isArray((body as { results?: unknown })?.results);
const withNullFields = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [key, key === 'id' ? field : null]));

/** Why a call has no recorded response, and what to do. Records have reads only: nothing stores what a form sends. */
export const notRecorded = (call: string) =>
  call.startsWith('GET ')
    ? `Not recorded: ${call}. Of pages with an id, the one of 1 is recorded; npm run record records all again. In a repository without that command, add the response to recorded.json.`
    : `Not sent: ${call}. Only reads are recorded, so nothing was changed. Choose "${apiModes.real}" to send it, or add a response for it to recorded.json.`;

const expiredToken: TransportAnswer = {
  status: 401,
  body: {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
  },
};

/**
 * The transport of a mode. Failures have status, body and headers of the hosted API (API-1 to API-44).
 * @param readRecorded reads the responses to calls with a token (`account`), or without one (`guest`)
 * @param options.onMissing called with a call that has no recorded response, e.g. `GET /api/app/event-info/9`
 */
export function createModeTransport(
  mode: ApiMode,
  apiBaseUrl: string,
  readRecorded: (visitor: Visitor) => Promise<Recorded>,
  { real = axiosTransport, onMissing }: { real?: Transport; onMissing?: (call: string) => void } = {},
): Transport {
  const withBody =
    (change: (body: unknown) => unknown): Transport =>
    async (request) => {
      const response = await real(request);
      return request.method === 'GET' && response.status < 300
        ? { ...response, body: change(response.body) }
        : response;
    };
  switch (mode) {
    case 'real':
      return real;
    case 'recorded':
      return async ({ method, url, headers }) => {
        const key = `${method} ${url.slice(apiBaseUrl.length)}`;
        const found = (await readRecorded(headers.Authorization ? 'account' : 'guest'))[key];
        if (!found) {
          onMissing?.(key);
          return { status: 404, body: { detail: notRecorded(key) } };
        }
        return JSON.parse(JSON.stringify(found).replaceAll('{api}', apiBaseUrl));
      };
    case 'offline':
      return async () => {
        throw new ApiError('network');
      };
    case 'slow':
      return async (request) => {
        await delay(SLOW_RESPONSE_MS);
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
      return withBody((body) =>
        isList(body) ? { ...body, count: 0, next: null, previous: null, results: [] } : body,
      );
    case 'nulls':
      return withBody((body) => {
        if (isList(body))
          return { ...body, results: body.results.map((record) => withNullFields(record as object)) };
        return body && typeof body === 'object' ? withNullFields(body) : body;
      });
  }
}
