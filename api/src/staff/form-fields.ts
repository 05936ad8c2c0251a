import type { FastifyRequest } from 'fastify';

/** What was entered into a form, by the names of its fields. */
export type FormFields = Record<string, string | undefined>;

/**
 * The fields of a form as text, without NUL characters, which PostgreSQL refuses. Line breaks are one character, as
 * `maxlength` counts them; browsers send two.
 */
export const formFieldsOf = (request: FastifyRequest): FormFields =>
  Object.fromEntries(
    Object.entries(request.body ?? {}).map(([name, value]) => [
      name,
      String(value).replaceAll('\0', '').replaceAll('\r\n', '\n'),
    ]),
  );
