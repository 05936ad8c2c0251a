import type { FastifyRequest } from 'fastify';

/**
 * The fields of a form as text, without NUL characters, which PostgreSQL refuses. Line breaks are one character, as
 * `maxlength` counts them; browsers send two.
 */
export const formFieldsOf = (request: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.body ?? {}).map(([name, value]) => [
      name,
      String(value).replaceAll('\0', '').replaceAll('\r\n', '\n'),
    ]),
  );
