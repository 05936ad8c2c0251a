import { rmSync } from 'node:fs';
import { parseCalendar } from './support/calendar.ts';
import { call, emailTo, newAccount, submitForm } from './support/client.ts';
import {
  enterStaffPages,
  formTokenOf,
  packOfBranches,
  staffPages,
  writeBranches,
} from './support/staff-pages.ts';
import { startService, stores, type TestService, waitUntil } from './support/start-service.ts';

describe.each(stores)('appointments in the staff pages on %s', (store) => {
  const { started, page, submit, apply, days, freeDay, book } = staffPages(store);
  let service: TestService;
  let cookie: string;
  beforeAll(() => {
    ({ service, cookie } = started());
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
});

test('appointments of a branch that was removed from the content pack are shown in the calendar', async () => {
  const changed = packOfBranches('kathmandu', 'patan');
  const service = await startService({ environment: { CONTENT: changed } });
  try {
    const headers = { cookie: await enterStaffPages(service) };
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
      const token = await formTokenOf(service, headers.cookie);
      return submitForm(service, path, headers.cookie, { form_token: token, ...fields });
    };
    const hours = { date: day.date, opens: '16:00', closes: '17:00' };
    await submitHere('/admin/appointments/closures', { place: 'patan', from: day.date, ...hours });
    const calendar = async () => (await call(service, '/admin/appointments', { headers })).text;
    expect(await calendar()).not.toContain('not a branch any more');
    writeBranches(changed, 'kathmandu');
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
