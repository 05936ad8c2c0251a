import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ICAL_ZONE, parseCalendar } from './support/calendar.ts';
import { call, emailTo, linkIn, logIn, logLines, newAccount } from './support/client.ts';
import {
  avoidEndOfWindow,
  startService,
  stores,
  type TestService,
  waitUntil,
} from './support/start-service.ts';

const path = '/api/app/appointments/';
let visitors = 0;

/** A pack with one branch. */
const pack = mkdtempSync(join(tmpdir(), 'content-'));
const branches = `
- id: kathmandu
  city: Kathmandu
  name: Main office
  address: Silver Bell Lane 14
  openingHours:
    - { days: [sunday, monday, tuesday, wednesday, thursday], opens: "11:00", closes: "13:00" }
`;
writeFileSync(join(pack, 'brand.yaml'), 'name: Test consultancy');
writeFileSync(join(pack, 'branches.yaml'), branches);
afterAll(() => rmSync(pack, { recursive: true, force: true }));

describe.each(stores)('appointments on %s', (store) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      store,
      environment: {
        CONTENT: pack,
        RATE_LIMIT_FACTOR: '0',
        APPOINTMENT_CAPACITY: '2',
        APPOINTMENT_LEAD_MINUTES: '60',
      },
    });
  });
  afterAll(() => service.remove());

  const slots = async (query = '') => (await call(service, `${path}slots/${query}`)).body;
  /** Free slots of the following days, each with all its room. */
  const freeSlots = async (): Promise<string[]> =>
    (await slots('?place=online&days=31')).days.flatMap(
      (day: { slots: { starts_at: string; free: number }[] }) =>
        day.slots.filter(({ free }) => free === 2).map(({ starts_at }) => starts_at),
    );
  const freeOf = async (start: string) =>
    (await slots('?place=online&days=31')).days
      .flatMap((day: { slots: { starts_at: string; free: number }[] }) => day.slots)
      .find((slot: { starts_at: string }) => slot.starts_at === start)?.free ?? 0;
  const booking = (changes: object = {}) => {
    visitors += 1;
    return {
      place: 'online',
      purpose: 'Student visa',
      name: 'Asha Rai',
      email: `visitor-${visitors}@example.com`,
      contact: '+977 980-000-0000',
      message: 'I have a question.',
      time_zone: 'Australia/Sydney',
      ...changes,
    };
  };
  const book = (changes: object = {}, token?: string) =>
    call(service, path, { json: booking(changes), ...(token ? { token } : {}) });

  test('the times follow the hours, and say what the form needs', async () => {
    const body = await slots('?place=online&days=14');
    expect(body).toMatchObject({ place: 'online', slot_minutes: 30 });
    expect(body.places).toEqual([
      { id: 'kathmandu', name: 'Main office', address: 'Silver Bell Lane 14' },
      { id: 'online', name: 'Online', address: '' },
    ]);
    expect(body.purposes).toContain('Student visa');
    for (const { date, slots: times, is_open } of body.days) {
      const isSaturday = new Date(`${date}T00:00:00Z`).getUTCDay() === 6;
      expect(is_open).toBe(!isSaturday);
      if (isSaturday) expect(times).toEqual([]);
      for (const { starts_at } of times) {
        expect(starts_at).toMatch(/T1[0-6]:[03]0:00\.000000\+05:45$/);
        expect(starts_at.slice(0, 10)).toBe(date);
        expect(Date.parse(starts_at)).toBeGreaterThan(Date.now() + 59 * 60_000);
      }
    }
  });

  test('the times of a branch follow its opening hours in the content pack, and change with it', async () => {
    const clocks = async () => {
      const { place, days } = await slots();
      expect(place).toBe('kathmandu');
      const all = days.flatMap((day: { slots: { starts_at: string }[] }) => day.slots);
      return [...new Set(all.map(({ starts_at }: { starts_at: string }) => starts_at.slice(11, 16)))].sort();
    };
    expect(await clocks()).toEqual(['11:00', '11:30', '12:00', '12:30']);
    writeFileSync(join(pack, 'branches.yaml'), branches.replace('13:00', '12:00'));
    try {
      for (let attempt = 0; attempt < 100 && (await clocks()).length > 2; attempt += 1)
        await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await clocks()).toEqual(['11:00', '11:30']);
    } finally {
      writeFileSync(join(pack, 'branches.yaml'), branches);
    }
  });

  test('an appointment names its branch when that has left the content pack', async () => {
    const places = async () => (await slots()).places.map(({ id }: { id: string }) => id);
    const lakeside = `${branches.replace('id: kathmandu', 'id: pokhara').replace('Main office', 'Pokhara office').replace('Silver Bell Lane 14', 'Lakeside 3')}`;
    writeFileSync(join(pack, 'branches.yaml'), branches + lakeside);
    let token = '';
    try {
      await waitUntil(async () => (await places()).includes('pokhara'), 'the branch');
      const { days } = await slots('?place=pokhara&days=14');
      const { starts_at } = days.flatMap(({ slots }: { slots: { starts_at: string }[] }) => slots)[0];
      token = (await book({ starts_at: (await freeSlots())[0] })).body.token;
      const moved = await call(service, `${path}${token}/`, {
        method: 'PUT',
        json: { place: 'pokhara', starts_at },
      });
      expect(moved.body).toMatchObject({ place: 'pokhara', place_name: 'Pokhara office' });
    } finally {
      writeFileSync(join(pack, 'branches.yaml'), branches);
    }
    await waitUntil(async () => !(await places()).includes('pokhara'), 'the removal');
    const shown = (await call(service, `${path}${token}/`)).body;
    expect(shown).toMatchObject({ place_name: 'Pokhara office', place_address: 'Lakeside 3' });
    expect(shown.calendar).toContain('Pokhara office');
  });

  test.each(['?days=0', '?days=32', '?days=x', '?from=2026-02-30', '?from=x', '?place=nowhere'])(
    'refuses %s',
    async (query) => {
      expect((await call(service, `${path}slots/${query}`)).status).toBe(400);
    },
  );

  test('no times are offered beyond the last day', async () => {
    const { last_date } = await slots();
    const { days } = await slots(`?from=${last_date}&days=31`);
    expect(days.map(({ date }: { date: string }) => date)).toEqual([last_date]);
    expect((await slots('?from=2099-01-01')).days).toEqual([]);
  });

  test('a booking is confirmed by e-mail with a calendar file, and the link shows it', async () => {
    const [start] = await freeSlots();
    const { status, body } = await book({ starts_at: start, email: 'Asha@Example.com' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^[2-9A-Z]{8}$/),
      status: 'booked',
      place: 'online',
      starts_at: start,
      email: 'asha@example.com',
      can_change: true,
    });
    expect(await freeOf(start!)).toBe(1);

    const email = await emailTo(service, 'asha@example.com', 'Your appointment:');
    expect(email).toContain('Kathmandu time');
    expect(email).toContain('Australia/Sydney');
    expect(email).not.toContain('I have a question');
    const link = linkIn(email, '/book/');
    expect(link.pathname).toBe(`/book/${body.token}`);
    const file = parseCalendar(email);
    expect(file).toMatchObject({ method: 'REQUEST', sequence: 0, status: 'CONFIRMED', zone: ICAL_ZONE });
    expect(file.start).toBe(Date.parse(start!));
    expect(file.end).toBe(Date.parse(start!) + 30 * 60_000);
    expect(file.uid).toContain(body.reference);
    expect(file.organizer).toBe('mailto:info@example.com');

    const shown = await call(service, `${path}${body.token}/`);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.body).toMatchObject({
      reference: body.reference,
      purpose: 'Student visa',
      name: 'Asha Rai',
    });
    expect(shown.body.calendar).toContain('METHOD:PUBLISH');
  });

  test('tokens cannot be guessed, and are not logged', async () => {
    const [start] = await freeSlots();
    const { body } = await book({ starts_at: start });
    const { reference, token } = body;
    for (const bad of [
      reference,
      `${reference}-`,
      `${reference}-x`,
      `${token}x`,
      token.slice(0, -1),
      'x',
      '%00',
    ])
      for (const method of ['GET', 'DELETE', 'PUT'])
        expect((await call(service, `${path}${bad}/`, { method })).status).toBe(404);
    await call(service, `${path}${token}/`);
    expect(logLines(service).some(({ path: logged }) => String(logged).includes('appointments/…'))).toBe(
      true,
    );
    expect(service.output()).not.toContain(token.slice(9));
  });

  test('the link moves the appointment: same calendar entry, next sequence, the old time is free again', async () => {
    const [first, second] = await freeSlots();
    const { body } = await book({ starts_at: first });
    const moved = await call(service, `${path}${body.token}/`, {
      method: 'PUT',
      json: { place: 'online', starts_at: second },
    });
    expect([moved.status, moved.body.starts_at]).toEqual([200, second]);
    expect([await freeOf(first!), await freeOf(second!)]).toEqual([2, 1]);
    const before = parseCalendar(await emailTo(service, body.email, 'Your appointment:'));
    const after = parseCalendar(await emailTo(service, body.email, 'was moved'));
    expect(after).toMatchObject({
      uid: before.uid,
      sequence: 1,
      method: 'REQUEST',
      start: Date.parse(second!),
    });
    // To the same time again: nothing changes and nothing is sent.
    const same = await call(service, `${path}${body.token}/`, {
      method: 'PUT',
      json: { place: 'online', starts_at: second },
    });
    expect(same.status).toBe(200);
    const mails = (await call(service, `/mailbox?to=${body.email}`)).text.split('<article').length - 1;
    expect(mails).toBe(2);
  });

  test('the link cancels the appointment, once', async () => {
    const [start] = await freeSlots();
    const { body } = await book({ starts_at: start });
    for (const _attempt of [1, 2]) {
      const { status, body: cancelled } = await call(service, `${path}${body.token}/`, { method: 'DELETE' });
      expect([status, cancelled.status, cancelled.can_change, cancelled.calendar]).toEqual([
        200,
        'cancelled',
        false,
        null,
      ]);
    }
    expect(await freeOf(start!)).toBe(2);
    const file = parseCalendar(await emailTo(service, body.email, 'was cancelled'));
    expect(file).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
    const moved = await call(service, `${path}${body.token}/`, {
      method: 'PUT',
      json: { place: 'online', starts_at: start },
    });
    expect(moved.status).toBe(400);
  });

  test('of cancellations that arrive at the same moment one cancels, and all say so', async () => {
    const [start] = await freeSlots();
    const { body } = await book({ starts_at: start });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(service, `${path}${body.token}/`, { method: 'DELETE' })),
    );
    expect(answers.map(({ status, body: { status: shown } }) => [status, shown])).toEqual(
      Array(5).fill([200, 'cancelled']),
    );
    const file = parseCalendar(await emailTo(service, body.email, 'was cancelled'));
    expect(file).toMatchObject({ method: 'CANCEL', sequence: 1 });
  });

  test('of 50 simultaneous bookings of one time exactly as many succeed as it has room for', async () => {
    const start = (await freeSlots()).at(-1)!;
    const answers = await Promise.all(Array.from({ length: 50 }, () => book({ starts_at: start })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, ...Array(48).fill(409)]);
    expect(await freeOf(start)).toBe(0);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toEqual({
      detail: 'This time is no longer available. Please choose another one.',
      starts_at: ['This time is no longer available. Please choose another one.'],
    });
  });

  test('of 50 appointments that move to one time exactly as many succeed as it has room for', async () => {
    const free = await freeSlots();
    const target = free.at(-1)!;
    const booked = await Promise.all(
      Array.from({ length: 50 }, (_, index) => book({ starts_at: free[Math.floor(index / 2)] })),
    );
    expect(new Set(booked.map(({ status }) => status))).toEqual(new Set([201]));
    const answers = await Promise.all(
      booked.map(({ body }) =>
        call(service, `${path}${body.token}/`, {
          method: 'PUT',
          json: { place: 'online', starts_at: target },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(48);
    expect(await freeOf(target)).toBe(0);
  });

  test('the same key sent several times at once books once', async () => {
    const [start] = await freeSlots();
    const body = { ...booking(), starts_at: start, client_key: `key-${store}-1234` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(service, path, { json: body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1);
    expect(await freeOf(start!)).toBe(1);
  });

  test('a key answers an appointment only to the same booking', async () => {
    const [start, later, last] = await freeSlots();
    const body = { ...booking(), starts_at: start, client_key: `key-${store}-same` };
    const first = await call(service, path, { json: body });
    expect(first.status).toBe(201);
    const others = [
      { email: 'stranger@example.com' },
      { name: 'Somebody Else' },
      { contact: '9841000000' },
      { purpose: 'Something else' },
      { message: 'Another question.' },
      { starts_at: later },
      { place: 'kathmandu' },
    ];
    for (const other of others) {
      const answer = await call(service, path, { json: { ...body, ...other } });
      const sentence = 'This client key was used for other content. Please send it with a new one.';
      expect([other, answer.status]).toEqual([other, 409]);
      expect(answer.body).toEqual({ detail: sentence, client_key: [sentence] });
    }
    // The same person's spelling, time zone and login are no other booking.
    const again = { ...body, email: ` ${body.email.toUpperCase()} `, time_zone: 'Asia/Tokyo' };
    expect((await call(service, path, { json: again })).body.reference).toBe(first.body.reference);

    // The answer was lost, and the link of the e-mail was used before the browser sent the booking again.
    const link = `${path}${first.body.token}/`;
    const move = { place: 'online', starts_at: last };
    expect((await call(service, link, { method: 'PUT', json: move })).status).toBe(200);
    const moved = await call(service, path, { json: body });
    expect([moved.status, moved.body.token, moved.body.starts_at]).toEqual([200, first.body.token, last]);
    expect((await call(service, link, { method: 'DELETE' })).status).toBe(200);
    const cancelled = await call(service, path, { json: body });
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    const stranger = { ...body, email: 'stranger@example.com' };
    expect((await call(service, path, { json: stranger })).status).toBe(409);
  });

  test.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '1999-12-31T23:59:59Z',
    '2100-01-01T00:00:00Z',
    '9999-12-31T23:59:00Z',
  ])('%s is no time that can be booked or moved to', async (starts_at) => {
    const { token } = (await book({ starts_at: (await freeSlots())[0] })).body;
    const refusal = [400, { starts_at: ['Datetime value out of range.'] }];
    const booked = await book({ starts_at });
    expect([booked.status, booked.body]).toEqual(refusal);
    const move = { method: 'PUT', json: { place: 'online', starts_at } };
    const moved = await call(service, `${path}${token}/`, move);
    expect([moved.status, moved.body]).toEqual(refusal);
  });

  test('one address has at most three upcoming appointments', async () => {
    const free = await freeSlots();
    const email = `many-${store}@example.com`;
    for (const start of free.slice(0, 3)) expect((await book({ email, starts_at: start })).status).toBe(201);
    const fourth = await book({ email, starts_at: free[3] });
    expect(fourth.status).toBe(400);
    expect(fourth.body.email[0]).toMatch(/^This address has 3 upcoming appointments already/);
  });

  test.each<[string, object, object]>([
    [
      'nothing',
      { place: '', name: '', email: '', contact: '', purpose: '', starts_at: '' },
      {
        place: ['This field may not be blank.'],
        name: ['This field may not be blank.'],
        email: ['This field may not be blank.'],
        contact: ['This field may not be blank.'],
        purpose: ['This field may not be blank.'],
        starts_at: ['This field may not be blank.'],
      },
    ],
    [
      'invalid values',
      { email: 'x', contact: '12', purpose: 'Coffee', starts_at: 'today', time_zone: 'Moon' },
      {
        email: ['Enter a valid email address.'],
        contact: ['Enter a valid mobile number: 7 to 15 digits.'],
        purpose: ['"Coffee" is not a valid choice.'],
        starts_at: ['Datetime has wrong format. Use ISO 8601 with an offset.'],
        time_zone: ['Unknown time zone.'],
      },
    ],
  ])('refuses %s field by field', async (_case, changes, errors) => {
    const [start] = await freeSlots();
    const { status, body } = await book({ starts_at: start, ...changes });
    expect([status, body]).toEqual([400, errors]);
  });

  test.each([
    ['in the past', '2020-01-06T10:00:00+05:45'],
    ['far ahead', '2098-01-06T10:00:00+05:45'],
    ['beside the slots', null],
  ])('a time %s is not available', async (_case, start) => {
    const [slot] = await freeSlots();
    const starts_at = start ?? slot!.replace(':00:00.', ':07:00.').replace(':30:00.', ':37:00.');
    expect((await book({ starts_at })).status).toBe(409);
  });

  test("an account's bookings are listed for it only", async () => {
    const [start] = await freeSlots();
    const { access } = await newAccount(service);
    const { body } = await book({ starts_at: start }, access);
    const mine = await call(service, `${path}mine/`, { token: access });
    expect(mine.body).toMatchObject({
      count: 1,
      results: [{ reference: body.reference, token: body.token }],
    });
    expect((await call(service, `${path}mine/`)).status).toBe(401);
    const other = await newAccount(service);
    expect((await call(service, `${path}mine/`, { token: other.access })).body.count).toBe(0);
  });

  test('what a member of staff books for a caller belongs to the caller, and their own to them', async () => {
    const { access } = await logIn(service, 'staff@example.com');
    const count = async () => (await call(service, `${path}mine/`, { token: access })).body.count;
    const before = await count();
    expect((await book({ starts_at: (await freeSlots())[0] }, access)).status).toBe(201);
    expect(await count()).toBe(before);
    const own = { starts_at: (await freeSlots())[0], email: 'Staff@example.com' };
    expect((await book(own, access)).status).toBe(201);
    expect(await count()).toBe(before + 1);
  });
});

test('bookings are limited per e-mail address', async () => {
  await avoidEndOfWindow();
  const service = await startService({ environment: { CONTENT: pack } });
  try {
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { status } = await call(service, path, {
        json: {
          place: 'online',
          purpose: 'Student visa',
          name: 'A',
          email: 'limited@example.com',
          contact: '9800000000',
          starts_at: '2020-01-01T00:00:00Z',
        },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429]);
  } finally {
    await service.remove();
  }
});
