import { type Api, createApi } from '../client/api.ts';
import type { TransportAnswer, TransportRequest } from '../client/transport.ts';

/** A recorded call. */
export interface FakeCall
  extends Pick<TransportRequest, 'method' | 'headers' | 'body' | 'signal' | 'onUploadProgress'> {
  /** Path without the query. */
  path: string;
  query: URLSearchParams;
}

/** An answer with another status than 200, or with `Retry-After`. */
export const reply = (
  status: number,
  body: unknown = null,
  retryAfter: string | null = null,
): TransportAnswer => ({
  status,
  body,
  retryAfter,
});

const isReply = (value: unknown): value is TransportAnswer =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value;

/** A body for status 200, a `reply`, or a function that returns either (or throws: no answer). */
export type FakeAnswer = unknown | ((call: FakeCall) => unknown);

/**
 * The real client with a fake server, for tests. Answers by `"METHOD path"`, with path parameters as `*`. Other
 * calls are answered 404 and recorded in `calls`.
 */
export function fakeApi(
  answers: Readonly<Record<string, FakeAnswer>>,
  options: { accessToken?: () => string | null } = {},
): { api: Api; calls: FakeCall[] } {
  const calls: FakeCall[] = [];
  const api = createApi({
    baseUrl: 'http://api.test',
    accessToken: options.accessToken ?? (() => null),
    transport: async ({ url, ...rest }) => {
      const { pathname, searchParams } = new URL(url);
      const call: FakeCall = { ...rest, path: pathname, query: searchParams };
      calls.push(call);
      const key = Object.keys(answers).find((pattern) => matches(pattern, `${call.method} ${pathname}`));
      if (key === undefined) return reply(404, { detail: 'Not found.' });
      const answer = answers[key];
      const value = await (typeof answer === 'function' ? answer(call) : answer);
      return isReply(value) ? value : reply(200, value);
    },
  });
  return { api, calls };
}

const matches = (pattern: string, request: string) => {
  const expected = pattern.split('/');
  const actual = request.split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, index) => part === '*' || part === actual[index])
  );
};
