import type { FastifyRequest } from 'fastify';
import { pagePieces, readPageRequest, resolvePage } from './paging.ts';
import { pathOf, queryOf } from './request-url.ts';

/** A list whose pages are read one by one. */
export interface PagedList {
  publicUrl: string;
  defaultSize: number;
  count: () => Promise<number>;
  /** The records of one page as JSON texts. */
  readPage: (limit: number, offset: number) => Promise<readonly string[]>;
  /** Name of the list's property. Default `results`. */
  listKey?: string;
}

/**
 * The JSON text of the requested page, in pieces.
 * @throws HttpError 404 for an invalid page.
 */
export async function readPagedList(request: FastifyRequest, list: PagedList): Promise<string[]> {
  const query = queryOf(request);
  const pageRequest = readPageRequest(query, list.defaultSize);
  const count = await list.count();
  const page = resolvePage(pageRequest, count);
  const documents = await list.readPage(pageRequest.size, (page - 1) * pageRequest.size);
  return pagePieces({
    publicUrl: list.publicUrl,
    path: pathOf(request),
    query,
    request: pageRequest,
    count,
    documents,
    ...(list.listKey ? { listKey: list.listKey } : {}),
  });
}
