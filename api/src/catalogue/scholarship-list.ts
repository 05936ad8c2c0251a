import type { FastifyInstance } from 'fastify';
import { paged, Scholarship } from 'shared-api/schemas';
import * as z from 'zod';
import { FieldErrors } from '../http/body-fields.ts';
import { queryOf } from '../http/request-url.ts';
import { resource, sendJsonPieces } from '../http/resource.ts';
import { type Catalogue, describeCall, readRecordList } from './catalogue.ts';
import { listQuery } from './list-query.ts';

const DEFAULT_PAGE_SIZE = 50;

/** GET scholarship-list: scholarships, optionally of some countries or universities. */
export function addScholarshipList(app: FastifyInstance, catalogue: Catalogue): void {
  resource(app, '/api/app/scholarship-list/', {
    GET: {
      description: describeCall('Scholarships of a country or university', {
        query: listQuery.extend({
          country: z.array(z.string()).optional(),
          university: z.array(z.string()).optional(),
        }),
        answer: paged(Scholarship),
      }),
      handler: async (request, reply) => {
        const query = queryOf(request);
        const { readChoices } = catalogue;
        const errors = new FieldErrors();
        const countries = await errors.collect(() => readChoices(query, 'country', 'countries'), []);
        const universities = await errors.collect(() => readChoices(query, 'university', 'universities'), []);
        errors.throwIfAny();
        const list = await readRecordList(catalogue, request, {
          table: 'scholarships',
          filters: [
            ['country_id', countries],
            ['university_id', universities],
          ],
          defaultSize: DEFAULT_PAGE_SIZE,
        });
        return sendJsonPieces(reply, list);
      },
    },
  });
}
