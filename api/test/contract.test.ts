import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import * as shared from 'shared-api';
import { type Api, createApi } from 'shared-api';
import { parseFee } from 'shared-api/rules';
import {
  Blog,
  BlogListItem,
  Country,
  Course,
  Event,
  Interest,
  Scholarship,
  Specialization,
  University,
} from 'shared-api/schemas';
import { carriedRates } from 'shared-facts/rates';
import * as z from 'zod';
import { readCurrency } from '../src/catalogue/fees/fees.ts';
import { call } from './support/client.ts';
import { startService, stores, type TestService } from './support/start-service.ts';

describe.each(stores)('the calls of the specification on %s', (store) => {
  let service: TestService;
  let api: Api;
  beforeAll(async () => {
    service = await startService({ store });
    api = createApi({ baseUrl: service.url, accessToken: () => null });
  });
  afterAll(() => service.remove());

  const lists = [
    ['/api/app/course-list/?records=1000', Course, 640],
    ['/api/app/interest-list/?records=1000', Interest, 6],
    ['/api/app/specialization-list/?records=1000', Specialization, 30],
    ['/api/app/country-list/?records=1000', Country, 7],
    ['/api/app/university-list/?records=1000&limit=1000&page_size=1000', University, 63],
    ['/api/app/scholarship-list/?records=1000', Scholarship, 90],
    ['/api/app/event-list/?records=1000', Event, 14],
    ['/api/app/blog-list/?records=1000', BlogListItem, 23],
  ] as const;

  test.each(lists)('every record of %s passes its schema', async (path, schema, count) => {
    const { status, headers, body } = await call(service, path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(Object.keys(body).slice(0, 4)).toEqual(['count', 'next', 'previous', 'results']);
    expect(body).toMatchObject({ count, next: null, previous: null });
    expect(body.results).toHaveLength(count);
    for (const record of body.results) {
      // The API may answer a duration as text, which the site's client converts.
      const parsed = z.core.safeParse(
        schema,
        'duration_year' in record ? { ...record, duration_year: numberOrNull(record.duration_year) } : record,
      );
      expect(parsed.error?.issues ?? []).toEqual([]);
      expect(record.demo).toBe(true);
    }
  });

  test('info calls answer valid records, and 404 for unknown ids', async () => {
    const infos = [
      ['/api/app/course-info/167', Course],
      ['/api/app/university-info/8/', University],
      ['/api/app/event-info/1', Event],
      ['/api/app/blog-info/23', Blog],
    ] as const;
    for (const [path, schema] of infos) {
      const { status, body } = await call(service, path);
      expect(status).toBe(200);
      expect(z.core.safeParse(schema, body).success).toBe(true);
      for (const bad of ['999999', '0', 'abc', '-1', '1e3', '99999999999999999999', '%00']) {
        const missing = await call(service, path.replace(/\d+/, bad));
        expect([missing.status, missing.body]).toEqual([404, { detail: 'Not found.' }]);
      }
    }
  });

  test("the site's own client and queries can read the answers", async () => {
    const client = shared.createQueryClient();
    const courses = await client.fetchQuery(
      shared.courseListQuery(api, { search: 'nursing', country: [1, 2] }),
    );
    expect(courses.results.length).toBeGreaterThan(3);
    expect(new Set(courses.results.map((course) => course.university?.city?.country?.id))).toEqual(
      new Set([1, 2]),
    );
    // Interests come in several pages, which the client joins (C-9).
    expect(await client.fetchQuery(shared.interestListQuery(api))).toHaveLength(6);
    expect(await client.fetchQuery(shared.courseInfoQuery(api, 999_999))).toBeNull();
    const next = await client.fetchQuery(shared.blogListQuery(api));
    const second = await client.fetchQuery(shared.blogListQuery(api, next.next));
    expect(shared.mergeBlogPage(next.results, second)).toHaveLength(18);
    const pages = await client.fetchQuery(shared.courseListQuery(api, { search: 'master' }));
    const more = await client.fetchQuery(shared.courseListQuery(api, { search: 'master' }, pages.next));
    expect(more.results[0]?.id).not.toBe(pages.results[0]?.id);
  });

  test('a target in the absolute form, as proxies send it, is that of its path', async () => {
    const { hostname, port } = new URL(service.url);
    const path = 'http://other.example/api/app/course-list/?records=5&search=master';
    const [answer] = (await once(get({ hostname, port, path, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    const { next } = (await json(answer)) as { next: string };
    expect(next).toBe(`${service.url}/api/app/course-list/?page=2&records=5&search=master`);
  });

  test('lists have the pages of the original', async () => {
    const base = '/api/app/course-list/?records=5&search=master';
    const first = await call(service, base);
    expect(first.body.next).toBe(`${service.url}/api/app/course-list/?page=2&records=5&search=master`);
    expect(first.body.previous).toBeNull();
    const second = await call(service, new URL(first.body.next).pathname + new URL(first.body.next).search, {
      headers: { host: 'evil.example' },
    });
    expect(second.body.previous).toBe(`${service.url}/api/app/course-list/?records=5&search=master`);
    expect(second.text).not.toContain('evil.example');
    for (const page of ['999', '0', 'abc', '', '-1', '1.5', '99999999999999999999']) {
      const bad = await call(service, `${base}&page=${page}`);
      expect([page, bad.status, bad.body]).toEqual([page, 404, { detail: 'Invalid page.' }]);
    }
    const last = await call(service, `${base}&page=last`);
    expect(last.status).toBe(200);
    expect(last.body.next).toBeNull();
    expect(last.body.results.length).toBeGreaterThan(0);
    for (const size of ['-1', '0', 'abc', 'NaN', '']) {
      const answer = await call(service, `/api/app/course-list/?records=${size}`);
      expect([size, answer.status, answer.body.results.length]).toEqual([size, 200, 20]);
    }
    const kept = await call(service, '/api/app/course-list/?records=abc');
    expect(kept.body.next).toBe(`${service.url}/api/app/course-list/?page=2&records=abc`);
    const capped = await call(service, '/api/app/course-list/?records=1000000000');
    expect(capped.body.results).toHaveLength(640);
  });

  test('filters: unknown choices are refused, repeated keys mean OR, different keys mean AND', async () => {
    const refused = [
      ['country=abc', { country: ['“abc” is not a valid value.'] }],
      ['country=999', { country: ['Select a valid choice. 999 is not one of the available choices.'] }],
      ['interest=', { interest: ['“” is not a valid value.'] }],
      ['specialization=1&specialization=x', { specialization: ['“x” is not a valid value.'] }],
      ['max_fee=cheap', { max_fee: ['Enter a number.'] }],
      [
        'fee_currency=AUD',
        { fee_currency: ['Select a valid choice. AUD is not one of the available choices.'] },
      ],
      ['sort=price', { sort: ['Select a valid choice. price is not one of the available choices.'] }],
    ] as const;
    for (const [query, body] of refused) {
      const answer = await call(service, `/api/app/course-list/?${query}`);
      expect([query, answer.status, answer.body]).toEqual([query, 400, body]);
    }
    // One answer names every wrong filter.
    const all = await call(
      service,
      '/api/app/course-list/?country=abc&interest=999&specialization=1&university=x&maxFee=cheap&sort=price',
    );
    expect([all.status, Object.keys(all.body).sort()]).toEqual([
      400,
      ['country', 'interest', 'maxFee', 'sort', 'university'],
    ]);
    const scholarships = await call(service, '/api/app/scholarship-list/?country=x&university=y');
    expect(Object.keys(scholarships.body).sort()).toEqual(['country', 'university']);
    const count = async (query: string): Promise<number> =>
      (await call(service, `/api/app/course-list/?${query}`)).body.count;
    const [one, three, both] = [
      await count('country=1'),
      await count('country=3'),
      await count('country=1&country=3'),
    ];
    expect(both).toBe(one + three);
    expect(await count('country=1&interest=5')).toBeLessThan(one);
    expect(await count('university=1&records=1000&limit=1000&page_size=1000')).toBeGreaterThan(0);
    expect(await count('max_fee=')).toBe(640);
    for (const name of ['max_fee', 'maxFee', 'annual_fees']) {
      const { body } = await call(service, `/api/app/course-list/?${name}=20000&records=1000`);
      expect(body.count).toBeLessThan(640);
      // No fee counts as 0, an unreadable one is kept (VALID-10).
      expect(body.results.map((course: { id: number }) => course.id)).toEqual(
        expect.arrayContaining([604, 605, 611]),
      );
      expect(body.results.map((course: { id: number }) => course.id)).not.toContain(602);
    }
  });

  test('of a parameter that counts once the last one counts, as in Django', async () => {
    const list = async (query: string) => (await call(service, `/api/app/course-list/?${query}`)).body;
    expect((await list('records=3&records=7')).results).toHaveLength(7);
    expect((await list('page=999&page=1&records=3&search=zzzzzz&search=master')).count).toBe(
      (await list('search=master')).count,
    );
    expect((await list('sort=price&sort=fee&max_fee=cheap&max_fee=20000')).count).toBe(
      (await list('max_fee=20000')).count,
    );
    expect(await list('facets=1&facets=0')).not.toHaveProperty('facets');
  });

  test('additive: facets count the courses of each choice, sort sorts', async () => {
    const { body } = await call(service, '/api/app/course-list/?facets=1&country=1&search=master');
    const alone = async (country: string) =>
      (await call(service, `/api/app/course-list/?search=master&country=${country}`)).body.count;
    for (const [country, count] of Object.entries(body.facets.country))
      expect([country, await alone(country)]).toEqual([country, count]);
    const inFacet = Object.values(body.facets.interest as Record<string, number>).reduce(
      (sum, n) => sum + n,
      0,
    );
    expect(inFacet).toBe(body.count);
    const fees = (
      await call(service, '/api/app/course-list/?sort=fee&country=3&records=1000')
    ).body.results.map((course: { annual_fees: unknown }) =>
      parseFee(course.annual_fees as string | number | null),
    );
    expect([...fees].sort((a, b) => a - b)).toEqual(fees);
    expect((await call(service, '/api/app/course-list/')).body).not.toHaveProperty('facets');
  });

  test('additive: a fee limit in rupees, and the order by fee, compare fees of all currencies', async () => {
    // Without rates of the bank, by those that the site carries.
    const rates = new Map<string | null, number>([
      ...carriedRates.rates.map(({ currency, sell }) => [currency, sell] as const),
      ['NPR', 1],
    ]);
    interface Fee {
      annual_fees: string | number | null;
      currency_type: string | null;
    }
    const rupeesOf = ({ annual_fees, currency_type }: Fee) =>
      (parseFee(annual_fees) ?? Number.NaN) * (rates.get(readCurrency(currency_type)) ?? Number.NaN);
    const list = async (query: string): Promise<Fee[]> =>
      (await call(service, `/api/app/course-list/?records=1000&${query}`)).body.results;
    const all = await list('');
    const limit = 2_500_000;
    const within = await list(`max_fee=${limit}&fee_currency=NPR`);
    expect(within).toEqual(all.filter((course) => !(rupeesOf(course) > limit)));
    expect(within.length).toBeLessThan(all.length);
    // As a plain number the limit excludes next to nothing, whatever the currency.
    expect((await list(`max_fee=${limit}`)).length).toBeGreaterThan(within.length);
    const sorted = (await list('sort=fee')).map(rupeesOf).filter((rupees) => !Number.isNaN(rupees));
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  });

  test('search: exact names first, then prefixes; typing errors are corrected only when next to nothing is found', async () => {
    const find = async (text: string) =>
      (await call(service, `/api/app/course-list/?search=${encodeURIComponent(text)}`)).body;
    expect((await find('Master of Nursing')).results[0].course_name).toBe('Master of Nursing');
    const nursing = await find('nursing');
    expect(nursing.match).toBe('exact');
    for (const typo of ['nursng', 'nurisng', 'Nursinf'])
      expect(await find(typo)).toMatchObject({ match: 'similar', count: nursing.count });
    const science = await find('data science');
    expect(await find('data sceince')).toMatchObject({ match: 'similar', count: science.count });
    for (const text of ['melbourne', 'RMIT', 'san jose', 'नेपाली', 'women’s', 'canada biotech'])
      expect([text, (await find(text)).count > 0]).toEqual([text, true]);
    for (const text of ['%', '_', '\\', "' OR 1=1 --", 'zzzzzzz'])
      expect([text, (await find(text)).count]).toEqual([text, 0]);
    expect((await find('nur\u0000sing')).count).toBe(nursing.count);
    // Names that the catalogue has otherwise, and words that say nothing.
    for (const [text, same] of [
      ['Nursing courses in the United Kingdom', 'nursing uk'],
      ['hotel management, England.', 'hospitality management uk'],
      ['BSc nursing', 'bachelor nursing'],
      ['bachelor in IT', 'bachelor information technology'],
    ] as const)
      expect(await find(text)).toEqual(await find(same));
    // In Nepali and in Latin letters the same is found as in English, in the same order.
    for (const text of ['नर्सिङ अष्ट्रेलिया', 'narsing astrelia'])
      expect(await find(text)).toEqual(await find('nursing australia'));
    expect((await find('x'.repeat(5000))).count).toBe(0);
  });

  test('methods, content types and trailing slashes are handled as by Django', async () => {
    const wrong = await call(service, '/api/app/course-list/', { method: 'DELETE' });
    expect([wrong.status, wrong.body, wrong.headers.get('allow')]).toEqual([
      405,
      { detail: 'Method "DELETE" not allowed.' },
      'GET, HEAD, OPTIONS',
    ]);
    const html = await call(service, '/api/app/course-list/', { headers: { accept: 'text/html' } });
    expect([html.status, html.body]).toEqual([
      406,
      { detail: 'Could not satisfy the request Accept header.' },
    ]);
    const slashless = await call(service, '/api/app/course-list?search=x');
    expect([slashless.status, slashless.headers.get('location')]).toEqual([
      301,
      '/api/app/course-list/?search=x',
    ]);
    const head = await call(service, '/api/app/course-list?search=x', { method: 'HEAD' });
    expect([head.status, head.headers.get('location')]).toEqual([301, '/api/app/course-list/?search=x']);
    const question = await call(service, '/api/app/course-list?search=why?&page=2?');
    expect(question.headers.get('location')).toBe('/api/app/course-list/?search=why?&page=2?');
    expect((await call(service, '/api/app/course-info/1/')).status).toBe(200);
    expect((await call(service, '/api/app/application-create', { method: 'POST' })).status).toBe(301);
    expect((await call(service, '/api/nothing/')).status).toBe(404);
    const options = await call(service, '/api/app/event-register/', { method: 'OPTIONS' });
    expect(options.status).toBe(401);
    const preflight = await call(service, '/api/app/event-register/', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect([
      preflight.status,
      preflight.headers.get('access-control-max-age'),
      preflight.headers.get('access-control-allow-origin'),
    ]).toEqual([200, '86400', 'http://localhost:3000']);
    const cross = await call(service, '/api/app/country-list/', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(cross.headers.get('access-control-allow-origin')).toBeNull();
    expect(cross.headers.get('vary')).toContain('Origin');
  });

  test.each([
    ['TRACE', '/api/app/course-list/', 'GET, HEAD, OPTIONS'],
    ['TRACE', '/api/app/course-info/1/', 'GET, HEAD, OPTIONS'],
    ['POST', '/health', 'GET, HEAD'],
    ['POST', '/metrics', 'GET, HEAD'],
    ['POST', '/docs/?x=1', 'GET, HEAD'],
    ['TRACE', '/ready', 'GET, HEAD'],
  ])('%s of %s is refused as a method that the address does not have', async (method, path, allow) => {
    const [answer, body] = await send(service, method, path);
    expect([answer.statusCode, answer.headers.allow, body]).toEqual([
      405,
      allow,
      { detail: `Method "${method}" not allowed.` },
    ]);
  });

  test('a method that nothing here has is refused as such where there is something, and only there', async () => {
    const [answer, body] = await send(service, 'PROPFIND', '/api/app/course-list/?page=1');
    expect([answer.statusCode, body]).toEqual([405, { detail: 'Method "PROPFIND" not allowed.' }]);
    expect(answer.headers.allow?.split(', ')).toEqual(expect.arrayContaining(['GET', 'HEAD', 'OPTIONS']));
    for (const path of ['/api/nothing/', '/health/more'])
      expect((await send(service, 'PROPFIND', path))[0].statusCode).toBe(404);
  });

  test('pictures have absolute URLs that load', async () => {
    const { body } = await call(service, '/api/app/blog-list/');
    const picture = new URL(body.results[0].image);
    expect(picture.origin).toBe(service.url);
    const { status, headers, text } = await call(service, picture.pathname);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(text).toMatch(/^<svg .*<\/svg>$/s);
    expect((await call(service, '/media/demo/blog/missing.svg')).status).toBe(404);
  });
});

/** A call with a method that `fetch` refuses to send. */
async function send(service: TestService, method: string, path: string): Promise<[IncomingMessage, unknown]> {
  const sent = request(`${service.url}${path}`, { method }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return [answer, await json(answer)];
}

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));
