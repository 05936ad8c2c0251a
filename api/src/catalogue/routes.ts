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
import { fieldRefusal } from '../http/fields.ts';
import { type PageRequest, pageText, readPageRequest, resolvePage } from '../http/paging.ts';
import { pathOf, queryOf } from '../http/query-string.ts';
import { refuse } from '../http/refusal.ts';
import { type CallDescription, resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { withMedia } from '../media/addresses.ts';
import { readChoices, readMaxFee } from './choices.ts';
import { type CourseFilter, courseOrders, courseSearch } from './course-search.ts';
import { searchWords } from './folding.ts';
import { vocabularyOf } from './spelling.ts';

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
  const search = courseSearch(database, vocabularyOf(database));
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
      interests: await readChoices(database, query, 'interest', 'interests'),
      specializations: await readChoices(database, query, 'specialization', 'specializations'),
      countries: await readChoices(database, query, 'country', 'countries'),
      universities: await readChoices(database, query, 'university', 'universities'),
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
        return sendJson(reply, withMedia(text, publicUrl));
      },
    },
  });

  /** Lists of small tables: one statement for the page and the count. */
  async function answerTable(
    request: FastifyRequest,
    table: string,
    conditions: readonly [column: string, ids: number[]][],
    size: number,
    order = 'id',
  ) {
    const query = queryOf(request);
    let wanted: PageRequest = readPageRequest(query, size);
    const used = conditions.filter(([, ids]) => ids.length > 0);
    const where = used.map(([column], index) => `${column} = ANY($${index + 1})`).join(' AND ') || 'true';
    const values = used.map(([, ids]) => ids);
    if (wanted.page === 'last') {
      const [[total = 0] = []] = await database.query(`SELECT count(*) FROM ${table} WHERE ${where}`, values);
      wanted = { ...wanted, page: resolvePage(wanted, Number(total)) };
    }
    const rows = await database.query(
      `SELECT (SELECT count(*) FROM ${table} WHERE ${where}), shown.document FROM (SELECT 1) AS one LEFT JOIN
        (SELECT id, ${order} AS place, document FROM ${table} WHERE ${where} ORDER BY ${order}, id LIMIT $${values.length + 1} OFFSET $${values.length + 2}) AS shown
        ON true ORDER BY shown.place, shown.id`,
      [...values, wanted.size, ((wanted.page as number) - 1) * wanted.size],
    );
    const documents = rows.map((row) => row[1]).filter((text) => text !== null) as string[];
    const count = Number(rows[0]?.[0] ?? 0);
    return withMedia(
      pageText({ publicUrl, path: pathOf(request), query, request: wanted, count, documents }),
      publicUrl,
    );
  }

  async function answerRecord(table: string, id: string): Promise<string> {
    if (!/^\d{1,9}$/.test(id)) throw refuse.notFound();
    const [row] = await database.query(`SELECT document FROM ${table} WHERE id = $1`, [Number(id)]);
    if (!row) throw refuse.notFound();
    return withMedia(row[0] as string, publicUrl);
  }
  const record = (table: string) => async (request: FastifyRequest) =>
    answerRecord(table, (request.params as { id: string }).id);

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
        const countries = await readChoices(database, queryOf(request), 'country', 'countries');
        return sendJson(
          reply,
          await answerTable(request, 'universities', [['country_id', countries]], sizes.universities, 'name'),
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
        const countries = await readChoices(database, query, 'country', 'countries');
        const universities = await readChoices(database, query, 'university', 'universities');
        const conditions: [string, number[]][] = [
          ['country_id', countries],
          ['university_id', universities],
        ];
        return sendJson(reply, await answerTable(request, 'scholarships', conditions, sizes.scholarships));
      },
    },
  });
}
