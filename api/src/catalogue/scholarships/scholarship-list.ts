import type { FastifyInstance } from 'fastify';
import { paged, Scholarship } from 'shared-api/schemas';
import * as z from 'zod';
import { listQuery } from '../../http/list-query.ts';
import { nepalDate } from '../../http/nepal-time.ts';
import { readPagedList } from '../../http/paged-list.ts';
import { queryOf } from '../../http/request-url.ts';
import { resource, sendJsonPieces } from '../../http/resource.ts';
import { type Catalogue, describeCall } from '../catalogue.ts';
import { deadlineChoices, readScholarshipFilter } from './scholarship-facts.ts';

const DEFAULT_PAGE_SIZE = 50;

/** GET scholarship-list: scholarships of countries or universities, by level, share of the tuition and deadline. */
export function addScholarshipList(app: FastifyInstance, catalogue: Catalogue): void {
  resource(app, '/api/app/scholarship-list/', {
    GET: {
      description: describeCall('Scholarships of a country or university', {
        query: listQuery.extend({
          country: z.array(z.string()).optional(),
          university: z.array(z.string()).optional(),
          level: z.array(z.string()).optional(),
          min_percent: z.string().optional(),
          deadline: z.enum(deadlineChoices).optional(),
        }),
        answer: paged(Scholarship),
      }),
      handler: async (request, reply) => {
        const { publicUrl, readChoices, findScholarships, records } = catalogue;
        const filter = await readScholarshipFilter(queryOf(request), readChoices);
        const ids = await findScholarships(filter, nepalDate(new Date()));
        const list = await readPagedList(request, {
          publicUrl,
          defaultSize: DEFAULT_PAGE_SIZE,
          count: async () => ids.length,
          readPage: (limit, offset) => records.byIds('scholarships', ids.slice(offset, offset + limit)),
        });
        return sendJsonPieces(reply, list);
      },
    },
  });
}
