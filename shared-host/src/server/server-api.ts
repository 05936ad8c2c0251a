import { type Api, createApi, type Transport } from 'shared-api';

/**
 * The client of the hosted API on the server: without a token, because pages are rendered for guests only (PLATFORM-7).
 * @param baseUrl where this server reaches the API
 * @param publicBaseUrl where browsers reach it: links in responses may name that host
 * @param headers further headers of every request
 * @param transport sends the requests; default: axios
 */
export const createServerApi = (
  baseUrl: string,
  publicBaseUrl: string,
  timeoutMs: number,
  headers?: () => Record<string, string>,
  transport?: Transport,
): Api =>
  createApi({
    baseUrl,
    accessToken: () => null,
    publicHosts: [new URL(publicBaseUrl).host],
    timeout: timeoutMs,
    headers,
    transport,
  });
