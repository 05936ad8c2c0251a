import fc from 'fast-check';
import { login, requestPasswordReset, resendVerification, resetPassword, signUp } from '../calls/accounts.ts';
import {
  applicationForm,
  cancelEventRegistration,
  createApplication,
  registerForEvent,
} from '../calls/applications.ts';
import { mergeShortlist, readShortlist } from '../calls/shortlist.ts';
import { ApiError } from '../errors/api-error.ts';
import { applicationRulesQuery, myAccountQuery, myApplicationsQuery } from '../queries/applications.ts';
import { blogListQuery } from '../queries/blogs.ts';
import { interestListQuery } from '../queries/choices.ts';
import { allCoursesQuery, courseInfoQuery, courseListQuery } from '../queries/courses.ts';
import { eventInfoQuery, eventListQuery } from '../queries/events.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { scholarshipListQuery, universityInfoQuery, universityListQuery } from '../queries/universities.ts';
import { type Api, createApi } from './api.ts';
import { relativeLink, withParameter } from './links.ts';
import type { TransportAnswer, TransportRequest } from './transport.ts';

const fields = {
  first_name: '',
  last_name: '',
  email: '',
  test_type: '',
  overall_score: '',
  contact: '',
  address: '',
  last_academic_qualification: '',
  marital_status: 'No',
  preferred_university: '',
  preferred_course: '',
} as const;

function recorded(
  answer: (
    request: TransportRequest,
  ) => Partial<TransportAnswer> | Promise<Partial<TransportAnswer>> = () => ({}),
) {
  const requests: TransportRequest[] = [];
  const api = createApi({
    baseUrl: 'https://api.example.com/root',
    accessToken: () => 'secret',
    timeout: 50,
    transport: async (request) => {
      requests.push(request);
      return { status: 200, body: { results: [], id: 1 }, ...(await answer(request)) };
    },
  });
  return { api, requests };
}
type Read = (api: Api) => { queryFn?: unknown };
const fetchWith = (api: Api, query: Read) => createQueryClient().fetchQuery(query(api) as never);

