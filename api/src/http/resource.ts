import { Readable } from 'node:stream';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { httpError } from './http-error.ts';
import { pathOf } from './request-url.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | unknown;

/** What the OpenAPI document says of one call. */
export interface CallDescription {
  summary: string;
  tag: string;
  /** False for additional calls (ADD-4). */
  specified?: boolean;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The body is a multipart form: `body` with these properties (JSON Schema) added, and a text on its files. */
  multipart?: { properties: Record<string, unknown>; description: string };
  answer?: z.core.$ZodType;
  /** Default 200. */
  answerStatus?: number;
  /** Further statuses that the client has to expect, with what each says; those below 400 have the same answer. */
  otherStatuses?: Readonly<Record<number, string>>;
}

export interface ResourceOptions {
  /** Guests get 401 (API-8). Default false. */
  authenticated?: boolean;
  /** The Authorization header is not read, as by SimpleJWT's own calls. Default false. */
  ignoresToken?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig extends ResourceOptions {
    /** The methods of this path, for the `Allow` header. Only calls of the hosted API have it. */
    allow?: string;
    description?: CallDescription;
  }
}

export interface Call {
  handler: Handler;
  description: CallDescription;
}

const allMethods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'TRACE'] as const;

/**
 * Adds one path of the hosted API and its calls, answering like a Django REST Framework view: other methods get 405
 * (API-18), OPTIONS describes it (API-40), the path with or without its trailing slash is served or redirected (API-44).
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
  const spellings = path.endsWith('/') ? [path] : [path, `${path}/`];
  for (const url of spellings) {
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
    const otherMethods = allMethods.filter((method) => !(method in calls));
    app.route({
      method: otherMethods,
      url,
      config,
      handler: (request) => {
        throw httpError.methodNotAllowed(request.method);
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
  if (path.endsWith('/')) redirectToSlash(app, path);
}

/**
 * Redirects a path without its trailing slash to the one with it (API-44).
 * @param path with the slash
 */
export function redirectToSlash(app: FastifyInstance, path: string): void {
  app.route({
    method: [...allMethods],
    url: path.slice(0, -1),
    handler: (request, reply) => {
      const requestPath = pathOf(request);
      return reply
        .header('Location', `${requestPath}/${request.url.slice(requestPath.length)}`)
        .code(301)
        .send();
    },
  });
}

/**
 * Sends a value, or a text that is JSON already, as DRF would: compact and without a charset. Fastify adds a charset
 * to texts, therefore bytes are sent.
 */
export const sendJson = (reply: FastifyReply, value: unknown, status = 200): FastifyReply =>
  reply
    .code(status)
    .header('Content-Type', 'application/json')
    .send(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));

/**
 * Sends a JSON text that is in pieces. Between two pieces other requests are answered, and the next one waits until the
 * client has taken the one before.
 */
export function sendJsonPieces(reply: FastifyReply, pieces: readonly string[]): FastifyReply {
  if (pieces.length === 1) return sendJson(reply, pieces[0]);
  const bytes = async function* () {
    for (const piece of pieces) {
      yield Buffer.from(piece);
      await letOthersRun();
    }
  };
  return reply.header('Content-Type', 'application/json').send(Readable.from(bytes()));
}
