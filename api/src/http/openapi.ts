import type { FastifyInstance, RouteOptions } from 'fastify';
import * as z from 'zod';
import type { CallDescription, ResourceOptions } from './resource.ts';

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

function parameters(path: string, query: Record<string, Json>): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
    explode: true,
  }));
  return [...inPath, ...inQuery];
}

function operation(
  method: string,
  path: string,
  description: CallDescription,
  { authenticated = false, ignoresToken = false }: ResourceOptions,
): Json {
  const { summary, tag, specified = true, answer, answerStatus = 200, otherStatuses = {} } = description;
  const hasBody = ['POST', 'PATCH', 'PUT'].includes(method);
  const query = description.query ? (jsonSchema(description.query).properties as Record<string, Json>) : {};
  const content = answer ? json(jsonSchema(answer)) : {};
  const answers = (text: string) => ({ description: text, ...content });
  return {
    summary: specified ? summary : `${summary} (additive)`,
    tags: [tag],
    parameters: parameters(path, query),
    ...(description.body ? { requestBody: requestBody(description) } : {}),
    ...(authenticated ? { security: [{ bearer: [] }] } : {}),
    responses: {
      [answerStatus]: answers('Done'),
      ...(hasBody || description.query
        ? { 400: errorAnswer('The request is refused; fields name their sentences.') }
        : {}),
      ...(ignoresToken
        ? {}
        : {
            401: errorAnswer(
              authenticated ? 'No token, or one that is not valid.' : 'A token that is not valid.',
            ),
          }),
      ...(path.includes(':') ? { 404: errorAnswer('No such record.') } : {}),
      ...('page' in query ? { 404: errorAnswer('No such page.') } : {}),
      429: errorAnswer('Too many attempts; Retry-After says when to come back.'),
      503: errorAnswer('The database is away; Retry-After says when to come back.'),
      ...Object.fromEntries(
        Object.entries(otherStatuses).map(([status, text]) => [
          status,
          Number(status) < 400 ? answers(text) : errorAnswer(text),
        ]),
      ),
      default: errorAnswer(
        'Another refusal: 405, 406, 413 and 415 for the request, 500 and 507 for the service.',
      ),
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
    const { description, ...options } = route.config ?? {};
    if (!description || typeof route.method !== 'string' || route.method === 'HEAD') return;
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operation(route.method, route.url, description, options),
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
