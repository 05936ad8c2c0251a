import { createApi, mergeShortlist, readShortlist } from 'shared-api';
import { shortlistLimits } from 'shared-api/schemas';
import { call, newAccount } from './support/client.ts';
import { startService, stores, type TestService } from './support/start-service.ts';

const path = '/api/app/shortlist/';
/** Any timestamp of the API. */
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+05:45$/);
/** A minute of one morning as an ISO timestamp. */
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 8, minute)).toISOString();
const saved = (course: number, minute: number, note?: readonly [text: string, minute: number]) => ({
  course,
  is_saved: true,
  changed_at: at(minute),
  ...(note ? { note: note[0], noted_at: at(note[1]) } : {}),
});
const removed = (course: number, minute: number) => ({
  course,
  is_saved: false,
  changed_at: at(minute),
});

describe.each(stores)('the shortlist of an account on %s', (store) => {
  let service: TestService;
  let token: string;
  const put = (courses: unknown, as = token) =>
    call(service, path, { method: 'PUT', json: { courses }, token: as });
  const list = async (as = token) => (await call(service, path, { token: as })).body;
  const ids = (body: { results: { course: number }[] }) => body.results.map(({ course }) => course);

  beforeAll(async () => {
    service = await startService({ store });
  });
  beforeEach(async () => {
    token = (await newAccount(service)).access;
  });
  afterAll(() => service.remove());

  test('is empty at first, requires a login, and belongs to one account', async () => {
    expect(await list()).toEqual({
      count: 0,
      next: null,
      previous: null,
      answered_at: timestamp,
      results: [],
    });
    expect((await call(service, path)).status).toBe(401);
    expect((await call(service, path, { method: 'PUT', json: { courses: [] } })).status).toBe(401);
    await put([saved(40, 1)]);
    expect(await list((await newAccount(service)).access)).toMatchObject({ count: 0 });
  });

  test('merges the changes of two devices, newest first, with the names of the catalogue', async () => {
    await put([saved(40, 1, ['ask about funds', 2]), saved(41, 3)]);
    const { status, body } = await put([saved(42, 2), saved(999_999, 0)]);
    expect(status).toBe(200);
    expect(ids(body)).toEqual([41, 42, 40, 999_999]);
    const course = (await call(service, '/api/app/course-info/40')).body;
    expect(body.results[2]).toEqual({
      course: 40,
      saved_at: '2026-01-05T13:46:00.000000+05:45',
      note: 'ask about funds',
      noted_at: '2026-01-05T13:47:00.000000+05:45',
      course_name: course.course_name,
      university_name: course.university.university_name,
    });
    expect(body.results[3]).toMatchObject({ course_name: null, university_name: null, noted_at: null });
    expect(await list()).toEqual({ ...body, answered_at: timestamp });
  });

  test('of two changes of a course the newer one wins, in any order of arrival', async () => {
    const changes = [
      saved(40, 1, ['first', 1]),
      removed(40, 5),
      saved(40, 3, ['second', 9]),
      saved(41, 1, ['older', 2]),
      { ...saved(41, 1), note: 'newer', noted_at: at(4) },
      removed(42, 2),
      saved(42, 6),
    ];
    const outcomes = [];
    for (const order of [changes, [...changes].reverse()]) {
      const { access } = await newAccount(service);
      for (const change of order) await put([change], access);
      outcomes.push({ ...(await list(access)), answered_at: null });
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[0].results).toMatchObject([
      { course: 42, note: '' },
      { course: 41, note: 'newer' },
    ]);
    // Saved again later, the newest note is still there.
    await put(changes);
    expect((await put([saved(40, 10)])).body.results[0]).toMatchObject({ course: 40, note: 'second' });
  });

  test('a note survives a change without a note and is deleted by a later empty one', async () => {
    await put([saved(40, 1, ['keep me', 2])]);
    expect((await put([saved(40, 8)])).body.results[0].note).toBe('keep me');
    expect((await put([saved(40, 8, ['', 9])])).body.results[0].note).toBe('');
  });

  test('a device with a fast clock does not win later merges', async () => {
    await put([{ course: 40, is_saved: false, changed_at: '2199-01-01T00:00:00Z' }]);
    const now = new Date(Date.now() + 50).toISOString();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(ids((await put([{ course: 40, is_saved: true, changed_at: now }])).body)).toEqual([40]);
  });

  test('says what time it is, so that a device notices that its own clock is wrong', async () => {
    const api = createApi({ baseUrl: service.url, accessToken: () => token });
    for (const ask of [() => readShortlist(api), () => mergeShortlist(api, [saved(40, 1)])]) {
      const before = Date.now();
      const { answeredAt } = await ask();
      expect(answeredAt).toBeGreaterThanOrEqual(before);
      expect(answeredAt).toBeLessThanOrEqual(Date.now());
    }
  });

  test('keeps the newest courses up to the limit', async () => {
    const many = Array.from({ length: shortlistLimits.courses }, (_, index) => saved(index + 1, index));
    await put(many);
    const { body } = await put([saved(500, 300), saved(501, 301)]);
    expect(body.count).toBe(shortlistLimits.courses);
    expect(ids(body).slice(0, 2)).toEqual([501, 500]);
    expect(ids(body)).not.toContain(1);
    expect(ids(body)).not.toContain(2);
  });

  test('simultaneous merges all succeed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, device) =>
        put(Array.from({ length: 30 }, (_, index) => saved(((index + device * 7) % 30) + 1, device))),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await list()).toMatchObject({ count: 30 });
  });

  test.each<[string, unknown, unknown]>([
    ['no list', undefined, { courses: ['This field is required.'] }],
    ['another type', { 1: true }, { courses: ['Expected a list of items but got another type.'] }],
    [
      'too many',
      Array.from({ length: 201 }, (_, index) => saved(index + 1, 1)),
      { courses: ['Ensure this field has no more than 200 elements.'] },
    ],
    [
      'one bad entry',
      [saved(40, 1), { course: '41', is_saved: 'yes', changed_at: 'yesterday', note: 'x'.repeat(501) }],
      {
        courses: [
          {},
          {
            course: ['A valid integer is required.'],
            is_saved: ['Must be a valid boolean.'],
            changed_at: [expect.stringMatching(/^Datetime has wrong format/)],
            note: ['Ensure this field has no more than 500 characters.'],
          },
        ],
      },
    ],
    [
      'NUL',
      [{ ...saved(40, 1), note: 'a\u0000', noted_at: 7 }],
      {
        courses: [
          { note: ['Null characters are not allowed.'], noted_at: [expect.stringMatching(/^Datetime/)] },
        ],
      },
    ],
    ['no object', [7], { courses: [{ non_field_errors: ['Invalid data. Expected a dictionary.'] }] }],
  ])('refuses a body with %s completely', async (_case, courses, refusal) => {
    const { status, body } = await put(courses);
    expect([status, body]).toEqual([400, refusal]);
    expect(await list()).toMatchObject({ count: 0 });
  });

  test('half of a character in a note becomes the replacement character, as in every other text', async () => {
    const note = { note: 'Ask \ud800 them', noted_at: at(2) };
    const { status } = await put([{ ...saved(41, 1), ...note }, saved(42, 1)]);
    expect(status).toBe(200);
    const { results } = await list();
    expect(results.map((one: { course: number; note: string }) => [one.course, one.note])).toEqual(
      expect.arrayContaining([
        [41, 'Ask \ufffd them'],
        [42, ''],
      ]),
    );
    await put([removed(41, 3), removed(42, 3)]);
  });

  test("the site's own client can read and merge it", async () => {
    const api = createApi({ baseUrl: service.url, accessToken: () => token });
    const merged = await mergeShortlist(api, [saved(40, 1, ['नोट', 2])]);
    expect(merged.courses).toMatchObject([{ course: 40, note: 'नोट' }]);
    expect((await readShortlist(api)).courses).toEqual(merged.courses);
  });

  test('other methods are refused', async () => {
    const answer = await call(service, path, { method: 'DELETE', token });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, PUT, HEAD, OPTIONS']);
  });
});
