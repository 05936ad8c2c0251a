import ICAL from 'ical.js';
import { call, newAccount } from './support/client.ts';
import { startService, stores, type TestService } from './support/start-service.ts';

describe.each(stores)('the calendar feed on %s', (store) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '0' } });
  });
  afterAll(() => service.remove());

  const path = '/api/app/calendar-feed/';
  const pathOf = (url: string) => new URL(url).pathname;
  const feed = (token: string, method = 'GET') => call(service, path, { method, token });
  const read = async (url: string) =>
    ICAL.Component.fromString((await call(service, pathOf(url))).text)
      .getAllSubcomponents('vevent')
      .map((event) => ({
        summary: String(event.getFirstPropertyValue('summary')),
        url: String(event.getFirstPropertyValue('url')),
        day: String(event.getFirstPropertyValue('dtstart')).slice(0, 10),
      }));
  const save = (token: string, course: number, is_saved = true) =>
    call(service, '/api/app/shortlist/', {
      method: 'PUT',
      token,
      json: { courses: [{ course, is_saved, changed_at: new Date().toISOString() }] },
    });

  test('a calendar follows the saved courses and the registered events of the account', async () => {
    const { access } = await newAccount(service);
    expect((await feed(access)).body).toEqual({ url: null });
    const { url } = (await feed(access, 'POST')).body;
    expect((await feed(access)).body).toEqual({ url });
    expect(await read(url)).toEqual([]);
    await save(access, 5);
    await call(service, '/api/app/event-register/', { token: access, json: { event: 2 } });
    const course = (await call(service, '/api/app/course-info/5')).body;
    const dates = await read(url);
    for (const { month, year, apply_by } of course.intake) {
      if (!apply_by) continue;
      const deadline = dates.find(({ day }) => day === apply_by)!;
      expect(deadline.summary).toContain(`${month} ${year} intake: apply by `);
      expect(deadline.summary).toContain(course.course_name);
      expect(deadline.url).toMatch(/\/course_details\/5$/);
    }
    expect(dates.some((one) => one.url.endsWith('/upcoming-events/2'))).toBe(true);
    await save(access, 5, false);
    expect((await read(url)).every((one) => !one.url.includes('course_details'))).toBe(true);
  });

  test('a new address ends the one before, and so does ending it', async () => {
    const { access } = await newAccount(service);
    const first = (await feed(access, 'POST')).body.url;
    const second = (await feed(access, 'POST')).body.url;
    expect(second).not.toBe(first);
    expect((await call(service, pathOf(first))).status).toBe(404);
    const answer = await call(service, pathOf(second));
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    expect((await feed(access, 'DELETE')).body).toEqual({ url: null });
    expect((await call(service, pathOf(second))).status).toBe(404);
    expect((await feed(access)).body).toEqual({ url: null });
  });

  test('only the whole address of an account gives its dates', async () => {
    const [one, other] = [await newAccount(service), await newAccount(service)];
    const own = pathOf((await feed(one.access, 'POST')).body.url);
    const others = pathOf((await feed(other.access, 'POST')).body.url);
    const [, user] = /feed\/(\d+)-/.exec(others)!;
    for (const wrong of [
      own.replace(/feed\/\d+-/, `feed/${user}-`),
      own.replace('-1-', '-2-'),
      own.slice(0, -5),
      `${path}x.ics`,
      `${path}999999-1-abc.ics`,
    ])
      expect([wrong, (await call(service, wrong)).status]).toEqual([wrong, 404]);
    expect((await call(service, path)).status).toBe(401);
  });

  test('the secret of the address is not in the log', async () => {
    const { access } = await newAccount(service);
    const address = pathOf((await feed(access, 'POST')).body.url);
    await call(service, address);
    expect(service.output()).toContain('/api/app/calendar-feed/…');
    expect(service.output()).not.toContain(address.slice(path.length, -4));
  });
});
