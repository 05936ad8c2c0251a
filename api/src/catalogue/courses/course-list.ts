import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Course, courseSorts, paged } from 'shared-api/schemas';
import * as z from 'zod';
import { listQuery } from '../../http/list-query.ts';
import { pagePieces, readPageRequest } from '../../http/paging.ts';
import { lastOf, pathOf, queryOf } from '../../http/request-url.ts';
import { resource, sendJsonPieces } from '../../http/resource.ts';
import { type Catalogue, describeCall } from '../catalogue.ts';
import { readCourseFilter } from './course-filter.ts';

/** Page size of the course search (CONST-13). */
const DEFAULT_PAGE_SIZE = 20;

const courseQuery = listQuery.extend({
  search: z.string().optional(),
  interest: z.array(z.string()).optional(),
  specialization: z.array(z.string()).optional(),
  country: z.array(z.string()).optional(),
  university: z.array(z.string()).optional(),
  max_fee: z.string().optional(),
  maxFee: z.string().optional(),
  annual_fees: z.string().optional(),
  fee_currency: z.literal('NPR').optional(),
  sort: z.enum(courseSorts).optional(),
  facets: z.literal('1').optional(),
  verified: z.literal('1').optional(),
});

/** GET course-list: courses, searched, filtered and sorted; `facets=1` adds counts for each choice. */
export function addCourseList(app: FastifyInstance, catalogue: Catalogue): void {
  resource(app, '/api/app/course-list/', {
    GET: {
      description: describeCall('Courses, searched and filtered', {
        query: courseQuery,
        answer: paged(Course),
      }),
      handler: (request, reply) => answerCourseList(catalogue, request, reply),
    },
  });
}

async function answerCourseList(catalogue: Catalogue, request: FastifyRequest, reply: FastifyReply) {
  const { publicUrl, readChoices, readVerified, search } = catalogue;
  const query = queryOf(request);
  const filter = await readCourseFilter(query, readChoices, readVerified);
  const pageRequest = readPageRequest(query, DEFAULT_PAGE_SIZE);
  const { count, documents, match, words } = await search.find(filter, pageRequest);
  const extras: Record<string, unknown> = filter.search ? { match } : {};
  if (lastOf(query, 'facets') === '1')
    extras.facets = await search.facets(filter, words, await readVerified());
  const path = pathOf(request);
  return sendJsonPieces(
    reply,
    pagePieces({ publicUrl, path, query, request: pageRequest, count, documents, extras }),
  );
}
