import type { FastifyRequest } from 'fastify';

/** What was entered into a form, by the names of its fields. */
export type FormFields = Record<string, string | undefined>;

/**
 * The fields of a form as text, without NUL characters, which PostgreSQL refuses. Line breaks are one character, as
 * `maxlength` counts them; browsers send two. Other values than text, which JSON can have and forms cannot, are ignored.
 */
export const formFieldsOf = (request: FastifyRequest): FormFields =>
  Object.fromEntries(
    Object.entries(request.body ?? {}).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\0', '').replaceAll('\r\n', '\n')]] : [],
    ),
  );
