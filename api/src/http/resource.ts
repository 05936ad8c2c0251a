import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { refuse } from './http-error.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | unknown;

/** What the OpenAPI document says of one call. */
export interface CallDescription {
  summary: string;
  tag: string;
  /** False for calls that are not in D1 §7 or D2 §7. */
  specified?: boolean;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  multipart?: boolean;
  answer?: z.core.$ZodType;
  answerStatus?: number;
}

export interface ResourceOptions {
  /** Guests are refused (A8). */
  authenticated?: boolean;
  /** SimpleJWT's own calls do not look at the Authorization header. */
  ignoresToken?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig extends ResourceOptions {
    /** The methods of this address, for `Allow`; its presence marks a call of the hosted API. */
    allow?: string;
    description?: CallDescription;
  }
}

export interface Call {
  handler: Handler;
  description: CallDescription;
}

const everyMethod = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/**
 * One address of the hosted API and its calls, answering like a Django REST Framework view: other methods get 405
 * (A18), OPTIONS describes it (A40), the other spelling of the trailing slash leads here (A44).
 * @param path as the specification writes it, with Fastify's `:name` parameters
 */
export function resource(
  app: FastifyInstance,
  path: string,
  calls: Partial<Record<Method, Call>>,
  options: ResourceOptions = {},
) {
  const methods = Object.keys(calls) as Method[];
  const allow = [...methods, ...(calls.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const config = { ...options, allow };
  const forms = path.endsWith('/') ? [path] : [path, `${path}/`];
  for (const url of forms) {
    for (const method of methods) {
      const { handler, description } = calls[method]!;
      app.route({
        method,
        url,
        handler,
        exposeHeadRoute: method === 'GET',
        config: url === path ? { ...config, description } : config,
      });
    }
    const others = everyMethod.filter((method) => !(method in calls));
    app.route({
      method: others,
      url,
      config,
      handler: (request) => {
        throw refuse.methodNotAllowed(request.method);
      },
    });
    app.route({
      method: 'OPTIONS',
      url,
      config,
      handler: (_request, reply) =>
        reply.type('application/json').send(
          JSON.stringify({
            name: path
              .split('/')
              .filter((part) => part && !part.startsWith(':'))
              .at(-1),
            description: '',
            renders: ['application/json'],
            parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
          }),
        ),
    });
  }
  if (path.endsWith('/')) {
    app.route({
      method: [...everyMethod],
      url: path.slice(0, -1),
      exposeHeadRoute: false,
      handler: (request, reply) => {
        const [before = '', query] = request.url.split('?', 2);
        return reply
          .header('Location', `${before}/${query === undefined ? '' : `?${query}`}`)
          .code(301)
          .send();
      },
    });
  }
}

/** Sends a value as DRF would: compact JSON without a charset (Fastify adds one to texts, so bytes are sent). */
export const sendJson = (reply: FastifyReply, value: unknown, status = 200): FastifyReply =>
  reply
    .code(status)
    .header('Content-Type', 'application/json')
    .send(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
