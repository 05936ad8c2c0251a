import type { FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';
import { idOf } from './request-url.ts';

/**
 * The record that the `:id` of the path names.
 * @param read the records with an id: one or none
 * @throws HttpError 404
 */
export async function findRecord<Row>(
  request: FastifyRequest,
  read: (id: number) => PromiseLike<readonly Row[]>,
): Promise<Row> {
  const id = idOf(request);
  const [row] = id === null ? [] : await read(id);
  if (!row) throw httpError.notFound();
  return row;
}
