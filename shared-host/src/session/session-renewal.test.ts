import { createApi } from 'shared-api';
import { fakeApi, reply } from 'shared-api/testing';
import { createSessionRenewal } from './session-renewal.ts';
import { createSessionStore } from './session-store.ts';

const invalid = reply(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' });
const REFRESH = 'POST /api/user/token/refresh/';

beforeEach(() => localStorage.clear());

/** One tab: its session, its renewal and a client that reads the account. */
function openTab(answer: unknown, locks?: Pick<LockManager, 'request'>) {
  const session = createSessionStore(() => localStorage, window);
  const ends: string[] = [];
  const { api, calls } = fakeApi({ [REFRESH]: answer });
  const renew = createSessionRenewal({ session, api, onEnd: () => ends.push('told'), locks });
  const sent: (string | undefined)[] = [];
  const client = createApi({
    baseUrl: 'http://api.test',
    accessToken: session.accessToken,
    renewToken: renew,
    transport: async ({ headers }) => {
      sent.push(headers.Authorization);
      return headers.Authorization === 'Bearer new' ? { status: 200, body: {} } : invalid;
    },
  });
  const ask = (method: 'GET' | 'POST' = 'GET') =>
    client.request({ method, path: '/x', authenticated: true, read: () => 'answer' });
  return { session, renew, calls, ends, sent, ask };
}

const logIn = ({ session }: ReturnType<typeof openTab>) =>
  session.login({ access: 'old', refresh: 'r1', role: 'user' });
const stored = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')];

test('an expired access token is renewed once for all calls, and each call is repeated once', async () => {
  const tab = openTab({ access: 'new', refresh: 'r2' });
  logIn(tab);
  expect(await Promise.all([tab.ask(), tab.ask('POST'), tab.ask()])).toEqual(['answer', 'answer', 'answer']);
  expect(tab.calls.map(({ body }) => body)).toEqual([{ refresh: 'r1' }]);
  expect(tab.sent).toEqual([...Array(3).fill('Bearer old'), ...Array(3).fill('Bearer new')]);
  expect(stored()).toEqual(['new', 'r2']);
  expect(tab.session.store.getState()).toMatchObject({ isLoggedIn: true, role: 'user' });
});

test('a second tab takes the tokens that the first one has renewed', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      turn = turn.then(work);
      return turn;
    },
  } as unknown as LockManager;
  const first = openTab({ access: 'new', refresh: 'r2' }, locks);
  const second = openTab(invalid, locks);
  logIn(first);
  expect(await Promise.all([first.ask(), second.ask()])).toEqual(['answer', 'answer']);
  expect([first.calls.length, second.calls.length]).toEqual([1, 0]);
  expect(second.ends).toEqual([]);
});

test('the tabs’ lock is kept until the task that stored the tokens has ended', async () => {
  const tasks: string[] = [];
  const locks = {
    request: async (_name: string, work: () => Promise<unknown>) => {
      const token = await work();
      tasks.push('lock handed on');
      return token;
    },
  } as unknown as LockManager;
  const tab = openTab({ access: 'new', refresh: 'r2' }, locks);
  logIn(tab);
  tab.session.store.subscribe(() => setTimeout(() => tasks.push('storage told')));
  expect(await tab.ask()).toBe('answer');
  expect(tasks).toEqual(['storage told', 'lock handed on']);
});

test.each([
  ['refuses the refresh token', invalid],
  ['has no such call', reply(404, { detail: 'Not found.' })],
  ['answers something else', '<h1>hello</h1>'],
])('where the API %s the tokens are removed and the visitor is told once', async (_case, answer) => {
  const tab = openTab(answer);
  logIn(tab);
  await expect(Promise.all([tab.ask(), tab.ask()])).rejects.toMatchObject({ status: 401 });
  await expect(tab.ask()).rejects.toMatchObject({ body: { code: 'token_not_valid' } });
  expect(stored()).toEqual([null, null]);
  expect(tab.ends).toEqual(['told']);
  expect(tab.calls).toHaveLength(1);
});

test('garbage without a refresh token is removed at the first 401', async () => {
  localStorage.setItem('accessToken', 'garbage');
  const tab = openTab({ access: 'new' });
  const disconnect = tab.session.connect();
  await expect(tab.ask()).rejects.toMatchObject({ status: 401 });
  expect(stored()).toEqual([null, null]);
  expect(tab.ends).toEqual(['told']);
  disconnect();
});

test('a form keeps its session until another page opens, then the visitor is a guest', async () => {
  const tab = openTab(invalid);
  logIn(tab);
  await expect(tab.ask()).rejects.toMatchObject({ status: 401 });
  expect(tab.session.store.getState().isLoggedIn).toBe(true);
  tab.session.settle();
  expect(tab.session.store.getState()).toMatchObject({ isLoggedIn: false, subject: null });
  expect(tab.session.accessToken()).toBeNull();
});

test.each([
  ['is overloaded', reply(503)],
  ['limits requests', reply(429)],
  [
    'does not answer',
    () => {
      throw new Error('offline');
    },
  ],
])('while the API %s the tokens stay', async (_case, answer) => {
  const tab = openTab(answer);
  logIn(tab);
  await expect(tab.ask()).rejects.toMatchObject({ status: 401 });
  expect(stored()).toEqual(['old', 'r1']);
  expect(tab.ends).toEqual([]);
});

test('a logout during the renewal is not undone', async () => {
  const tab = openTab(() => {
    tab.session.logout();
    return { access: 'new', refresh: 'r2' };
  });
  logIn(tab);
  await expect(tab.ask()).rejects.toMatchObject({ status: 401 });
  expect(stored()).toEqual([null, null]);
  expect(tab.ends).toEqual([]);
});
