import type { University } from 'shared-api';
import { type Answer, call, password, submitForm } from './support/client.ts';
import { startService, stores, type TestService, waitUntil } from './support/start-service.ts';

describe.each(stores)('verification of universities on %s', (store) => {
  let service: TestService;
  let cookie: string;
  beforeAll(async () => {
    service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '0' } });
    const entered = await call(service, '/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'staff@example.com', password }),
    });
    cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  });
  afterAll(() => service.remove());

  const page = (path: string) => call(service, path, { headers: { cookie } });
  const answer = async (path: string) => (await call(service, `/api/app/${path}`)).body;
  /** Sends the form of a university as its page shows it, with changes. */
  const submit = async (id: number, fields: Record<string, string>, shown?: Answer): Promise<Answer> => {
    const { text } = shown ?? (await page(`/admin/universities/${id}`));
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!;
    return submitForm(service, `/admin/universities/${id}/verification`, cookie, {
      form_token: hidden('form_token'),
      last: hidden('last'),
      ...fields,
    });
  };
  const listed = {
    state: 'listed',
    register: 'CRICOS',
    code: '00300K',
    url: 'https://cricos.education.gov.au/Institution/InstitutionDetails.aspx?ProviderCode=00300K',
    checked_on: '2026-11-20',
  };

  test('every record of a university and of its courses carries the newest check', async () => {
    const universities = (await answer('university-list/?records=1000')).results;
    const states = new Set(
      universities.map((one: Pick<University, 'verification'>) => one.verification?.state),
    );
    expect(states).toEqual(new Set(['listed', 'not_listed', undefined]));
    expect(universities.some((one: Pick<University, 'verification'>) => one.verification === null)).toBe(
      true,
    );
    const withCheck = universities.find(
      (one: Pick<University, 'verification'>) => one.verification?.state === 'listed',
    );
    const { results } = await answer(`course-list/?university=${withCheck.id}`);
    expect(results[0].verification).toEqual(withCheck.verification);
    expect((await answer(`course-info/${results[0].id}`)).verification).toEqual(withCheck.verification);
  });

  test('lists can be limited to listed universities, and say how many courses that are', async () => {
    const universities = await answer('university-list/?records=1000&verified=1');
    expect(universities.count).toBeGreaterThan(20);
    expect(
      universities.results.every(
        (one: Pick<University, 'verification'>) => one.verification?.state === 'listed',
      ),
    ).toBe(true);
    const all = await answer('course-list/?facets=1&country=1');
    const verified = await answer('course-list/?facets=1&country=1&verified=1&records=1000');
    expect(verified.count).toBe(all.facets.verified);
    expect(verified.count).toBeLessThan(all.count);
    expect(
      verified.results.every((one: Pick<University, 'verification'>) => one.verification?.state === 'listed'),
    ).toBe(true);
    expect(verified.facets.country[1]).toBe(verified.count);
  });

  test('what only course-info answers is not in lists', async () => {
    const [listedCourse] = (await answer('course-list/?records=1')).results;
    const course = await answer(`course-info/${listedCourse.id}`);
    expect(course.description).toContain(course.course_name);
    expect(course.documents_needed.length).toBeGreaterThan(3);
    expect(listedCourse).not.toHaveProperty('description');
    expect(course).toMatchObject(listedCourse);
  });

  test('staff enter a check; the site gets it, and the earlier ones stay readable', async () => {
    const [before] = (await answer('university-list/?country=1&records=1000')).results.filter(
      (one: Pick<University, 'verification'>) => !one.verification,
    );
    const stored = await submit(before.id, { ...listed, note: 'Seen by two of us' });
    expect([stored.status, stored.text.includes('Stored: Listed in the register')]).toEqual([200, true]);
    const current = async () => (await answer(`university-info/${before.id}/`)).verification;
    await waitUntil(async () => (await current())?.state === 'listed', 'the check');
    expect(await current()).toEqual(listed);
    await submit(before.id, { ...listed, state: 'not_listed', checked_on: '2026-11-21' });
    await waitUntil(async () => (await current()).state === 'not_listed', 'the next check');
    const history = (await page(`/admin/universities/${before.id}`)).text;
    expect(history).toMatch(/2026-11-21[\s\S]*staff@example\.com[\s\S]*2026-11-20[\s\S]*Seen by two of us/);
    const filtered = (await page('/admin/universities?state=not_listed')).text;
    expect(filtered).toContain(before.university_name);
    const words = [...before.university_name.split(' ')].reverse().join(' ').toUpperCase();
    const named = (await page(`/admin/universities?${new URLSearchParams({ name: words })}`)).text;
    expect([words.includes(' '), named.includes(`>${before.university_name}<`)]).toEqual([true, true]);
    // Each field of the filter stays beside its name where they do not fit into one line.
    const filter = /<form method="get" action="\/admin\/universities".*?<\/form>/s.exec(filtered)![0];
    expect(filter.match(/<span class="pair"><label/g)).toHaveLength(2);
  });

  test('a check that someone else entered meanwhile is shown before it is replaced', async () => {
    const shown = await page('/admin/universities/2');
    expect((await submit(2, listed, shown)).status).toBe(200);
    const late = await submit(2, { ...listed, state: 'not_listed' }, shown);
    expect([late.status, late.text.includes('Someone else has entered a check meanwhile')]).toEqual([
      409,
      true,
    ]);
  });

  test.each([
    [{ state: 'maybe' }, 'Please choose what you found.', '<fieldset'],
    [{ register: '' }, 'Please name the register and the day', 'name="register"'],
    [{ checked_on: '' }, 'Please name the register and the day', 'name="checked_on"'],
    [{ checked_on: '2999-01-01' }, 'must be a day that has come', 'name="checked_on"'],
    [{ checked_on: '2026-02-30' }, 'must be a day that has come', 'name="checked_on"'],
    [{ url: 'javascript:alert(1)' }, 'must begin with https://', 'name="url"'],
    [{ code: 'C'.repeat(301) }, 'The code has 301 characters, and at most 300 can be stored.', 'name="code"'],
    [{ note: 'N'.repeat(1001) }, 'The note has 1001 characters, and at most 1000', 'name="note"'],
  ])('%j is refused, and its field is marked', async (fields, message, control) => {
    const refused = await submit(3, { ...listed, ...fields });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(message);
    expect(refused.text).toContain('<title>Error: ');
    // The message has the focus, because screen readers do not read what a page has when it is opened.
    expect(refused.text).toMatch(/<p class="error" id="error"[^>]* autofocus>/);
    const marked = refused.text.match(/<[^<>]* aria-invalid="true" aria-describedby="error"/g) ?? [];
    expect(marked).toHaveLength(1);
    expect(marked[0]).toContain(control);
  });

  test('the pages are for staff only, and the form needs its token', async () => {
    for (const path of ['/admin/universities', '/admin/universities/1'])
      expect((await call(service, path)).status).toBe(401);
    const path = '/admin/universities/1/verification';
    const body = new URLSearchParams(listed);
    expect((await call(service, path, { method: 'POST', body })).status).toBe(401);
    expect((await call(service, path, { method: 'POST', headers: { cookie }, body })).status).toBe(403);
    expect((await page('/admin/universities/9999')).status).toBe(404);
  });
});
