import type { ShortlistCourse } from 'shared-api';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { createShortlistStore } from './shortlist-store.ts';
import { createShortlistSync } from './shortlist-sync.ts';

interface Statement {
  course: number;
  is_saved: boolean;
  changed_at: string;
  note?: string;
  noted_at?: string;
}

/** An account as in the reference API: of two versions the newer wins, and the future counts as now. */
function account() {
  const untilNow = (text: string) => new Date(Math.min(Date.parse(text), time)).toISOString();
  const known = new Map<number, Required<Statement>>();
  const answer = () => ({
    answered_at: new Date(time).toISOString(),
    results: [...known.values()]
      .filter(({ is_saved }) => is_saved)
      .map(
        ({ course, changed_at, note, noted_at }): ShortlistCourse => ({
          course,
          saved_at: changed_at,
          note,
          noted_at: noted_at || null,
          course_name: `Course ${course}`,
          university_name: null,
        }),
      ),
  });
  const put = ({ body }: FakeCall) => {
    for (const sent of (body as { courses: Statement[] }).courses) {
      const said = { ...sent, changed_at: untilNow(sent.changed_at) };
      const { note = '' } = said;
      const noted_at = said.noted_at ? untilNow(said.noted_at) : '';
      const before = known.get(said.course) ?? { ...said, changed_at: '', note: '', noted_at: '' };
      known.set(said.course, {
        course: said.course,
        ...(said.changed_at > before.changed_at
          ? { is_saved: said.is_saved, changed_at: said.changed_at }
          : { is_saved: before.is_saved, changed_at: before.changed_at }),
        ...(noted_at > before.noted_at
          ? { note, noted_at }
          : { note: before.note, noted_at: before.noted_at }),
      });
    }
    return answer();
  };
  return { answers: { 'GET /api/app/shortlist/': answer, 'PUT /api/app/shortlist/': put } };
}

/** A storage for a second device beside the one of jsdom. */
function storageOf(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}

let time = Date.UTC(2026, 0, 5);
/** @param clockError how far the device's clock is from the account's, in milliseconds */
function device(answers: Record<string, unknown>, clockError = 0, storage = storageOf()) {
  const idle: (() => void)[] = [];
  const now = () => {
    time += 1000;
    return time + clockError;
  };
  const store = createShortlistStore(() => storage, undefined, now);
  const { api, calls } = fakeApi(answers, { accessToken: () => 'token' });
  const session = storageOf();
  const make = () =>
    createShortlistSync({ store, api, session: () => session, whenIdle: (run) => idle.push(run), now });
  return {
    store,
    sync: make(),
    calls,
    idle,
    make,
    names: () => store.read().map(({ id, note }) => [id, note]),
  };
}
const nursing = { id: 1, name: 'Nursing', universityName: 'Otago' };
const law = { id: 2, name: 'Law', universityName: 'Leeds' };

it('syncs two devices', async () => {
  const { answers } = account();
  const [phone, laptop] = [device(answers), device(answers)];
  phone.store.add(nursing);
  phone.store.setNote(1, 'ask');
  phone.store.setOwner('7');
  await phone.sync.now();
  laptop.store.add(law);
  laptop.store.setOwner('7');
  await laptop.sync.now();
  expect(laptop.names()).toEqual([
    [2, ''],
    [1, 'ask'],
  ]);
  laptop.store.setNote(1, 'asked');
  laptop.store.remove(2);
  await laptop.sync.now();
  await phone.sync.now();
  expect(phone.names()).toEqual([[1, 'asked']]);
  expect(laptop.names()).toEqual(phone.names());
  expect(phone.sync.syncState()).toBe('account');
  phone.store.setOwner(null);
  expect(phone.names()).toEqual([]);
});

it('sends nothing for guests', async () => {
  const guest = device(account().answers);
  guest.store.add(nursing);
  await guest.sync.now();
  expect(guest.calls).toHaveLength(0);
  expect(guest.sync.syncState()).toBe('device');
});

