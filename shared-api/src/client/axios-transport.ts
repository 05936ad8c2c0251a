import type { AxiosInstance } from 'axios';
import type { Transport } from './transport.ts';

let instance: Promise<AxiosInstance> | undefined;

/**
 * The one axios client, fetched when the first call is made: a page that arrives with its data in it never needs it.
 */
function client(): Promise<AxiosInstance> {
  instance ??= import(/* webpackChunkName: "http-client" */ 'axios').then(
    ({ default: axios }) =>
      axios.create({
        validateStatus: () => true,
        // An answer larger than this is no answer of this API; only Node enforces it.
        maxContentLength: 64 * 1024 * 1024,
        maxBodyLength: Number.POSITIVE_INFINITY,
      }),
    (error) => {
      // A failed download of the chunk must not be remembered.
      instance = undefined;
      throw error;
    },
  );
  return instance;
}

export const axiosTransport: Transport = async ({ method, url, headers, body, signal, onUploadProgress }) => {
  const axios = await client();
  signal.throwIfAborted();
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
  const answer = await axios.request({
    method,
    url,
    data: body,
    signal,
    // A form goes without: the browser writes multipart's own type with its boundary (decisions C-1). False deletes
    // axios' default, so that a GET needs no preflight.
    headers: {
      Accept: 'application/json',
      ...headers,
      ...(isForm ? {} : { 'Content-Type': body === undefined ? false : 'application/json' }),
    },
    onUploadProgress: onUploadProgress
      ? ({ loaded, total }) => onUploadProgress(loaded, total ?? null)
      : undefined,
  });
  const retryAfter = answer.headers['retry-after'];
  return {
    status: answer.status,
    body: answer.data,
    retryAfter: retryAfter == null ? null : String(retryAfter),
  };
};

/** Fetches the client's code ahead of the first call, in a quiet moment. Never throws. */
export const warmTransport = (): void => {
  client().catch(() => undefined);
};
