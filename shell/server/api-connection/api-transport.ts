import type { Transport } from 'shared-api';
import { Agent, type Dispatcher, EnvHttpProxyAgent, interceptors, request } from 'undici';

/** Upper limit for answers. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTIONS = 5;

/** Variables that name a proxy for outgoing requests. */
const hasProxy = (env: NodeJS.ProcessEnv) =>
  ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'].some((name) => env[name]);

/**
 * How this server reads from the API, over connections that stay open. Axios, which the client uses by default, costs
 * five times the processor time for each answer; a page needs several.
 */
export function createApiTransport(env: NodeJS.ProcessEnv = process.env): Transport {
  const limits = { maxResponseSize: MAX_BYTES };
  const connections: Dispatcher = hasProxy(env) ? new EnvHttpProxyAgent(limits) : new Agent(limits);
  const dispatcher = connections.compose(interceptors.redirect({ maxRedirections: MAX_REDIRECTIONS }));
  return async ({ method, url, headers, body, signal }) => {
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
    return {
      status: answer.statusCode,
      body: jsonOrText(await answer.body.text()),
      retryAfter: retryAfter === undefined ? null : String(retryAfter),
    };
  };
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