it('sends at most a hundred courses per call, until all are sent', async () => {
  const phone = device(account().answers);
  phone.store.setOwner('7');
  for (let id = 1; id <= 130; id += 1) phone.store.add({ ...law, id });
  await phone.sync.now();
  const sent = phone.calls.map(({ body }) => (body as { courses: unknown[] } | undefined)?.courses.length);
  // The first call asks for the account's time.
  expect(sent).toEqual([undefined, 100, 30]);
  expect(phone.store.read()).toHaveLength(130);
});

describe.each([
  ['five years slow', -5 * 365 * 86_400_000],
  ['ten minutes slow', -600_000],
  ['right', 0],
  ['ten minutes fast', 600_000],
  ['a year fast', 365 * 86_400_000],
])('with a clock that is %s', (_case, clockError) => {
  const pair = async () => {
    const { answers } = account();
    const devices = [device(answers, clockError), device(answers)] as const;
    for (const { store, sync } of devices) {
      store.setOwner('7');
      await sync.now();
    }
    return devices;
  };

  it('a course that was removed on another device stays saved when it is saved again', async () => {
    const [phone, laptop] = await pair();
    laptop.store.add(nursing);
    await laptop.sync.now();
    await phone.sync.now();
    laptop.store.remove(1);
    await laptop.sync.now();
    await phone.sync.now();
    expect(phone.names()).toEqual([]);
    phone.store.add(nursing);
    await phone.sync.now();
    expect(phone.names()).toEqual([[1, '']]);
    await laptop.sync.now();
    expect(laptop.names()).toEqual([[1, '']]);
  });

  it('what was done last holds on both devices, although the earlier change arrives later', async () => {
    const [phone, laptop] = await pair();
    phone.store.add(nursing);
    phone.store.add(law);
    await phone.sync.now();
    await laptop.sync.now();
    // The phone is without a network from here on.
    phone.store.remove(2);
    phone.store.setNote(1, 'ask');
    laptop.store.setNote(1, 'asked');
    laptop.store.remove(2);
    laptop.store.add(law);
    await laptop.sync.now();
    await phone.sync.now();
    await laptop.sync.now();
    for (const { names } of [phone, laptop])
      expect(names()).toEqual([
        [2, ''],
        [1, 'asked'],
      ]);
  });

  it('a note does not count as saving again', async () => {
    const [phone, laptop] = await pair();
    phone.store.add(nursing);
    await phone.sync.now();
    await laptop.sync.now();
    laptop.store.remove(1);
    await laptop.sync.now();
    phone.store.setNote(1, 'ask');
    await phone.sync.now();
    expect(phone.names()).toEqual([]);
  });

  it('a change during the request holds', async () => {
    const { answers } = account();
    let during = () => {};
    const put = answers['PUT /api/app/shortlist/'];
    const phone = device(
      {
        ...answers,
        'PUT /api/app/shortlist/': (call: FakeCall) => {
          const answer = put(call);
          during();
          return answer;
        },
      },
      clockError,
    );
    phone.store.setOwner('7');
    phone.store.add(nursing);
    during = () => {
      during = () => {};
      phone.store.remove(1);
    };
    await phone.sync.now();
    expect(phone.names()).toEqual([]);
  });

  it("a guest's list of before the login is dated by the account's clock too", async () => {
    const { answers } = account();
    const [guest, laptop] = [device(answers, clockError), device(answers)];
    guest.store.add(nursing);
    laptop.store.setOwner('7');
    laptop.store.add(nursing);
    laptop.store.remove(1);
    await laptop.sync.now();
    guest.store.setOwner('7');
    await guest.sync.now();
    expect(guest.names()).toEqual([]);
  });
});

