import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  Country,
  Course,
  courseSorts,
  Interest,
  paged,
  Scholarship,
  Specialization,
  University,
} from 'shared-api/schemas';
import * as z from 'zod';
import { fieldRefusal } from '../http/body-fields.ts';
import { refuse } from '../http/http-error.ts';
import { pageText, readPageRequest, resolvePage } from '../http/paging.ts';
import { pathOf, queryOf } from '../http/request-url.ts';
import { type CallDescription, resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { catalogueMemory } from './catalogue-cache.ts';
import { choiceReader, readMaxFee } from './choice-filters.ts';
import { type CourseFilter, courseOrders, courseSearch } from './course-search.ts';
import { catalogueRecords, type RecordTable } from './records.ts';
import { searchWords } from './search-text.ts';

const tag = 'Catalogue';
const pageQuery = z.object({ page: z.string().optional(), records: z.string().optional() });
const courseQuery = pageQuery.extend({
  search: z.string().optional(),
  interest: z.array(z.string()).optional(),
  specialization: z.array(z.string()).optional(),
  country: z.array(z.string()).optional(),
  university: z.array(z.string()).optional(),
  max_fee: z.string().optional(),
  maxFee: z.string().optional(),
  annual_fees: z.string().optional(),
  sort: z.enum(courseSorts).optional(),
  facets: z.literal('1').optional(),
});

/** D2 §9 and demo-data: page sizes. Interests come in pages, as the original's lists may (decisions C-9). */
const sizes = {
  courses: 20,
  universities: 20,
  interests: 4,
  specializations: 50,
  countries: 50,
  scholarships: 50,
};

/** D1 §7 and D2 §7: courses, choices, universities, scholarships. */
export function catalogueRoutes(app: FastifyInstance, service: Service): void {
  const { database, configuration } = service;
  const { publicUrl } = configuration;
  const memory = catalogueMemory(database);
  const records = catalogueRecords(database, memory, publicUrl);
  const readChoices = choiceReader(database, memory);
  const search = courseSearch(database, memory, (ids) => records.of('course_documents', ids));
  const describe = (summary: string, more: Partial<CallDescription>): CallDescription => ({
    summary,
    tag,
    ...more,
  });

  async function readFilter(query: URLSearchParams): Promise<CourseFilter> {
    const sort = query.get('sort') ?? 'relevance';
    if (!courseOrders.includes(sort as CourseFilter['sort'])) {
      throw fieldRefusal({
        sort: [`Select a valid choice. ${sort.slice(0, 100)} is not one of the available choices.`],
      });
    }
    return {
      search: searchWords(query.get('search')),
      interests: await readChoices(query, 'interest', 'interests'),
      specializations: await readChoices(query, 'specialization', 'specializations'),
      countries: await readChoices(query, 'country', 'countries'),
      universities: await readChoices(query, 'university', 'universities'),
      maxFee: readMaxFee(query),
      sort: sort as CourseFilter['sort'],
    };
  }

  resource(app, '/api/app/course-list/', {
    GET: {
      description: describe('Courses, searched and filtered', { query: courseQuery, answer: paged(Course) }),
      handler: async (request, reply) => {
        const query = queryOf(request);
        const filter = await readFilter(query);
        const wanted = readPageRequest(query, sizes.courses);
        const { count, documents, match, reading } = await search.find(filter, wanted);
        const extras: Record<string, unknown> = filter.search ? { match } : {};
        if (query.get('facets') === '1') extras.facets = await search.facets(filter, reading);
        const text = pageText({
          publicUrl,
          path: pathOf(request),
          query,
          request: wanted,
          count,
          documents,
          extras,
        });
        return sendJson(reply, text);
      },
    },
  });

  async function answerTable(
    request: FastifyRequest,
    table: RecordTable,
    conditions: readonly [column: string, ids: number[]][],
    size: number,
    order = 'id',
  ) {
    const query = queryOf(request);
    const wanted = readPageRequest(query, size);
    const ids = await records.idsWhere(table, conditions, order);
    const page = resolvePage(wanted, ids.length);
    const documents = await records.of(table, ids.subarray((page - 1) * wanted.size, page * wanted.size));
    return pageText({
      publicUrl,
      path: pathOf(request),
      query,
      request: wanted,
      count: ids.length,
      documents,
    });
  }

  const record = (table: RecordTable) => async (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    const [text] = /^\d{1,9}$/.test(id) ? await records.of(table, [Number(id)]) : [];
    if (text === undefined) throw refuse.notFound();
    return text;
  };

  resource(app, '/api/app/course-info/:id', {
    GET: {
      description: describe('One course', { answer: Course }),
      handler: async (request, reply) => sendJson(reply, await record('course_documents')(request)),
    },
  });
  resource(app, '/api/app/university-info/:id/', {
    GET: {
      description: describe('One university', { answer: University }),
      handler: async (request, reply) => sendJson(reply, await record('universities')(request)),
    },
  });

  const choiceLists = [
    ['/api/app/interest-list/', 'interests', sizes.interests, Interest, 'Levels of study'],
    ['/api/app/specialization-list/', 'specializations', sizes.specializations, Specialization, 'Subjects'],
    ['/api/app/country-list/', 'countries', sizes.countries, Country, 'Destinations'],
  ] as const;
  for (const [path, table, size, schema, summary] of choiceLists) {
    resource(app, path, {
      GET: {
        description: describe(summary, { query: pageQuery, answer: paged(schema) }),
        handler: async (request, reply) => sendJson(reply, await answerTable(request, table, [], size)),
      },
    });
  }

  resource(app, '/api/app/university-list/', {
    GET: {
      description: describe('Universities of a country', {
        query: pageQuery.extend({ country: z.array(z.string()).optional() }),
        answer: paged(University),
      }),
      handler: async (request, reply) => {
        const countries = await readChoices(queryOf(request), 'country', 'countries');
        return sendJson(
          reply,
          await answerTable(
            request,
            'universities',
            [['country_id', countries]],
            sizes.universities,
            'name, id',
          ),
        );
      },
    },
  });

  resource(app, '/api/app/scholarship-list/', {
    GET: {
      description: describe('Scholarships of a country or university', {
        query: pageQuery.extend({
          country: z.array(z.string()).optional(),
          university: z.array(z.string()).optional(),
        }),
        answer: paged(Scholarship),
      }),
      handler: async (request, reply) => {
        const query = queryOf(request);
        const countries = await readChoices(query, 'country', 'countries');
        const universities = await readChoices(query, 'university', 'universities');
        const conditions: [string, number[]][] = [
          ['country_id', countries],
          ['university_id', universities],
        ];
        return sendJson(reply, await answerTable(request, 'scholarships', conditions, sizes.scholarships));
      },
    },
  });
}
