import type { FastifyInstance } from 'fastify';
import { paged, University } from 'shared-api/schemas';
import * as z from 'zod';
import { listQuery } from '../../http/list-query.ts';
import { queryOf } from '../../http/request-url.ts';
import { resource, sendJsonPieces } from '../../http/resource.ts';
import { type Catalogue, describeCall, readRecordList } from '../catalogue.ts';
import { isVerifiedOnly } from './verified-universities.ts';

/** As for courses (CONST-13). */
const DEFAULT_PAGE_SIZE = 20;

/** GET university-list: universities by name, optionally of some countries, or only verified ones. */
export function addUniversityList(app: FastifyInstance, catalogue: Catalogue): void {
  resource(app, '/api/app/university-list/', {
    GET: {
      description: describeCall('Universities of a country', {
        query: listQuery.extend({
          country: z.array(z.string()).optional(),
          verified: z.literal('1').optional(),
        }),
        answer: paged(University),
      }),
      handler: async (request, reply) => {
        const query = queryOf(request);
        const countries = await catalogue.readChoices(query, 'country', 'countries');
        const list = await readRecordList(catalogue, request, {
          table: 'universities',
          filters: [
            ['country_id', countries],
            ['verification_state', isVerifiedOnly(query) ? ['listed'] : []],
          ],
          defaultSize: DEFAULT_PAGE_SIZE,
          order: 'name, id',
        });
        return sendJsonPieces(reply, list);
      },
    },
  });
}
