import { LRUCache } from 'lru-cache';
import type { Transport, TransportAnswer } from 'shared-api';
import { Agent, type Dispatcher, EnvHttpProxyAgent, interceptors, request } from 'undici';

/** Upper limit for answers. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTIONS = 5;
/** Answers that are kept because the API allows it: the few that all pages need. */
const MAX_KEPT_ANSWERS = 50;

/** Variables that name a proxy for outgoing requests. */
const hasProxy = (env: NodeJS.ProcessEnv) =>
  ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'].some((name) => env[name]);

/**
 * How this server reads from the API, over connections that stay open. Axios, which the client uses by default, costs
 * five times the processor time for each answer; a page needs several. What the API lets everybody keep, such as exchange
 * rates, is read again after that time only.
 */
export function createApiTransport(env: NodeJS.ProcessEnv = process.env): Transport {
  const limits = { maxResponseSize: MAX_BYTES };
  const connections: Dispatcher = hasProxy(env) ? new EnvHttpProxyAgent(limits) : new Agent(limits);
  const dispatcher = connections.compose(interceptors.redirect({ maxRedirections: MAX_REDIRECTIONS }));
  const kept = new LRUCache<string, TransportAnswer>({ max: MAX_KEPT_ANSWERS });
  return async ({ method, url, headers, body, signal }) => {
    const known = method === 'GET' ? kept.get(url) : undefined;
    if (known) return known;
    const answer = await request(url, {
      dispatcher,
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      signal,
    });
    const retryAfter = answer.headers['retry-after'];
    const result: TransportAnswer = {
      status: answer.statusCode,
      body: jsonOrText(await answer.body.text()),
      retryAfter: retryAfter === undefined ? null : String(retryAfter),
    };
    const seconds = secondsToKeep(answer);
    if (method === 'GET' && seconds > 0) kept.set(url, result, { ttl: seconds * 1_000 });
    return result;
  };
}

/** Time in s for which everybody may use an answer again (RFC 9111); 0 without permission. */
function secondsToKeep({ statusCode, headers }: Dispatcher.ResponseData): number {
  const rules = String(headers['cache-control'] ?? '');
  if (statusCode !== 200 || !/\bpublic\b/.test(rules) || /\bno-(store|cache)\b/.test(rules)) return 0;
  if (headers.vary === '*') return 0;
  const [, seconds] = /\bs-maxage=(\d+)/.exec(rules) ?? /\bmax-age=(\d+)/.exec(rules) ?? [];
  return Number(seconds ?? 0) - Number(headers.age ?? 0);
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