describe('the client', () => {
  const root = 'https://api.example.com/root';
  test.each<[string, Read, string]>([
    [
      'courses',
      (api) =>
        courseListQuery(api, {
          search: ' nursing ',
          interest: 2,
          specialization: [3],
          country: [1, 4],
          maxFee: 0,
        }),
      '/api/app/course-list/?search=nursing&interest=2&specialization=3&country=1&country=4&max_fee=0&maxFee=0&annual_fees=0&records=20',
    ],
    [
      'empty filters',
      (api) => courseListQuery(api, { search: '', interest: null, country: [], maxFee: null }),
      '/api/app/course-list/?records=20',
    ],
    [
      'suggestions',
      (api) => courseListQuery(api, { search: 'nu', records: 5 }),
      '/api/app/course-list/?search=nu&records=5',
    ],
    [
      'additive parts',
      (api) => courseListQuery(api, { sort: '-fee', facets: true }),
      '/api/app/course-list/?sort=-fee&facets=1&records=20',
    ],
    [
      'a link, with the search it lacks',
      (api) => courseListQuery(api, { search: 'nu' }, '/api/app/course-list/?page=2'),
      '/api/app/course-list/?page=2&search=nu',
    ],
    [
      'a link that has it',
      (api) => courseListQuery(api, { search: 'nu' }, '/api/app/course-list/?page=2&search=other'),
      '/api/app/course-list/?page=2&search=other',
    ],
    [
      'all courses',
      (api) => allCoursesQuery(api),
      '/api/app/course-list/?records=1000&limit=1000&page_size=1000',
    ],
    [
      'all courses of a university',
      (api) => allCoursesQuery(api, 8),
      '/api/app/course-list/?records=1000&limit=1000&page_size=1000&university=8',
    ],
    ['one course', (api) => courseInfoQuery(api, '5/../6'), '/api/app/course-info/5%2F..%2F6'],
    ['interests', interestListQuery, '/api/app/interest-list/'],
    [
      'universities',
      (api) => universityListQuery(api, { country: 2 }),
      '/api/app/university-list/?records=1000&limit=1000&page_size=1000&country=2',
    ],
    ['one university', (api) => universityInfoQuery(api, 8), '/api/app/university-info/8/'],
    [
      'scholarships',
      (api) => scholarshipListQuery(api, { country: 1, university: 8 }),
      '/api/app/scholarship-list/?country=1&university=8',
    ],
    ['events', (api) => eventListQuery(api), '/api/app/event-list/'],
    ['one event', (api) => eventInfoQuery(api, 3), '/api/app/event-info/3'],
    ['posts', (api) => blogListQuery(api), '/api/app/blog-list/'],
  ])('%s: the exact path, and no token', async (_case, query, path) => {
    const { api, requests } = recorded();
    await fetchWith(api, query);
    expect(requests[0]).toMatchObject({ method: 'GET', url: root + path, headers: {} });
    expect(requests[0]?.body).toBeUndefined();
  });

  test('the token is sent with the two calls that need it and the additive ones only', async () => {
    const { api, requests } = recorded();
    await login(api, { email: 'a', password: 'b' }).catch(() => undefined);
    await resetPassword(api, { encodedPk: 'MQ', token: 'a-b' }, { new_password: 'x', confirm_password: 'x' });
    await resendVerification(api, { email: 'a', next: '/blog' });
    await fetchWith(api, applicationRulesQuery).catch(() => undefined);
    expect(requests.map(({ headers }) => headers)).toEqual([{}, {}, {}, {}]);
    expect(requests[2]).toMatchObject({
      method: 'POST',
      url: `${root}/api/user/verify-resend/`,
      body: { email: 'a', next: '/blog' },
    });
    expect(requests[1]).toMatchObject({ method: 'PATCH', url: `${root}/api/user/password-reset/MQ/a-b/` });
    await registerForEvent(api, 3);
    await createApplication(api, applicationForm(fields, {}));
    await cancelEventRegistration(api, 3);
    await fetchWith(api, (own) => myAccountQuery(own, 'me')).catch(() => undefined);
    await fetchWith(api, (own) => myApplicationsQuery(own, 'me'));
    await readShortlist(api);
    await mergeShortlist(api, [{ course: 3, is_saved: true, changed_at: '2026-01-05T08:00:00.000Z' }]);
    expect(requests.slice(4).map(({ headers, url }) => [headers.Authorization, url])).toEqual([
      ['Bearer secret', `${root}/api/app/event-register/`],
      ['Bearer secret', `${root}/api/app/application-create/`],
      ['Bearer secret', `${root}/api/app/event-register/3/`],
      ['Bearer secret', `${root}/api/user/account/`],
      ['Bearer secret', `${root}/api/app/application-list/`],
      ['Bearer secret', `${root}/api/app/shortlist/`],
      ['Bearer secret', `${root}/api/app/shortlist/`],
    ]);
    expect(requests[4]?.body).toEqual({ event: 3 });
    expect(requests[6]).toMatchObject({ method: 'DELETE' });
    expect(requests.at(-1)).toMatchObject({
      method: 'PUT',
      body: { courses: [{ course: 3, is_saved: true, changed_at: '2026-01-05T08:00:00.000Z' }] },
    });
  });

  test('a shortlist omits invalid entries, and an answer without a list is invalid', async () => {
    const answered = (body: unknown) => readShortlist(recorded(() => ({ body })).api);
    expect(
      await answered({
        results: [{ course: '7', note: null }, { course: 'x' }, null, { course: 8, note: 'n' }],
      }),
    ).toEqual({
      courses: [
        { course: 7, saved_at: '', note: '', noted_at: null, course_name: null, university_name: null },
        { course: 8, saved_at: '', note: 'n', noted_at: null, course_name: null, university_name: null },
      ],
      answeredAt: null,
    });
    expect(await answered({ results: [], answered_at: '2026-01-05T13:46:00.250000+05:45' })).toEqual({
      courses: [],
      answeredAt: Date.UTC(2026, 0, 5, 8, 1, 0, 250),
    });
    expect(await answered({ results: [], answered_at: 'soon' })).toMatchObject({ answeredAt: null });
    for (const body of [{}, null, [], '<h1>wifi</h1>', { results: null }, { detail: 'x' }])
      await expect(answered(body)).rejects.toMatchObject({ kind: 'shape' });
    await expect(
      readShortlist(recorded(() => ({ status: 404, body: { detail: 'Not found.' } })).api),
    ).rejects.toMatchObject({ kind: 'http', status: 404 });
  });

  test.each<[string, (api: Api) => Promise<unknown>]>([
    ['an application', (api) => createApplication(api, applicationForm(fields, {}))],
    ['a registration', (api) => registerForEvent(api, 3)],
    ['a sign-up', (api) => signUp(api, { email: 'a', password: 'b', confirm_password: 'b' })],
    ['a reset mail', (api) => requestPasswordReset(api, { email: 'a' })],
  ])('%s succeeds with any answer of the API, but not with HTML of a captive portal', async (_case, send) => {
    for (const body of ['', null, {}, [], 'OK', { data: { id: 1 } }])
      await expect(send(recorded(() => ({ status: 201, body })).api)).resolves.toBeDefined();
    await expect(
      send(recorded(() => ({ body: '\n<!doctype html><h1>Log in to the wifi</h1>' })).api),
    ).rejects.toMatchObject({ kind: 'shape', status: 200 });
  });

  test('an application form numbers the files of each group densely', () => {
    const file = (name: string) => new File(['x'], name);
    const form = applicationForm(
      fields,
      { cv_documents: [file('a.pdf'), file('a.pdf')], passport_documents: [file('b.pdf')] },
      'key-12345',
    );
    expect([...form.keys()].slice(-4)).toEqual([
      'client_key',
      'passport_documents[0][file]',
      'cv_documents[0][file]',
      'cv_documents[1][file]',
    ]);
  });

  test.each<[string, Partial<TransportAnswer>, object]>([
    [
      'an HTML error page',
      { status: 500, body: '<h1>Server Error (500)</h1>' },
      { kind: 'http', status: 500, body: '<h1>Server Error (500)</h1>' },
    ],
    [
      '429 with its wait',
      { status: 429, body: {}, retryAfter: '59' },
      { kind: 'http', status: 429, retryAfter: 59 },
    ],
    ['an unreadable answer', { body: '<html>login to the wifi</html>' }, { kind: 'shape', status: 200 }],
    ['a redirect nobody followed', { status: 301, body: '' }, { kind: 'http', status: 301 }],
  ])('%s becomes an ApiError', async (_case, answer, expected) => {
    const { api } = recorded(() => answer);
    const error = await fetchWith(api, (own) => ({ ...courseListQuery(own), retry: false })).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(expected);
  });

  test('no answer is a timeout, a lost connection network, an aborted signal aborted', async () => {
    const silent = recorded(() => new Promise(() => undefined));
    const read = (body: unknown) => body;
    await expect(silent.api.request({ path: 'x', read })).rejects.toMatchObject({
      kind: 'timeout',
      status: null,
    });
    const broken = recorded(() => Promise.reject(new Error('ECONNRESET')));
    await expect(broken.api.request({ path: 'x', read })).rejects.toMatchObject({ kind: 'network' });
    const controller = new AbortController();
    const left = silent.api.request({ path: 'x', read, signal: controller.signal });
    controller.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    await expect(silent.api.request({ path: 'x', read, signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
  });

  test('an upload continues as long as bytes are sent', async () => {
    jest.useFakeTimers();
    try {
      let progress: TransportRequest['onUploadProgress'];
      const { api } = recorded((request) => {
        progress = request.onUploadProgress;
        return new Promise(() => undefined);
      });
      const seen: number[] = [];
      const outcome = createApplication(api, applicationForm(fields, {}), {
        onProgress: (sent) => seen.push(sent),
      }).catch((error: unknown) => error);
      for (let step = 1; step <= 10; step += 1) {
        await jest.advanceTimersByTimeAsync(25_000);
        progress?.(step, 100);
      }
      expect(seen).toHaveLength(10);
      await jest.advanceTimersByTimeAsync(31_000);
      expect(await outcome).toMatchObject({ kind: 'timeout' });
    } finally {
      jest.useRealTimers();
    }
  });

  test('filter lists are followed page by page up to a limit', async () => {
    const paged = recorded(({ url }) => ({
      body: url.includes('page=2')
        ? { results: [{ id: 2, interest_name: 'b' }], next: null }
        : {
            results: [{ id: 1, interest_name: 'a' }],
            next: 'http://api.example.com/root/api/app/interest-list/?page=2',
          },
    }));
    expect(await fetchWith(paged.api, interestListQuery)).toHaveLength(2);
    let page = 0;
    const endless = recorded(() => ({
      body: {
        results: [{ id: ++page, interest_name: 'x' }],
        next: `/root/api/app/interest-list/?page=${page}`,
      },
    }));
    expect(await fetchWith(endless.api, interestListQuery)).toHaveLength(20);
    const looped = recorded(() => ({
      body: { results: [{ id: 1, interest_name: 'x' }], next: '/root/api/app/interest-list/?page=2' },
    }));
    expect(await fetchWith(looped.api, interestListQuery)).toHaveLength(1);
    expect(looped.requests).toHaveLength(2);
  });

  test('not found is null, other failures throw', async () => {
    expect(
      await fetchWith(recorded(() => ({ status: 404, body: '<h1>Not Found</h1>' })).api, (api) =>
        courseInfoQuery(api, 1),
      ),
    ).toBeNull();
    expect(await fetchWith(recorded(() => ({ body: {} })).api, (api) => courseInfoQuery(api, 1))).toBeNull();
    await expect(
      fetchWith(recorded(() => ({ status: 401 })).api, (api) => courseInfoQuery(api, 1)),
    ).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ['http for https, as behind a proxy', 'http://api.example.com/api/app/x/?page=2', '/api/app/x/?page=2'],
    ['another port', 'https://api.example.com:8000/api/app/x/?page=2', '/api/app/x/?page=2'],
    ["the base's own path", 'https://api.example.com/root/api/app/x/', '/api/app/x/'],
    ['a relative link', '/api/app/x/?page=2', '/api/app/x/?page=2'],
    ['a public name of an internal base', 'https://public.example.com/api/app/x/', '/api/app/x/'],
    ['another host', 'https://evil.example/api/app/x/', null],
    ['a host that only looks alike', 'https://api.example.com.evil.example/', null],
    ['credentials in front', 'https://api.example.com@evil.example/', null],
    ['a protocol-relative link', '//evil.example/api/', null],
    ['a script', 'javascript:alert(1)', null],
    ['nonsense', 'http://', null],
    ['nothing', null, null],
  ])('links: %s', (_case, link, expected) => {
    expect(relativeLink(link, 'https://api.example.com/root', ['public.example.com'])).toBe(expected);
  });

  test('links never lead to another host', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withQueryParameters: true }),
          fc.string(),
          fc.constantFrom('//', '/\\evil', 'https:evil', '\t//evil.example'),
        ),
        (link) => {
          const followed = relativeLink(link, 'https://api.example.com');
          if (followed !== null)
            expect(new URL(`https://api.example.com/${followed.replace(/^\/+/, '')}`).hostname).toBe(
              'api.example.com',
            );
        },
      ),
    );
    expect(withParameter('/x?a=1', 'search', '')).toBe('/x?a=1');
  });
});