describe('during a page view', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const settle = () => jest.advanceTimersByTimeAsync(1_100);

  it('syncs once when the browser is idle, then one second after the last change', async () => {
    const phone = device(account().answers);
    const stop = phone.sync.attach();
    phone.store.setOwner('7');
    for (const run of phone.idle.splice(0)) run();
    await settle();
    expect(phone.calls.map(({ method }) => method)).toEqual(['GET']);
    phone.store.add(nursing);
    for (const letter of ['a', 'as', 'ask']) {
      phone.store.setNote(1, letter);
      await jest.advanceTimersByTimeAsync(500);
    }
    expect(phone.calls).toHaveLength(1);
    await settle();
    expect(phone.calls[1]).toMatchObject({ method: 'PUT', body: { courses: [{ course: 1, note: 'ask' }] } });
    await settle();
    expect(phone.calls).toHaveLength(2);
    phone.store.setNote(1, 'asked');
    stop();
    await settle();
    expect(phone.calls).toHaveLength(3);
  });

  it('sends what was not answered again, with growing pauses, until the page is left', async () => {
    const { answers } = account();
    let isDown = true;
    const unreliable = Object.fromEntries(
      Object.entries(answers).map(([call, answer]) => [
        call,
        (sent: FakeCall) => (isDown ? Promise.reject(new Error('net')) : answer(sent)),
      ]),
    );
    const phone = device(unreliable);
    const stop = phone.sync.attach();
    phone.store.setOwner('7');
    phone.store.add(nursing);
    await phone.sync.now();
    expect(phone.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(phone.calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(phone.calls).toHaveLength(2);
    isDown = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(phone.sync.syncState()).toBe('account');
    expect(phone.store.unsynced()).toEqual([]);
    isDown = true;
    phone.store.add(law);
    await settle();
    const { length } = phone.calls;
    stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(phone.calls).toHaveLength(length + 1);
  });

  it('does not call an API again that has no shortlists', async () => {
    const phone = device({});
    phone.sync.attach();
    phone.store.setOwner('7');
    await phone.sync.now();
    expect(phone.sync.syncState()).toBe('device');
    phone.store.add(nursing);
    await settle();
    await phone.make().now();
    expect(phone.calls).toHaveLength(1);
    expect(phone.names()).toEqual([[1, '']]);
    phone.store.setOwner(null);
    phone.store.setOwner('7');
    expect(phone.names()).toEqual([[1, '']]);
  });
});

it.each<[string, unknown, string]>([
  [
    'an expired session',
    reply(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' }),
    'expired',
  ],
  ['a server error', reply(500, '<h1>Server Error (500)</h1>'), 'unreachable'],
  ['an answer without a list', { detail: 'wifi login' }, 'unreachable'],
  ['no answer', () => Promise.reject(new Error('net')), 'unreachable'],
])('keeps everything after %s, and reports it', async (_case, answer, where) => {
  const phone = device({ 'PUT /api/app/shortlist/': answer, 'GET /api/app/shortlist/': answer });
  phone.store.setOwner('7');
  phone.store.add(nursing);
  await phone.sync.now();
  expect(phone.sync.syncState()).toBe(where);
  expect(phone.names()).toEqual([[1, '']]);
  expect(phone.store.unsynced()).toHaveLength(1);
});

it("reads the list of the account that logs in while another's call is under way, and ignores its answer", async () => {
  let release = () => {};
  const { answers } = account();
  const other = new Promise((resolve) => {
    release = () => resolve({ answered_at: new Date(time).toISOString(), results: [{ course: 5 }] });
  });
  const first = [other, { answered_at: new Date(time).toISOString(), results: [{ course: 6 }] }];
  const phone = device({ ...answers, 'GET /api/app/shortlist/': () => first.shift() });
  phone.store.setOwner('7');
  const asked = phone.sync.now();
  await Promise.resolve();
  phone.store.setOwner('8');
  const askedAgain = phone.sync.now();
  release();
  await Promise.all([asked, askedAgain]);
  expect(phone.store.read().map(({ id }) => id)).toEqual([6]);
  expect(phone.sync.syncState()).toBe('account');
});
