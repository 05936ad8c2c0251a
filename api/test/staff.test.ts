import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { parseCalendar } from './support/calendar.ts';
import {
  type Answer,
  call,
  emailTo,
  logLines,
  newAccount,
  password,
  sample,
  submitForm,
} from './support/client.ts';
import { startService, stores, type TestService, waitUntil } from './support/start-service.ts';

const pack = mkdtempSync(join(tmpdir(), 'content-'));
const allDays = 'sunday, monday, tuesday, wednesday, thursday, friday, saturday';
writeFileSync(
  join(pack, 'branches.yaml'),
  `- id: kathmandu
  city: Kathmandu
  openingHours:
    - { days: [${allDays}], opens: "10:00", closes: "17:00" }
`,
);
writeFileSync(join(pack, 'brand.yaml'), 'name: Test consultancy');
afterAll(() => rmSync(pack, { recursive: true, force: true }));

describe.each(stores)('the staff pages on %s', (store) => {
  let service: TestService;
  let cookie: string;
  beforeAll(async () => {
    service = await startService({
      store,
      environment: { CONTENT: pack, RATE_LIMIT_FACTOR: '0', APPOINTMENT_CAPACITY: '1' },
    });
    const entered = await call(service, '/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'staff@example.com', password }),
    });
    cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  });
  afterAll(() => service.remove());

  const page = (path: string) => call(service, path, { headers: { cookie } });
  const formToken = async () =>
    /name="form_token" value="([^"]+)"/.exec((await page('/admin/messages')).text)![1]!;
  /** Sends a form of the staff pages with its CSRF token; the answer is the page that is shown in the end. */
  const submit = async (path: string, fields: Record<string, string>): Promise<Answer> =>
    submitForm(service, path, cookie, { form_token: await formToken(), ...fields });
  const apply = async (token: string, changes: Record<string, string> = {}) => {
    const form = new FormData();
    const fields = { first_name: 'Sunita', last_name: 'Gurung', email: 'sunita@example.com', ...changes };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('passport_documents[0][file]', sample.png(), 'passport <1>.png');
    form.append('cv_documents[0][file]', sample.pdf(), 'cv.pdf');
    const made = await call(service, '/api/app/application-create/', { method: 'POST', body: form, token });
    expect(made.status).toBe(201);
    return made;
  };
  const days = async (
    query = '',
  ): Promise<{ date: string; is_open: boolean; slots: { starts_at: string }[] }[]> =>
    (await call(service, `/api/app/appointments/slots/?days=20${query}`)).body.days;
  /** A whole free day in the future. */
  const freeDay = async (index = 3) => (await days()).filter(({ slots }) => slots.length === 14)[index]!;
  let people = 0;
  const book = async (starts_at: string, changes: object = {}) => {
    people += 1;
    const { body, status } = await call(service, '/api/app/appointments/', {
      json: {
        place: 'kathmandu',
        starts_at,
        purpose: 'Student visa',
        name: `Bishal Thapa ${people}`,
        email: `bishal-${store}-${people}@example.com`,
        contact: '9800000001',
        ...changes,
      },
    });
    expect(status).toBe(201);
    return body;
  };

  test.each([
    '/admin/appointments',
    '/admin/appointments/1',
    '/admin/messages',
    '/admin/emails',
    '/admin/search?q=a',
    '/admin/documents/1/view',
  ])('%s is for staff only, and its forms need their token', async (path) => {
    expect((await call(service, path)).status).toBe(401);
  });

  test('a refused login is said in the title, and its fields are marked', async () => {
    const refused = await call(service, '/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'staff@example.com', password: 'Wrong1234!' }),
    });
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('<title>Error: Staff login</title>');
    expect(refused.text.match(/<input [^<>]* aria-invalid="true" aria-describedby="error"/g)).toHaveLength(2);
    // Neither is cut: a part could belong to another account.
    for (const [fields, sentence] of [
      [{ email: `staff@example.com${' '.repeat(240)}x` }, 'This email address is too long'],
      [{ password: password + 'x'.repeat(1024) }, 'This password is too long'],
    ] as const) {
      const body = new URLSearchParams({ email: 'staff@example.com', password, ...fields });
      const tooLong = await call(service, '/admin/login', { method: 'POST', body });
      expect([tooLong.status, tooLong.text]).toEqual([400, expect.stringContaining(sentence)]);
      const marked = [...tooLong.text.matchAll(/name="(\w+)"[^<>]* aria-invalid="true"/g)];
      expect(marked.map(([, name]) => name)).toEqual(Object.keys(fields));
    }
    const shown = (await call(service, '/admin/login')).text;
    expect(shown).toContain('<title>Staff login</title>');
    expect(shown).not.toContain('aria-invalid');
  });

  test.each([
    ['closures', { date: '2030-01-02', last: '2030-01-01' }, ['date', 'last']],
    ['closures', { date: '2030-01-02', opens: '12:00' }, ['opens', 'closes']],
    ['closures', { date: '2030-01-02', reason: 'R'.repeat(201) }, ['reason']],
    ['closures', { date: '2026-01-05' }, ['date']],
    ['closures', { date: '2026-01-05', last: '2026-01-06', opens: '10:00', closes: '11:00' }, ['last']],
    // Bikram Sambat.
    ['closures', { date: '2083-09-20' }, ['date']],
    ['closures', { date: '2030-01-02', last: '2086-09-20' }, ['last']],
    ['capacity', { capacity: '0' }, ['capacity']],
  ])('a refused form of the calendar marks its fields: %s %j', async (form, fields, names) => {
    const refused = await submit(`/admin/appointments/${form}`, { place: 'kathmandu', ...fields });
    expect(refused.status).toBe(400);
    const marked = refused.text.match(/<input [^<>]* aria-invalid="true"/g) ?? [];
    expect(marked.map((input) => /name="([a-z]+)"/.exec(input)?.[1])).toEqual(names);
  });

  test.each(['closures', 'closures/remove', 'capacity', '1/outcome', '1/move', '1/cancel'])(
    'the form %s needs a login and its token',
    async (form) => {
      const path = `/admin/appointments/${form}`;
      expect((await call(service, path, { method: 'POST', body: new URLSearchParams() })).status).toBe(401);
      const withoutToken = await call(service, path, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ place: 'kathmandu' }),
      });
      expect(withoutToken.status).toBe(403);
    },
  );

  const enter = (headers: Record<string, string> = {}) =>
    call(service, '/admin/login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email: 'staff@example.com', password }),
    });
  const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')!.split(';')[0]!;

  test('another site cannot log anyone in', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: service.url },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      const answer = await enter(headers);
      expect([headers, answer.status, answer.headers.get('set-cookie')]).toEqual([headers, 403, null]);
    }
    expect((await enter({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await enter({ origin: service.url })).status).toBe(303);
  });

  test('a session belongs to its browser, each login is one of its own, and logging out ends it', async () => {
    const headers = { 'user-agent': 'Browser A' };
    const own = { ...headers, cookie: cookieOf(await enter(headers)) };
    expect(cookieOf(await enter(headers))).not.toBe(own.cookie);
    const shown = await call(service, '/admin', { headers: own });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // The same cookie in another browser was stolen.
    const stolen = await call(service, '/admin', { headers: { ...own, 'user-agent': 'Browser B' } });
    expect(stolen.status).toBe(401);
    const token = /name="form_token" value="([^"]+)"/.exec(shown.text)![1]!;
    const logOut = (sent: Record<string, string>, form_token: string) =>
      call(service, '/admin/logout', {
        method: 'POST',
        headers: sent,
        body: new URLSearchParams({ form_token }),
      });
    // The token of one session is of no use in another.
    expect((await logOut({ cookie }, token)).status).toBe(403);
    expect((await logOut(own, token)).status).toBe(303);
    // The cookie is worthless now, even where it was copied.
    expect((await call(service, '/admin', { headers: own })).status).toBe(401);
  });

  test('the calendar shows appointments; the outcome can be recorded', async () => {
    const day = await freeDay();
    const { id } = await book(day.slots[0]!.starts_at, { name: '<b>Asha</b>', message: 'Bring "this"' });
    const calendar = await page(`/admin/appointments?place=kathmandu&from=${day.date}`);
    expect(calendar.text).toContain('&lt;b&gt;Asha&lt;/b&gt;');
    expect(calendar.text).toContain(`href="/admin/appointments/${id}"`);
    expect(calendar.text).toContain('13 of 14 times free');
    const shown = await page(`/admin/appointments/${id}`);
    expect(shown.text).toContain('Bring &quot;this&quot;');
    // Whose outcome is recorded before its time is told what it means.
    expect(shown.text).toContain('The appointment has not begun. Once this is recorded');
    const held = await submit(`/admin/appointments/${id}/outcome`, { to: 'held' });
    expect([held.status, held.text]).toEqual([200, expect.stringContaining('Marked as: Held.')]);
    const absent = await submit(`/admin/appointments/${id}/outcome`, { to: 'no_show' });
    expect(absent.text).toContain('Marked as: No show.');
    expect((await submit(`/admin/appointments/${id}/cancel`, {})).status).toBe(409);
    expect((await submit(`/admin/appointments/${id}/outcome`, { to: 'cancelled' })).status).toBe(409);
  });

  test('staff move an appointment; the visitor gets the note and a new calendar file', async () => {
    const day = await freeDay();
    const [first, second] = day.slots.map(({ starts_at }) => starts_at);
    const { id, email, token } = await book(first!);
    await book(day.slots[2]!.starts_at);
    const taken = await submit(`/admin/appointments/${id}/move`, {
      to_place: 'kathmandu',
      starts_at: day.slots[2]!.starts_at,
    });
    expect([taken.status, taken.text]).toEqual([
      409,
      expect.stringContaining('This time is no longer free.'),
    ]);
    const moved = await submit(`/admin/appointments/${id}/move`, {
      to_place: 'kathmandu',
      starts_at: new Date(second!).toISOString(),
      note: 'The counsellor is ill.',
    });
    expect(moved.text).toContain('Moved. The visitor gets an email.');
    const mail = await emailTo(service, email, 'was moved');
    expect(mail).toContain('The counsellor is ill.');
    expect(parseCalendar(mail)).toMatchObject({ method: 'REQUEST', sequence: 1, start: Date.parse(second!) });
    expect((await call(service, `/api/app/appointments/${token}/`)).body.starts_at).toBe(second);
  });

  test('staff cancel an appointment; the visitor gets the note', async () => {
    const day = await freeDay();
    const { id, email } = await book(day.slots[5]!.starts_at);
    for (const [form, fields] of [
      ['move', { to_place: 'kathmandu', starts_at: day.slots[6]!.starts_at }],
      ['cancel', {}],
    ] as const) {
      const note = `We are closed.${'!'.repeat(1000)}`;
      const tooLong = await submit(`/admin/appointments/${id}/${form}`, { ...fields, note });
      expect([tooLong.status, tooLong.text]).toEqual([
        400,
        expect.stringContaining('The note has 1014 characters, and at most 1000 can be stored.'),
      ]);
      expect(tooLong.text).toMatch(
        new RegExp(`<textarea id="${form}-note"[^>]* aria-invalid="true"[^>]*>We are closed.!`),
      );
    }
    const cancelled = await submit(`/admin/appointments/${id}/cancel`, { note: 'We are closed that day.' });
    expect(cancelled.text).toContain('Cancelled. The visitor gets an email.');
    const mail = await emailTo(service, email, 'was cancelled');
    expect(mail).toContain('We are closed that day.');
    expect(parseCalendar(mail)).toMatchObject({ method: 'CANCEL', sequence: 1 });
  });

  test('a closed time, a closed day and a holiday everywhere take no appointments until they are opened', async () => {
    const day = await freeDay();
    const slotsOn = async (query = '') =>
      (await days(query)).find(({ date }) => date === day.date)?.slots.length;
    const closedTime = await submit('/admin/appointments/closures', {
      place: 'kathmandu',
      from: day.date,
      date: day.date,
      opens: '10:00',
      closes: '11:00',
    });
    expect(closedTime.text).toContain('Closed. Visitors can book nothing in this time.');
    expect(await slotsOn()).toBe(12);
    await book(day.slots[4]!.starts_at);
    const closedDay = await submit('/admin/appointments/closures', {
      place: 'kathmandu',
      from: day.date,
      date: day.date,
      reason: 'Dashain',
    });
    expect(closedDay.text).toContain('One appointment is booked in this time: please move or cancel it.');
    expect(closedDay.text).toContain('Dashain');
    expect(await slotsOn()).toBe(0);
    expect((await days()).find(({ date }) => date === day.date)?.is_open).toBe(false);
    const refused = await call(service, '/api/app/appointments/', {
      json: {
        place: 'kathmandu',
        starts_at: day.slots[8]!.starts_at,
        purpose: 'Student visa',
        name: 'A',
        email: 'a@example.com',
        contact: '9800000001',
      },
    });
    expect(refused.status).toBe(409);

    const online = (await slotsOn('&place=online'))!;
    await submit('/admin/appointments/closures', {
      place: 'kathmandu',
      from: day.date,
      date: day.date,
      everywhere: '1',
    });
    expect(await slotsOn('&place=online')).toBe(0);
    const shown = await page(`/admin/appointments?place=kathmandu&from=${day.date}`);
    const closures = [...shown.text.matchAll(/name="closure" value="(\d+)"/g)].map(([, id]) => id!);
    expect(closures).toHaveLength(3);
    for (const closure of closures)
      await submit('/admin/appointments/closures/remove', { place: 'kathmandu', from: day.date, closure });
    expect(await slotsOn()).toBe(13);
    expect(await slotsOn('&place=online')).toBe(online);
  });

  test.each<Record<string, string>>([
    { date: 'x' },
    { date: '2026-12-24', last: '2026-12-23' },
    { date: '2026-12-24', opens: '12:00', closes: '11:00' },
    { date: '2026-12-24', opens: '12:00' },
  ])('a closure of %j is refused', async (fields) => {
    expect((await submit('/admin/appointments/closures', { place: 'kathmandu', ...fields })).status).toBe(
      400,
    );
  });

  test('a form of a branch that has left the content pack changes no other branch', async () => {
    const day = await freeDay(0);
    const before = (await call(service, '/api/app/appointments/slots/?days=20')).text;
    for (const [form, fields] of [
      ['closures', { date: day.date }],
      ['capacity', { capacity: '50' }],
    ] as const) {
      const refused = await submit(`/admin/appointments/${form}`, { place: 'branch-that-left', ...fields });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('This branch does not exist any more.');
    }
    expect((await call(service, '/api/app/appointments/slots/?days=20')).text).toBe(before);
    expect((await page('/admin/appointments')).text).not.toContain('value="50"');
  });

  test('hours of several days are closed on each day, once', async () => {
    const first = await freeDay(0);
    const dayAfter = (await days()).find(({ date }) => date > first.date)!;
    const countOn = async (date: string) => (await days()).find((day) => day.date === date)?.slots.length;
    const before = [await countOn(first.date), await countOn(dayAfter.date)] as [number, number];
    const fields = {
      place: 'kathmandu',
      from: first.date,
      date: first.date,
      last: dayAfter.date,
      opens: '14:00',
      closes: '15:00',
    };
    const closed = await submit('/admin/appointments/closures', fields);
    expect(closed.text.match(/Closed: 14:00 to 15:00/g)).toHaveLength(2);
    expect([await countOn(first.date), await countOn(dayAfter.date)]).toEqual([before[0] - 2, before[1] - 2]);
    await submit('/admin/appointments/closures', fields);
    const shown = await page(`/admin/appointments?place=kathmandu&from=${first.date}`);
    const closures = [...shown.text.matchAll(/name="closure" value="(\d+)"/g)].map(([, id]) => id!);
    expect(closures).toHaveLength(2);
    for (const closure of closures)
      await submit('/admin/appointments/closures/remove', { place: 'kathmandu', from: first.date, closure });
    expect((await submit('/admin/appointments/closures', { ...fields, last: '2099-01-01' })).status).toBe(
      400,
    );
  });

  test('an appointment that was changed in another tab is changed only after a look at it', async () => {
    const day = await freeDay(5);
    const { id } = await book(day.slots[0]!.starts_at);
    const record = `/admin/appointments/${id}`;
    const move = (index: number, sequence: string) =>
      submit(`${record}/move`, {
        to_place: 'kathmandu',
        starts_at: day.slots[index]!.starts_at,
        sequence,
        note: 'Typed <note>',
      });
    expect((await page(record)).text).toContain('name="sequence" value="0"');
    expect((await move(2, '0')).status).toBe(200);
    const late = await move(4, '0');
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('was changed meanwhile')]);
    expect(late.text).toContain('>Typed &lt;note&gt;</textarea>');
    const cancelled = await submit(`${record}/cancel`, { sequence: '0', note: 'We are <ill>' });
    expect([cancelled.status, cancelled.text]).toEqual([
      409,
      expect.stringContaining('was changed meanwhile'),
    ]);
    expect(cancelled.text).toContain('>We are &lt;ill&gt;</textarea>');
    expect((await submit(`${record}/outcome`, { from: 'booked', to: 'held' })).status).toBe(200);
    expect((await submit(`${record}/outcome`, { from: 'booked', to: 'no_show' })).status).toBe(409);
  });

  test('a note that was typed while the applicant withdrew, or the visitor cancelled, is shown again', async () => {
    const { access } = await newAccount(service);
    const { id } = (await apply(access, { contact: '9800000009' })).body;
    const address = `/admin/applications/${id}`;
    expect((await page(address)).text).toContain('name="from" value="submitted"');
    const withdrawn = await call(service, `/api/app/application-withdraw/${id}/`, {
      method: 'POST',
      token: access,
    });
    expect(withdrawn.status).toBe(200);
    const status = await submit(`${address}/status`, { from: 'submitted', to: 'offer', note: 'Bring <two>' });
    expect([status.status, status.text]).toEqual([
      409,
      expect.stringContaining('<pre>Bring &lt;two&gt;</pre>'),
    ]);
    expect((await page(address)).text).not.toContain('Your note was not sent');

    const day = await freeDay(7);
    const { id: appointment } = await book(day.slots[0]!.starts_at);
    const record = `/admin/appointments/${appointment}`;
    expect((await submit(`${record}/cancel`, { sequence: '0' })).status).toBe(200);
    const cancelled = await submit(`${record}/cancel`, { sequence: '0', note: 'We are <ill>' });
    expect([cancelled.status, cancelled.text]).toEqual([
      409,
      expect.stringContaining('<pre>We are &lt;ill&gt;</pre>'),
    ]);
  });

  test('a move offers the times that can be booked, and not the one of the appointment', async () => {
    const { id } = await book((await freeDay(6)).slots[3]!.starts_at);
    const record = `/admin/appointments/${id}`;
    const shown = await page(record);
    const own = /<dt>When<\/dt><dd>[^<]*, (\d+:\d+)/.exec(shown.text);
    expect(own).not.toBeNull();
    const date = /&from=(\d{4}-\d\d-\d\d)">Show in the calendar/.exec(shown.text)![1]!;
    expect(shown.text).toContain(`>${date} 12:00</option>`);
    expect(shown.text).not.toContain(`>${date} 11:30</option>`);
    const same = await submit(`${record}/move`, {
      to_place: 'kathmandu',
      starts_at: `${date}T11:30:00+05:45`,
      sequence: '0',
    });
    expect([same.status, same.text]).toEqual([409, expect.stringContaining('This is its time already.')]);
    // Times of no form, which the database refuses or which have no day.
    for (const starts_at of [
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:00Z',
      '+275760-09-13T00:00:00Z',
      'x',
    ]) {
      const none = await submit(`${record}/move`, { to_place: 'kathmandu', starts_at, sequence: '0' });
      expect([starts_at, none.status, none.text]).toEqual([
        starts_at,
        409,
        expect.stringContaining('changed'),
      ]);
    }
    // Visitors can book 60 days ahead.
    const far = new Date(Date.now() + 75 * 86_400_000).toISOString().slice(0, 10);
    expect((await page(`${record}?place=kathmandu&from=${far}`)).text).toContain('No free times from');
  });

  test('a form that is refused keeps what was entered', async () => {
    const closure = {
      place: 'kathmandu',
      date: '2030-02-03',
      last: '2030-02-05',
      opens: '11:00',
      reason: 'A "b"',
    };
    const refused = await submit('/admin/appointments/closures', { ...closure, everywhere: '1' });
    expect(refused.status).toBe(400);
    for (const value of ['2030-02-03', '2030-02-05', '11:00', 'A &quot;b&quot;', '1" checked'])
      expect(refused.text).toContain(`value="${value}${value.endsWith('checked') ? '' : '"'}`);

    const university = await submit('/admin/universities/2/verification', {
      state: 'listed',
      register: 'CRICOS',
      code: '00002X',
      url: 'http://example.com',
      checked_on: '2026-02-03',
      note: 'Ask <again>',
    });
    expect(university.status).toBe(400);
    for (const value of [
      'value="listed" checked',
      'value="CRICOS"',
      'value="00002X"',
      'value="http://example.com"',
    ])
      expect(university.text).toContain(value);
    for (const value of ['value="2026-02-03"', '>Ask &lt;again&gt;</textarea>'])
      expect(university.text).toContain(value);

    const { access } = await newAccount(service);
    const { id } = (await apply(access, { contact: '9800000009' })).body;
    const status = await submit(`/admin/applications/${id}/status`, {
      from: 'in_review',
      to: 'declined',
      note: 'Line 1\r\nLine <2>',
    });
    expect(status.status).toBe(409);
    expect(status.text).toContain('Line 1\nLine &lt;2&gt;</textarea>');

    const login = await call(service, '/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'staff@example.com', password: 'wrong' }),
    });
    expect([login.status, login.text]).toEqual([401, expect.stringContaining('value="staff@example.com"')]);
  });

  test('a note of the longest allowed length arrives whole, its line breaks included', async () => {
    const { access } = await newAccount(service);
    const { id } = (await apply(access, { contact: '9800000009' })).body;
    const lines = `${'x'.repeat(99)}\n`.repeat(10).slice(0, -1);
    await submit(`/admin/applications/${id}/status`, {
      from: 'submitted',
      to: 'in_review',
      note: `${lines.replaceAll('\n', '\r\n')}!`,
    });
    expect((await page(`/admin/applications/${id}`)).text).toContain(`${lines}!</pre>`);
  });

  test('a longer note is refused instead of cut, and stays in the form', async () => {
    const { access } = await newAccount(service);
    const { id } = (await apply(access, { contact: '9800000009' })).body;
    const change = (note: string) =>
      submit(`/admin/applications/${id}/status`, { from: 'submitted', to: 'declined', note });
    const long = `Long note ${'x'.repeat(991)}`;
    const refused = await change(long);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('The note has 1001 characters, and at most 1000 can be stored.'),
    ]);
    expect(refused.text).toContain('Status: <strong>submitted</strong>');
    expect(refused.text).toMatch(
      new RegExp(`aria-invalid="true" aria-describedby="error">${long}</textarea>`),
    );
    expect(refused.text).toContain('<option value="declined" selected>');
    expect((await change(long.slice(1))).status).toBe(200);
  });

  test('the number of appointments at the same time can be changed', async () => {
    const day = await freeDay();
    await book(day.slots[0]!.starts_at);
    expect((await submit('/admin/appointments/capacity', { place: 'kathmandu', capacity: '0' })).status).toBe(
      400,
    );
    expect(
      (await submit('/admin/appointments/capacity', { place: 'kathmandu', capacity: '2' })).text,
    ).toContain('Kathmandu branch now takes 2 at the same time.');
    await book(day.slots[0]!.starts_at);
    await submit('/admin/appointments/capacity', { place: 'kathmandu', capacity: '1' });
    expect((await days()).find(({ date }) => date === day.date)?.slots.length).toBe(13);
  });

  test('messages are answered, and opened again', async () => {
    const { body } = await call(service, '/api/app/contact-messages/', {
      json: { name: 'Mina <i>', email: 'mina@example.com', subject: 'Fees & more', message: 'How much?' },
    });
    const list = await page('/admin/messages');
    expect(list.text).toContain('Mina &lt;i&gt;');
    expect(list.text).toContain('Fees &amp; more');
    expect(list.text).toContain('mailto:mina@example.com?subject=Re%3A%20Fees%20%26%20more');
    const change = (from: string, to: string) =>
      submit(`/admin/messages/status?status=${from}`, { message: String(body.id), from, to });
    const answered = await change('open', 'answered');
    expect(answered.text).toContain(`Message no. ${body.id} is now: Answered.`);
    expect((await change('open', 'answered')).status).toBe(409);
    expect((await page('/admin/messages?status=answered')).text).toContain('Mina &lt;i&gt;');
    expect((await change('answered', 'open')).status).toBe(200);
  });

  test('of many messages, the list says how many, and a found one is on the page that is opened', async () => {
    const send = (index: number) =>
      call(service, '/api/app/contact-messages/', {
        json: {
          name: `Bulk ${index}`,
          email: index === 0 ? 'a?bcc=b@example.com' : `bulk-${index}@example.com`,
          subject: 'Fees',
          message: 'How much?',
        },
      });
    const first = (await send(0)).body.id;
    for (let index = 1; index <= 30; index += 1) await send(index);
    const search = await page('/admin/search?q=Bulk');
    expect(search.text).toContain('Found for “Bulk”: more than 20.');
    expect(search.text).toContain('there are more. Add another word');
    const link = (await page('/admin/search?q=bcc')).text.match(
      /href="(\/admin\/messages[^"#]*)#message-(\d+)"/,
    )!;
    expect(link[2]).toBe(String(first));
    const opened = await page(link[1]!.replaceAll('&amp;', '&'));
    expect(opened.text).toContain(`id="message-${first}"`);
    expect(opened.text).toMatch(/\d+ messages, page 2 of \d\./);
    // Nobody else gets the answer.
    expect(opened.text).toContain('href="mailto:a%3Fbcc%3Db@example.com?subject=');
    const answered = await call(
      service,
      /action="(\/admin\/messages\/status[^"]*)"/.exec(opened.text)![1]!.replaceAll('&amp;', '&'),
      {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({
          form_token: await formToken(),
          message: String(first),
          from: 'open',
          to: 'answered',
        }),
      },
    );
    expect([answered.status, answered.headers.get('location')]).toEqual([
      303,
      '/admin/messages?status=open&page=2',
    ]);
  });

  describe('a form that was stored', () => {
    const cookiePair = ({ headers }: Answer) => headers.getSetCookie()[0]!.split(';', 1)[0]!;
    const post = async (path: string, fields: Record<string, string>) =>
      call(service, path, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ form_token: await formToken(), ...fields }),
      });
    const show = (path: string, notice: string) =>
      call(service, path, { headers: { cookie: `${cookie}; ${notice}` } });
    const ok = (text: string) => `<p class="ok" role="status">${text}</p>`;

    /** Each form of the staff pages with the page it belongs to. */
    const forms: [
      name: string,
      prepare: () => Promise<{ path: string; fields: Record<string, string>; page: string; text: string }>,
    ][] = [
      [
        'status of an application',
        async () => {
          const { access } = await newAccount(service);
          const { id } = (await apply(access, { contact: '9800000009' })).body;
          return {
            path: `/admin/applications/${id}/status`,
            fields: { from: 'submitted', to: 'in_review' },
            page: `/admin/applications/${id}`,
            text: 'The status is now: in review. The applicant gets an email.',
          };
        },
      ],
      ...(
        [
          ['outcome', { to: 'held' }, 'Marked as: Held.'],
          ['cancel', {}, 'Cancelled. The visitor gets an email.'],
        ] as const
      ).map(([action, fields, text]): (typeof forms)[number] => [
        `${action} of an appointment`,
        async () => {
          const { id } = await book((await freeDay()).slots[0]!.starts_at);
          const record = `/admin/appointments/${id}`;
          return { path: `${record}/${action}`, fields, page: record, text };
        },
      ]),
      [
        'move of an appointment',
        async () => {
          const [first, second] = (await freeDay()).slots;
          const { id } = await book(first!.starts_at);
          return {
            path: `/admin/appointments/${id}/move`,
            fields: { to_place: 'kathmandu', starts_at: second!.starts_at },
            page: `/admin/appointments/${id}`,
            text: 'Moved. The visitor gets an email.',
          };
        },
      ],
      ...(
        [
          ['capacity', { capacity: '1' }, 'Kathmandu branch now takes 1 at the same time.'],
          ['closures', { date: '2030-01-06' }, 'Closed. Visitors can book nothing in this time.'],
          ['closures/remove', { closure: '999999' }, 'Open again.'],
        ] as const
      ).map(([action, fields, text]): (typeof forms)[number] => [
        `${action} of a place`,
        async () => ({
          path: `/admin/appointments/${action}`,
          fields: { place: 'kathmandu', from: '2030-01-06', ...fields },
          page: '/admin/appointments?place=kathmandu&from=2030-01-06',
          text,
        }),
      ]),
      [
        'status of a message',
        async () => {
          const { body } = await call(service, '/api/app/contact-messages/', {
            json: { name: 'Mina', email: 'mina@example.com', subject: 'Fees', message: 'How much?' },
          });
          return {
            path: '/admin/messages/status?status=open',
            fields: { message: String(body.id), from: 'open', to: 'answered' },
            page: '/admin/messages?status=open',
            text: `Message no. ${body.id} is now: Answered.`,
          };
        },
      ],
      [
        'internal note',
        async () => {
          const { access } = await newAccount(service);
          const address = `/admin/applications/${(await apply(access, { contact: '9800000009' })).body.id}`;
          return {
            path: `${address}/notes`,
            fields: { internal_note: 'Call on Monday' },
            page: address,
            text: 'The note is stored. The applicant does not get it.',
          };
        },
      ],
      [
        'responsible person',
        async () => {
          const { access } = await newAccount(service);
          const address = `/admin/applications/${(await apply(access, { contact: '9800000009' })).body.id}`;
          return {
            path: `${address}/responsible`,
            fields: await takeOverFields(address),
            page: address,
            text: 'You are responsible for this application now.',
          };
        },
      ],
      [
        'check of a university',
        async () => ({
          path: '/admin/universities/1/verification',
          fields: {
            state: 'not_checked',
            last: /name="last" value="(\d*)"/.exec((await page('/admin/universities/1')).text)![1]!,
          },
          page: '/admin/universities/1',
          text: 'Stored: Not checked. The site shows it within some seconds.',
        }),
      ],
    ];

    test.each(forms)(
      '%s: redirects to its page, which shows the confirmation once',
      async (_name, prepare) => {
        const form = await prepare();
        const stored = await post(form.path, form.fields);
        expect([stored.status, stored.headers.get('location')]).toEqual([303, form.page]);
        expect(stored.headers.getSetCookie()).toEqual([
          expect.stringMatching(
            new RegExp(`; Max-Age=60; Path=${form.page.split('?', 1)[0]}; HttpOnly; SameSite=Strict$`),
          ),
        ]);
        const shown = await show(form.page, cookiePair(stored));
        expect(shown.status).toBe(200);
        expect(shown.text).toContain(ok(form.text));
        // The cookie is removed from its own path.
        expect(shown.headers.getSetCookie()).toEqual([
          expect.stringMatching(
            new RegExp(`^staff_notice=; .*Path=${form.page.split('?', 1)[0]}; Expires=Thu, 01 Jan 1970`),
          ),
        ]);
        // A form's address, opened or typed, leads to its page.
        const opened = await page(
          `${form.path}${form.path.includes('?') ? '' : `?${new URL(form.page, service.url).searchParams}`}`,
        );
        expect([opened.status, opened.headers.get('location')]).toEqual([302, form.page]);
        expect((await call(service, form.path)).status).toBe(401);
      },
    );

    test.each(forms)('%s: sent twice before its answer, it is confirmed', async (_name, prepare) => {
      const { path, fields, page: address, text } = await prepare();
      const [first, second] = await Promise.all([post(path, fields), post(path, fields)]);
      expect([first.status, second.status]).toEqual([303, 303]);
      const shown = (await show(address, cookiePair(second))).text;
      expect(shown).toContain(ok(text));
      if (fields.internal_note) expect(shown.split(`<pre>${fields.internal_note}</pre>`)).toHaveLength(2);
      if (fields.responsible) expect(shown.split('responsible: ')).toHaveLength(2);
    });

    test('sent twice, to two processes, it is confirmed', async () => {
      if (store !== 'postgres') return;
      const another = await startService({
        store,
        dataDir: service.dataDir,
        databaseUrl: service.databaseEnvironment.DATABASE_URL,
      });
      try {
        const { path, fields, page: address, text } = await forms[0]![1]();
        const body = { form_token: await formToken(), ...fields };
        const sendTo = (process: TestService) =>
          call(process, path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(body) });
        const answers = await Promise.all([sendTo(service), sendTo(another)]);
        expect(answers.map(({ status }) => status)).toEqual([303, 303]);
        expect((await sendTo(another)).status).toBe(303);
        expect((await show(address, cookiePair(answers[1]!))).text).toContain(ok(text));
        // Now the change is known, and the form would be another one.
        expect((await sendTo(service)).status).toBe(409);
      } finally {
        await another.stop();
      }
    });

    test('sent again after somebody else has changed it back, it is stored again', async () => {
      const path = '/admin/appointments/capacity';
      const fields = { form_token: await formToken(), place: 'online' };
      const other = cookieOf(await enter());
      const shown = await call(service, '/admin/messages', { headers: { cookie: other } });
      const otherToken = /name="form_token" value="([^"]+)"/.exec(shown.text)![1]!;
      // Nobody opens the page of the first confirmation.
      expect((await post(path, { ...fields, capacity: '4' })).status).toBe(303);
      await submitForm(service, path, other, { ...fields, form_token: otherToken, capacity: '3' });
      expect((await post(path, { ...fields, capacity: '4' })).status).toBe(303);
      const { text } = await page('/admin/appointments?place=online');
      expect(/name="capacity"[^>]* value="(\d+)"/.exec(text)?.[1]).toBe('4');
      // What the other tests expect.
      expect((await post(path, { ...fields, capacity: '1' })).status).toBe(303);
    });

    test('an application tells of a change once, and of a second one in place', async () => {
      const { path, fields, page: address } = await forms[0]![1]();
      expect((await submit(path, fields)).status).toBe(200);
      expect((await page(address)).text).not.toContain('role="status"');
      const again = await submit(path, fields);
      expect([again.status, again.text]).toEqual([
        409,
        expect.stringContaining('The application was changed meanwhile'),
      ]);
    });

    test('a confirmation is shown on its own page only, with its own text, to the login that sent the form', async () => {
      const pair = cookiePair(
        await post('/admin/appointments/capacity', { place: 'kathmandu', capacity: '1' }),
      );
      const confirmation = 'Kathmandu branch now takes 1';
      expect((await show('/admin/appointments', pair)).text).toContain(confirmation);
      expect((await show('/admin/messages', pair)).text).not.toContain(confirmation);
      const changed = pair.replace('now%20takes', 'never%20takes');
      expect(changed).not.toBe(pair);
      expect((await show('/admin/appointments', changed)).text).not.toContain('class="ok"');
      const other = await call(service, '/admin/appointments', {
        headers: { cookie: `${cookieOf(await enter())}; ${pair}` },
      });
      expect([other.status, other.text.includes(confirmation)]).toEqual([200, false]);
    });
  });

  test('the address of the login form leads to the applications', async () => {
    const opened = await page('/admin/login');
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/admin']);
    expect((await call(service, '/admin/login')).text).toContain('<h1>Staff login</h1>');
  });

  test.each([
    '/admin/nothing',
    '/admin/nothing/at/all?q=1',
    '/admin/',
    '/admin/logout',
    '/admin/applications/999999',
    '/admin/applications/x',
    '/admin/appointments/999999',
    '/admin/universities/999999',
    '/admin/documents/999999/view',
  ])('%s is a page with the navigation and 404, or the login', async (path) => {
    const missing = await page(path);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(missing.text).toContain('<h1>Page not found</h1>');
    expect(missing.text).toContain('<a href="/admin/appointments">Appointments</a>');
    const signedOut = await call(service, path);
    expect([signedOut.status, signedOut.text]).toEqual([
      401,
      expect.stringContaining('<h1>Staff login</h1>'),
    ]);
  });

  test('an unknown address is neither logged nor counted, for it may hold anything', async () => {
    await page('/admin/nothing/asha@example.com');
    await waitUntil(
      () => logLines(service).some(({ path, status }) => path === 'unknown' && status === 404),
      'the log line',
    );
    expect(service.output()).not.toContain('asha@example.com');
    const { text } = await call(service, '/metrics');
    expect(text).toContain('route="other",status="404"');
    expect(text).not.toContain('route="/admin/*"');
  });

  test('an address that cannot be decoded is answered with a page', async () => {
    for (const path of ['/admin/%E0%A4%A', '/admin/%zz?a=1']) {
      const { status, headers, text } = await call(service, path);
      expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
        400,
        'text/html; charset=utf-8',
        'nosniff',
      ]);
      expect(text).toContain('<h1>Not found</h1>');
      expect(text).toContain('href="/admin"');
    }
    expect((await call(service, '/administration/%E0%A4%A')).body).toEqual({ detail: 'Bad request.' });
  });

  test('addresses outside of the staff pages stay those of the API', async () => {
    for (const path of ['/nothing', '/administration', '/api/app/admin/'])
      expect((await page(path)).body).toEqual({ detail: 'Not found.' });
  });

  test('a mobile number is found however it was stored and is typed', async () => {
    const { access } = await newAccount(service);
    const stored = [
      '9841234567',
      '+977 984-1234567',
      '००९७७ ९८४ १२३ ४५६७',
      '०९८४१२३४५६७',
      '(977) 984/123.4567',
    ];
    const { slots } = await freeDay();
    const addresses: string[] = [];
    for (const [index, contact] of stored.entries()) {
      const made = await apply(access, { contact });
      addresses.push(`/admin/applications/${made.body.id}"`);
      const sent = await call(service, '/api/app/contact-messages/', {
        json: { name: 'Nabin', email: 'nabin@example.com', subject: 'Call', message: 'Call me', contact },
      });
      expect([contact, sent.status]).toEqual([contact, 201]);
      addresses.push(`#message-${sent.body.id}"`);
      const booked = await book(slots[index]!.starts_at, { contact });
      addresses.push(`/admin/appointments/${booked.id}"`);
    }
    const other = await apply(access, { contact: '9841234568' });
    for (const typed of [
      '9841234567',
      '984-1234567',
      '984 123 4567',
      '+977 984-1234567',
      '+9779841234567',
      '009779841234567',
      '09841234567',
      '९८४१२३४५६७',
      '+९७७ ९८४-१२३४५६७',
      '41234567',
    ]) {
      const { text } = await page(`/admin/search?q=${encodeURIComponent(typed)}`);
      expect([typed, addresses.filter((address) => !text.includes(address))]).toEqual([typed, []]);
      expect(text).not.toContain(`/admin/applications/${other.body.id}"`);
    }
    // What was typed is stored and shown; the link dials it.
    const messages = await page('/admin/messages');
    expect(messages.text).toContain('<a href="tel:009779841234567">००९७७ ९८४ १२३ ४५६७</a>');
    expect((await page('/admin/search?q=984-123-0000')).text).toContain('Nobody found');
  });

  test('a mobile number comes before others that have only its parts', async () => {
    const { access } = await newAccount(service);
    const first = await apply(access, { contact: '9700112233' });
    for (let parts = 0; parts < 21; parts += 1)
      await apply(access, { contact: `98${parts + 10}223300`, email: `970.011.${parts}@example.com` });
    expect((await page('/admin/search?q=970%20011%202233')).text).toContain(
      `/admin/applications/${first.body.id}"`,
    );
  });

  test('the list of applications is searched by name, account, course and university, as is its table', async () => {
    const account = await newAccount(service);
    const course = `Bachelor of Podiatry ${store}`;
    const university = 'University of Otago 100%';
    const { id } = (
      await apply(account.access, {
        contact: '9800000055',
        first_name: 'Kabita',
        preferred_course: course,
        preferred_university: university,
      })
    ).body;
    const other = (
      await apply(account.access, { contact: '9800000055', preferred_course: `${course} and more` })
    ).body;
    const has = (answer: Answer, record: number) =>
      answer.text.includes(`/admin/applications/${record}"`) || answer.text.includes(`\n"${record}",`);
    for (const text of [`podiatry otago ${store}`, `kabita ${store}`, `${account.email} 100%`]) {
      const query = new URLSearchParams({ text, status: 'submitted' });
      const list = await page(`/admin?${query}`);
      expect([text, has(list, id), has(list, other.id)]).toEqual([text, true, false]);
      expect(list.text).toContain('1 application.');
      expect(list.text).toContain(`name="text" value="${text}"`);
      const [, table = ''] = /href="([^"]+)">Download as a table/.exec(list.text)!;
      const rows = await page(table.replaceAll('&amp;', '&'));
      expect([text, has(rows, id), has(rows, other.id)]).toEqual([text, true, false]);
    }
    await apply(account.access, { contact: '9800000055', preferred_course: `Not searched for ${store}` });
    const both = await page(`/admin?text=${encodeURIComponent(course)}`);
    expect(both.text).toContain('2 applications.');
    // How many there are of each status, whatever is shown.
    const [, submitted = ''] = /<option value="submitted">submitted \((\d+)\)/.exec(both.text)!;
    expect(Number(submitted)).toBeGreaterThan(2);
    expect((await page('/admin?text=zzz%25')).text).toContain('0 applications.');
    // Every word is searched, however many there are, and the longest e-mail address is.
    const count = async (text: string) =>
      /<p>(\d+) applications?\./.exec((await page(`/admin?${new URLSearchParams({ text })}`)).text)?.[1];
    const found = `kabita gurung ${account.email} of podiatry otago`;
    expect([await count(found), await count(`${found} zzz`)]).toEqual(['1', '0']);
    expect(await count(`${account.email}${'z'.repeat(100)}`)).toBe('0');
    expect(both.text).toMatch(/<input id="text" name="text" value="[^"]*" maxlength="254">/);
    expect(both.text).toMatch(/<input id="q" [^<>]* maxlength="254">/);
  });

  test('the next page of a searched list is of the same search', async () => {
    const { access } = await newAccount(service);
    for (let made = 0; made < 26; made += 1)
      await apply(access, { contact: '9800000055', preferred_course: `Paging & ${store}` });
    const { text } = await page(`/admin?${new URLSearchParams({ text: `paging & ${store}` })}`);
    const [, next = ''] = /href="([^"]+)">Next</.exec(text)!;
    expect((await page(next.replaceAll('&amp;', '&'))).text).toContain('26 applications, page 2 of 2.');
  });

  /** What the button of an application's page sends with which staff@example.com takes it over. */
  const takeOverFields = async (address: string) => {
    const form = /action="[^"]+\/responsible">(.*?)Take over</s.exec((await page(address)).text)![1]!;
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)![1]!;
    return {
      responsible_before: value('responsible_before'),
      responsible: value('responsible'),
    };
  };
  const responsibleOn = (text: string) => /<p>Responsible: <strong>([^<]*)<\/strong>/.exec(text)?.[1];
  const changesOn = (text: string) =>
    [...text.matchAll(/: (responsible: [^<]*)<\/li>/g)].map(([, line]) => line);

  test('an application is taken over; the list, its pages and its table show whose it is', async () => {
    const { access } = await newAccount(service);
    const course = `Handed ${store}`;
    const ids: number[] = [];
    for (let made = 0; made < 27; made += 1)
      ids.push((await apply(access, { contact: '9800000055', preferred_course: course })).body.id);
    const address = `/admin/applications/${ids[0]}`;
    expect(responsibleOn((await page(address)).text)).toBe('Nobody yet');
    const openBefore = Number(/Mine \((\d+) open\)/.exec((await page('/admin')).text)![1]);
    const taken = await submit(`${address}/responsible`, await takeOverFields(address));
    expect(responsibleOn(taken.text)).toBe('staff@example.com');
    expect(taken.text).not.toContain('Take over');
    expect(changesOn(taken.text)).toEqual([
      'responsible: staff@example.com (before: nobody), by staff@example.com',
    ]);

    const shownBy = async (filter: Record<string, string>) => {
      const list = await page(`/admin?${new URLSearchParams({ text: course, ...filter })}`);
      const [, link = ''] = /href="([^"]+)">Download as a table/.exec(list.text) ?? [];
      const table = link && (await page(link.replaceAll('&amp;', '&'))).text;
      return { list: list.text, rows: table ? table.split('\r\n').slice(1, -1) : [] };
    };
    const mine = await shownBy({ responsible: 'me', status: 'submitted' });
    expect(mine.list).toContain('1 application.');
    expect(mine.list).toContain('Responsible: staff@example.com');
    expect(mine.list).toContain(`<option value="me" selected>Mine (${openBefore + 1} open)</option>`);
    expect(mine.rows).toEqual([expect.stringMatching(new RegExp(`^"${ids[0]}",.*,"staff@example.com"$`))]);
    expect((await shownBy({ responsible: 'me', status: 'declined' })).list).toContain('0 applications.');
    const nobody = await shownBy({ responsible: 'nobody' });
    expect(nobody.list).toContain('26 applications, page 1 of 2.');
    expect(nobody.list).toContain('Responsible: nobody yet');
    expect(nobody.rows).toHaveLength(26);
    expect(nobody.rows.join()).not.toContain('staff@example.com');
    const [, next = ''] = /href="([^"]+)">Next</.exec(nobody.list)!;
    const second = (await page(next.replaceAll('&amp;', '&'))).text;
    expect(second).toContain('26 applications, page 2 of 2.');
    expect(second).toContain('<option value="nobody" selected>');
    // One's own number is what a colleague's link has.
    const own = /name="responsible_before" value="(\d+)"/.exec(taken.text)![1]!;
    expect((await shownBy({ responsible: own })).list).toContain('1 application.');
    expect((await shownBy({ responsible: '' })).rows).toHaveLength(27);
    // A link to who is none of staff, such as a colleague who has left, shows and downloads nothing.
    for (const responsible of ['99999999999', '999999', 'x']) {
      const { list } = await shownBy({ responsible });
      expect(list).toContain('The address names nobody who is a member of staff.');
      expect(list).toContain('0 applications.');
      const table = await page(`/admin/applications.csv?responsible=${responsible}`);
      expect(table.text.trim().split('\r\n')).toHaveLength(1);
    }

    const given = await submit(`${address}/responsible`, { responsible_before: own, responsible: 'nobody' });
    expect(given.text).toContain('Nobody is responsible for this application now.');
    expect(responsibleOn(given.text)).toBe('Nobody yet');
    expect(changesOn(given.text)[1]).toBe(
      'responsible: nobody (before: staff@example.com), by staff@example.com',
    );
  });

  /** Members of staff of one test: the others expect that there is one. */
  const hired: { url: string; email: string }[] = [];
  const makeStaff = async (url: string, { email }: { email: string }, more = '') => {
    hired.push({ url, email });
    await runSql(url, `UPDATE users SET role = 'staff'${more} WHERE email = '${email}'`);
  };
  afterEach(async () => {
    for (const { url, email } of hired.splice(0))
      await runSql(url, `UPDATE users SET role = 'user' WHERE email = '${email}'`);
  });

  test('an application is handed over to staff only, who are told, and never over the change of another', async () => {
    const url = service.databaseEnvironment.DATABASE_URL;
    if (!url) return;
    const { access } = await newAccount(service);
    const colleague = await newAccount(service);
    const third = await newAccount(service);
    const student = await newAccount(service);
    const former = await newAccount(service);
    await makeStaff(url, colleague, ", language = 'ne'");
    await makeStaff(url, third);
    await makeStaff(url, former, ', is_active = false');
    const idOf = async (email: string) =>
      String(
        ((await runSql(url, `SELECT id FROM users WHERE email = '${email}'`)) as [{ id: number }])[0].id,
      );
    const [own, colleagueId, thirdId] = [
      await idOf('staff@example.com'),
      await idOf(colleague.email),
      await idOf(third.email),
    ];
    const { id } = (await apply(access, { contact: '9800000055' })).body;
    const address = `/admin/applications/${id}`;
    const give = (responsible_before: string, responsible: string) =>
      submit(`${address}/responsible`, { responsible_before, responsible });

    const shown = (await page(address)).text;
    const offered = [
      .../<select id="responsible".*?<\/select>/s.exec(shown)![0].matchAll(/>([^<>]+)<\/option>/g),
    ];
    // Nothing is chosen, so that a press of the button alone hands nothing over.
    expect(shown).toContain('name="responsible" required><option value="" selected>Please choose</option>');
    expect((await give('nobody', '')).status).toBe(400);
    expect(offered.map(([, name]) => name).sort()).toEqual(
      ['Please choose', colleague.email, third.email].sort(),
    );
    for (const wrong of [await idOf(student.email), await idOf(former.email), '999999']) {
      const refused = await give('nobody', wrong);
      expect([wrong, refused.status, responsibleOn(refused.text)]).toEqual([wrong, 409, 'Nobody yet']);
      expect(refused.text).toContain('This is no account of staff, or not any more.');
    }
    for (const wrong of ['99999999999', 'x']) expect((await give('nobody', wrong)).status).toBe(400);
    // Without the field nobody is meant.
    expect((await submit(`${address}/responsible`, { responsible_before: 'nobody' })).status).toBe(400);

    const given = await give('nobody', colleagueId);
    expect(given.text).toContain(`Responsible now: ${colleague.email}, who gets an email.`);
    const mail = await emailTo(service, colleague.email, `आवेदन नं. ${id} अब तपाईंको जिम्मामा छ`);
    expect(mail).toContain(`staff@example.com ले आवेदन नं. ${id} तपाईंलाई सुम्पनुभयो`);
    expect(mail).toContain(`href="${service.url}${address}"`);

    // Pages from before the change: nothing is overwritten, and it is said who has it.
    const late = await give('nobody', thirdId);
    expect([late.status, responsibleOn(late.text)]).toEqual([409, colleague.email]);
    expect(late.text).toContain(
      `Somebody else has changed this meanwhile: ${colleague.email} is responsible now.`,
    );
    const again = await give(colleagueId, colleagueId);
    expect(again.text).toContain(`This is so already: ${colleague.email} is responsible.`);

    // Two at once.
    const entered = await call(service, '/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ email: third.email, password }),
    });
    const otherCookie = cookieOf(entered);
    const otherPage = await call(service, address, { headers: { cookie: otherCookie } });
    const otherToken = /name="form_token" value="([^"]+)"/.exec(otherPage.text)![1]!;
    const answers = await Promise.all([
      give(colleagueId, own),
      submitForm(service, `${address}/responsible`, otherCookie, {
        form_token: otherToken,
        responsible_before: colleagueId,
        responsible: thirdId,
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = responsibleOn((await page(address)).text)!;
    expect([now, now]).toEqual(answers.map(({ text }) => responsibleOn(text)));
    expect(changesOn((await page(address)).text)).toEqual([
      `responsible: ${colleague.email} (before: nobody), by staff@example.com`,
      `responsible: ${now} (before: ${colleague.email}), by ${now}`,
    ]);
    expect((await give(now === third.email ? thirdId : own, colleagueId)).status).toBe(200);

    // Who takes it over gets none.
    const queued = await runSql(url, "SELECT recipient FROM outbox WHERE kind = 'application-handed-over'");
    expect(queued).toEqual([{ recipient: colleague.email }, { recipient: colleague.email }]);

    const ofColleague = await page(`/admin?responsible=${colleagueId}`);
    expect(ofColleague.text).toContain(`<option value="${colleagueId}" selected>${colleague.email}</option>`);
    expect(ofColleague.text).toContain('1 application.');
    expect((await page(`/admin/applications.csv?responsible=${thirdId}`)).text.split('\r\n')).toHaveLength(2);
    // Of an account that is none of staff any more.
    await runSql(
      url,
      `UPDATE applications SET responsible_id = ${await idOf(former.email)} WHERE id = ${id}`,
    );
    const { email: applicant } = (
      (await runSql(url, `SELECT email FROM applications WHERE id = ${id}`)) as [{ email: string }]
    )[0];
    expect((await page(`/admin?responsible=nobody&text=${applicant}`)).text).toContain(
      `href="/admin/applications/${id}"`,
    );
  });

  test('the keyboard skips the navigation, which marks the list that a record belongs to', async () => {
    const { access } = await newAccount(service);
    const { id } = (await apply(access, { contact: '9800000055' })).body;
    const application = await page(`/admin/applications/${id}`);
    expect(application.text).toMatch(
      /<main><a class="skip button" href="#content">.*<div id="content"><h1>/s,
    );
    const [, view = ''] = /href="(\/admin\/documents\/\d+\/view)"/.exec(application.text)!;
    for (const [path, list] of [
      [`/admin/applications/${id}`, 'Applications'],
      [view, 'Applications'],
      ['/admin/universities/1', 'Universities'],
      ['/admin/events/1', 'Event registrations'],
    ] as const) {
      const marked = [...(await page(path)).text.matchAll(/aria-current="(\w+)">([^<]*)/g)];
      expect([path, ...marked.map(([, value, name]) => [value, name])]).toEqual([path, ['true', list]]);
    }
    expect((await page('/admin/search?q=a')).text).not.toContain('aria-current=');
  });

  test('an application, an appointment and a message lead to all of the person', async () => {
    const account = await newAccount(service);
    const link = `href="/admin/search?q=${encodeURIComponent(account.email)}">All records of this person</a>`;
    const { id } = (await apply(account.access, { contact: '9800000055' })).body;
    expect((await page(`/admin/applications/${id}`)).text).toContain(link);
    const booked = await book((await freeDay()).slots[0]!.starts_at, { email: account.email });
    expect((await page(`/admin/appointments/${booked.id}`)).text).toContain(link);
    const json = { name: 'Mina', email: account.email, subject: 'Fees', message: 'How much?' };
    await call(service, '/api/app/contact-messages/', { json });
    expect((await page('/admin/messages')).text).toContain(link);
  });

  test('one search finds a person in applications, appointments, messages and registrations', async () => {
    const account = await newAccount(service);
    const made = await apply(account.access, { contact: '9811111111' });
    await call(service, '/api/app/event-register/', { json: { event: 2 }, token: account.access });
    const day = await freeDay();
    const booked = await book(day.slots[0]!.starts_at, { name: 'Sunita Gurung' });
    const sent = await call(service, '/api/app/contact-messages/', {
      json: { name: 'Sunita G.', email: 'sunita@example.com', subject: 'Hello', message: 'Hello' },
    });
    const found = (await page('/admin/search?q=gurung%20SUNITA')).text;
    expect(found).toContain(`/admin/applications/${made.body.id}"`);
    expect(found).toContain(`/admin/appointments/${booked.id}"`);
    expect(found).not.toContain(`#message-${sent.body.id}"`);
    expect((await page('/admin/search?q=sunita')).text).toContain(`#message-${sent.body.id}"`);
    expect((await page(`/admin/search?q=${account.email}`)).text).toContain('Event registrations</h2>');
    expect((await page(`/admin/search?q=${booked.reference}`)).text).toContain('Sunita Gurung');
    // As e-mails and staff pages name a record, before people whose number has these digits.
    const digits = (number: number) => String(number).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!);
    const { id } = made.body;
    for (const q of [`${id}`, `no. ${id}`, `Application no. ${id}`, `#${id}`, `नं. ${digits(id)}`]) {
      const { text } = await page(`/admin/search?q=${encodeURIComponent(q)}`);
      expect([q, /href="(\/admin\/applications\/\d+)"/.exec(text)?.[1]]).toEqual([
        q,
        `/admin/applications/${id}`,
      ]);
    }
    const message = sent.body.id;
    expect((await page(`/admin/search?q=no.%20${message}`)).text).toContain(`#message-${message}"`);
    for (const q of ['%25', '_', "'; DROP TABLE users; --", '%00', '\\'])
      expect((await page(`/admin/search?q=${encodeURIComponent(q)}`)).text).toContain('Nobody found');

    // Its documents open inside the page.
    const application = await page(`/admin/applications/${made.body.id}`);
    expect(application.text).toContain('<a href="tel:9811111111">9811111111</a>');
    expect(application.text).toContain(`<a href="mailto:${account.email}">${account.email}</a>`);
    expect((await page('/admin')).text).toContain('<a href="/admin" aria-current="page">Applications</a>');
    const views = [...application.text.matchAll(/href="(\/admin\/documents\/\d+\/view)"/g)].map(
      ([, link]) => link!,
    );
    expect(views).toHaveLength(2);
    const kinds = await Promise.all(
      views.map(async (view) => {
        const shown = await page(view);
        expect(shown.headers.get('content-security-policy')).toContain("img-src 'self'; frame-src 'self'");
        const [, element, source = ''] = /<(img|iframe) class="document" src="([^"]+)"/.exec(shown.text)!;
        const file = await call(service, source.replaceAll('&amp;', '&'));
        expect(file.status).toBe(200);
        expect(file.headers.get('content-disposition')).toMatch(/^inline/);
        expect(file.headers.get('x-frame-options')).toBe('SAMEORIGIN');
        const policy = file.headers.get('content-security-policy')!;
        expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'self'/);
        return [element, file.headers.get('content-type'), policy.includes('sandbox')];
      }),
    );
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['img', 'image/png', true],
        ['iframe', 'application/pdf', false],
      ]),
    );

    // The link of a document that is lost leads to a page as well.
    const [, link = ''] = /href="(\/admin\/documents\/\d+\?[^"]+)"/.exec(application.text)!;
    rmSync(join(service.dataDir, 'uploads'), { recursive: true });
    const lost = await call(service, link.replaceAll('&amp;', '&'));
    expect([lost.status, lost.text]).toEqual([
      404,
      expect.stringContaining('<h1>This document is not stored any more</h1>'),
    ]);
  });
});

