import type { FastifyInstance } from 'fastify';
import { Country, Interest, paged, Specialization } from 'shared-api/schemas';
import { listQuery } from '../../http/list-query.ts';
import { resource, sendJsonPieces } from '../../http/resource.ts';
import { type Catalogue, describeCall, readRecordList } from '../catalogue.ts';

/** Interests come in several pages, as the original's lists may (C-9, DEMO-4). */
const choiceLists = [
  {
    path: '/api/app/interest-list/',
    table: 'interests',
    defaultSize: 4,
    schema: Interest,
    summary: 'Levels of study',
  },
  {
    path: '/api/app/specialization-list/',
    table: 'specializations',
    defaultSize: 50,
    schema: Specialization,
    summary: 'Subjects',
  },
  {
    path: '/api/app/country-list/',
    table: 'countries',
    defaultSize: 50,
    schema: Country,
    summary: 'Destinations',
  },
] as const;

/** GET interest-list, specialization-list and country-list: the choices of the course filters. */
export function addChoiceLists(app: FastifyInstance, catalogue: Catalogue): void {
  for (const { path, table, defaultSize, schema, summary } of choiceLists) {
    resource(app, path, {
      GET: {
        description: describeCall(summary, { query: listQuery, answer: paged(schema) }),
        handler: async (request, reply) =>
          sendJsonPieces(reply, await readRecordList(catalogue, request, { table, defaultSize })),
      },
    });
  }
}
