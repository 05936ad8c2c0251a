import { ApiError } from '../errors/api-error.ts';
import { axiosTransport } from './axios-transport.ts';
import { withLanguage } from './language-headers.en.ts';
import { relativeLink, resolveOnBase } from './links.ts';
import type { Transport } from './transport.ts';

/** Timeout of reads (B-29). */
const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;
/** Uploads time out when no bytes are sent for a while; the second timeout is for the API's answer. */
const UPLOAD_STALL_TIMEOUT_MS = 30_000;
const UPLOAD_ANSWER_TIMEOUT_MS = 120_000;

export interface ApiOptions {
  /** Origin and optional path of the hosted API. */
  baseUrl: string;
  /** Bearer token for the calls that need one; null for guests. Called for every request. */
  accessToken: () => string | null;
  /**
   * Called when the API has refused a token with 401. Resolves with another token, with which the call is repeated once,
   * or with null.
   */
  renewToken?: (refused: string) => Promise<string | null>;
  /** Further headers of every request, such as those of a trace. */
  headers?: () => Record<string, string>;
  /** Further host names of the API in its links, when `baseUrl` is an internal address. */
  publicHosts?: readonly string[];
  /** For tests. Default: axios. */
  transport?: Transport;
  /** Timeout of reads in milliseconds (shorter on the server). */
  timeout?: number;
}

export interface ApiCall<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the base, exactly as CALL-1 to CALL-19 write it. */
  path: string;
  query?: URLSearchParams;
  body?: object;
  /** Sends the bearer token. Only for the calls of C-48 and the additive ones. */
  authenticated?: boolean;
  /** Parses the body; undefined means that it is invalid. */
  read: (body: unknown) => T | undefined;
  signal?: AbortSignal;
  onUploadProgress?: (sentBytes: number, totalBytes: number | null) => void;
}

/** The client of the hosted API. Pass it to query options and calls. */
export interface Api {
  readonly baseUrl: string;
  /** @throws ApiError for every failure. */
  request: <T>(call: ApiCall<T>) => Promise<T>;
  /** A `next`/`previous` link as path and query on this API, or null when it leads elsewhere. */
  relativeLink: (link: string | null) => string | null;
}

/** Creates the client. Works in Node and in browsers, without state of its own. */
export function createApi(options: ApiOptions): Api {
  const {
    baseUrl,
    accessToken,
    renewToken,
    publicHosts,
    headers,
    transport = axiosTransport,
    timeout = READ_TIMEOUT_MS,
  } = options;
  return {
    baseUrl,
    relativeLink: (link) => relativeLink(link, baseUrl, publicHosts),
    request: async (call) => {
      const { method = 'GET', body } = call;
      const upload = typeof FormData !== 'undefined' && body instanceof FormData;
      const limit = upload ? UPLOAD_STALL_TIMEOUT_MS : method === 'GET' ? timeout : WRITE_TIMEOUT_MS;
      const watch = watchTime(limit, call.signal);
      const query = call.query?.toString();
      const send = (token: string | null) => {
        watch.restart(limit);
        return watch.race(
          transport({
            method,
            url: resolveOnBase(query ? `${call.path}?${query}` : call.path, baseUrl),
            headers: withLanguage({ ...headers?.(), ...(token && { Authorization: `Bearer ${token}` }) }),
            body,
            signal: watch.signal,
            onUploadProgress: upload
              ? (sent, total) => {
                  watch.restart(
                    total !== null && sent >= total ? UPLOAD_ANSWER_TIMEOUT_MS : UPLOAD_STALL_TIMEOUT_MS,
                  );
                  call.onUploadProgress?.(sent, total);
                }
              : undefined,
          }),
        );
      };
      const token = call.authenticated ? accessToken() : null;
      try {
        let answer = await send(token);
        if (answer.status === 401 && token !== null && renewToken) {
          const renewed = await watch.race(renewToken(token));
          // A refused call has changed nothing, so a write may be repeated too.
          if (renewed !== null) answer = await send(renewed);
        }
        return readAnswer(call, answer);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        if (call.signal?.aborted) throw new ApiError('aborted', { cause: error });
        throw new ApiError(watch.signal.aborted ? 'timeout' : 'network', { cause: error });
      } finally {
        watch.stop();
      }
    },
  };
}

function readAnswer<T>(call: ApiCall<T>, answer: Awaited<ReturnType<Transport>>): T {
  const { status, body } = answer;
  if (status < 200 || status >= 300)
    throw new ApiError('http', { status, body, retryAfter: readRetryAfter(answer.retryAfter) });
  const value = call.read(body);
  if (value === undefined)
    throw new ApiError('shape', { status, body, message: `${call.path} answered something unreadable.` });
  return value;
}

/** Seconds, from either form of `Retry-After`. */
function readRetryAfter(value: string | null | undefined): number | null {
  if (!value) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

/** A restartable timeout that also follows the caller's signal. */
function watchTime(limit: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const onOuter = () => controller.abort(outer?.reason);
  if (outer?.aborted) onOuter();
  outer?.addEventListener('abort', onOuter, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Error('time limit')), ms);
  };
  restart(limit);
  return {
    signal: controller.signal,
    restart,
    stop: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuter);
    },
    /** Rejects at the timeout even if the transport ignores its signal. */
    race: <T>(work: Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        const stop = () => reject(controller.signal.reason);
        if (controller.signal.aborted) stop();
        controller.signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject).finally(() => controller.signal.removeEventListener('abort', stop));
      }),
  };
}