test('appointments of a branch that was removed from the content pack are shown in the calendar', async () => {
  const changed = mkdtempSync(join(tmpdir(), 'content-'));
  const branch = (id: string) =>
    `- id: ${id}\n  city: ${id}\n  openingHours:\n    - { days: [${allDays}], opens: "10:00", closes: "17:00" }\n`;
  writeFileSync(join(changed, 'brand.yaml'), 'name: Test consultancy');
  writeFileSync(join(changed, 'branches.yaml'), branch('kathmandu') + branch('patan'));
  const service = await startService({ environment: { CONTENT: changed } });
  try {
    const login = await call(service, '/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'staff@example.com', password }),
    });
    const headers = { cookie: login.headers.get('set-cookie')!.split(';')[0]! };
    const { days } = (await call(service, '/api/app/appointments/slots/?days=20&place=patan')).body;
    const day = days.find(({ slots }: { slots: unknown[] }) => slots.length > 0);
    const json = {
      place: 'patan',
      starts_at: day.slots[0].starts_at,
      purpose: 'Student visa',
      name: 'Rita',
      email: 'r@example.com',
      contact: '9800000001',
    };
    expect((await call(service, '/api/app/appointments/', { json })).status).toBe(201);
    const submitHere = async (path: string, fields: Record<string, string>) => {
      const { text } = await call(service, '/admin/messages', { headers });
      const token = /name="form_token" value="([^"]+)"/.exec(text)![1]!;
      return submitForm(service, path, headers.cookie, { form_token: token, ...fields });
    };
    const hours = { date: day.date, opens: '16:00', closes: '17:00' };
    await submitHere('/admin/appointments/closures', { place: 'patan', from: day.date, ...hours });
    const calendar = async () => (await call(service, '/admin/appointments', { headers })).text;
    expect(await calendar()).not.toContain('not a branch any more');
    writeFileSync(join(changed, 'branches.yaml'), branch('kathmandu'));
    await waitUntil(async () => (await calendar()).includes('not a branch any more'), 'the removed branch');
    const link = /href="([^"]+)">Show them/.exec(await calendar())![1]!.replaceAll('&amp;', '&');
    const shown = (await call(service, link, { headers })).text;
    expect(shown).toContain('Rita');
    expect(shown).not.toContain('Close days');
    const closure = /name="closure" value="(\d+)"/.exec(shown)![1]!;
    const opened = await submitHere('/admin/appointments/closures/remove', {
      place: 'patan',
      from: day.date,
      closure,
    });
    expect(opened.text).toContain('Open again.');
    expect(opened.text).toContain('Rita');
  } finally {
    await service.remove();
    rmSync(changed, { recursive: true, force: true });
  }
});
