import type { FastifyInstance, RouteOptions } from 'fastify';
import * as z from 'zod';
import type { CallDescription } from './resource.ts';

type Json = Record<string, unknown>;

/** The JSON Schema of what is sent (`input`: before the client normalises it), without its `$schema` line. */
function jsonSchema(schema: z.core.$ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const errorAnswer = (description: string) => ({
  description,
  ...json({ type: 'object', properties: { detail: { type: 'string' } } }),
});

function requestBody({ body, multipart }: CallDescription): Json | undefined {
  if (!body) return undefined;
  const schema = jsonSchema(body);
  if (!multipart) return { required: true, ...json(schema) };
  const properties = { ...(schema.properties as Json), ...multipart.properties };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties } } },
    description: multipart.description,
  };
}

function parameters(path: string, { query }: CallDescription): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties = query ? (jsonSchema(query).properties as Record<string, Json>) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    explode: true,
  }));
  return [...inPath, ...inQuery];
}

function operation(path: string, description: CallDescription, authenticated: boolean): Json {
  const { summary, tag, specified = true, answer, answerStatus = 200 } = description;
  return {
    summary: specified ? summary : `${summary} (additive)`,
    tags: [tag],
    parameters: parameters(path, description),
    ...(description.body ? { requestBody: requestBody(description) } : {}),
    ...(authenticated ? { security: [{ bearer: [] }] } : {}),
    responses: {
      [answerStatus]: { description: 'Done', ...(answer ? json(jsonSchema(answer)) : {}) },
      ...(description.body || description.query
        ? { 400: errorAnswer('The request is refused; fields name their sentences.') }
        : {}),
      ...(authenticated ? { 401: errorAnswer('No token, or one that is not valid.') } : {}),
      ...(path.includes(':') ? { 404: errorAnswer('No such record.') } : {}),
      429: errorAnswer('Too many attempts; Retry-After says when to come back.'),
      503: errorAnswer('The database is away; Retry-After says when to come back.'),
    },
  };
}

/**
 * Collects the description of every call when its route is added, and returns a function that builds the OpenAPI
 * document. It is generated from the zod schemas with which the site reads answers. Call it before adding routes.
 */
export function collectOpenApi(app: FastifyInstance, publicUrl: string): () => Json {
  const paths: Record<string, Json> = {};
  app.addHook('onRoute', (route: RouteOptions) => {
    const { description, authenticated = false } = route.config ?? {};
    if (!description || typeof route.method !== 'string' || route.method === 'HEAD') return;
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operation(route.url, description, authenticated),
    };
  });
  return () => ({
    openapi: '3.1.0',
    info: {
      title: 'Study-abroad API',
      version: '1.0.0',
      description:
        'Reference implementation of the hosted API. Lists are paged; errors carry `detail`, account calls also `error`.',
    },
    servers: [{ url: publicUrl }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
}
