import type { AxiosInstance } from 'axios';
import type { Transport } from './transport.ts';

let instance: Promise<AxiosInstance> | undefined;

/** The axios client, loaded with the first call: pages that arrive with their data do not need it. */
function client(): Promise<AxiosInstance> {
  instance ??= import(/* webpackChunkName: "http-client" */ 'axios').then(
    ({ default: axios }) =>
      axios.create({
        validateStatus: () => true,
        // Upper limit for answers; only Node enforces it.
        maxContentLength: 64 * 1024 * 1024,
        maxBodyLength: Number.POSITIVE_INFINITY,
      }),
    (error) => {
      // Allows the next call to load the chunk again.
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
    // Not for forms: the browser adds the multipart type with its boundary (C-1). False removes axios'
    // default, so that a GET needs no preflight.
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

/** Loads the client before a call that is likely. Never throws. */
export const warmTransport = (): void => {
  client().catch(() => undefined);
};
