import { fakeApi, reply } from 'shared-api/testing';
import { createSessionStore } from '../session/session-store.ts';
import { modesWithoutApi } from './api-modes.ts';
import { madeUpToken, startSession } from './visitor.ts';

beforeEach(() => localStorage.clear());

const issued = { token: { access: 'a.b.c', refresh: 'r' }, role: 'user' };

async function start(
  requested: string | null,
  mode: Parameters<typeof startSession>[1],
  { stored, answer = issued }: { stored?: string; answer?: unknown } = {},
) {
  if (stored) localStorage.setItem('accessToken', stored);
  const session = createSessionStore(() => localStorage, window);
  const { api, calls } = fakeApi({ 'POST /api/user/login/': answer });
  const notes: string[] = [];
  const failure = await startSession(requested, mode, session, api, (note) => notes.push(note));
  return { token: session.accessToken(), state: session.store.getState(), calls, failure, notes };
}

test.each(modesWithoutApi)('in the mode %s the account has a made-up token, without a call', async (mode) => {
  const { token, state, calls } = await start('account', mode);
  expect(token).toBe(madeUpToken);
  expect(state).toMatchObject({ isLoggedIn: true, subject: 'recorded' });
  expect(calls).toEqual([]);
});

test('where the API is asked it logs the development account in', async () => {
  const { token, calls, failure } = await start('account', 'real');
  expect([token, failure]).toEqual(['a.b.c', null]);
  expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ email: 'student@example.com' })]);
});

test('a refused login leaves a guest, and says so', async () => {
  const { token, failure } = await start('account', 'real', { answer: reply(401, { detail: 'no' }) });
  expect(token).toBeNull();
  expect(failure).toMatch(/^Not logged in as student@example\.com: .+/);
});

test('a made-up token is replaced where the API is asked, and a real one kept everywhere', async () => {
  expect((await start(null, 'slow', { stored: madeUpToken })).token).toBe('a.b.c');
  expect((await start(null, 'recorded', { stored: 'x.y.z' })).token).toBe('x.y.z');
  expect((await start('account', 'real', { stored: 'x.y.z' })).token).toBe('x.y.z');
});

test('a guest stays one until the address asks for another visitor; a guest in the address logs out', async () => {
  expect((await start(null, 'recorded')).token).toBeNull();
  expect((await start('guest', 'recorded', { stored: 'x.y.z' })).token).toBeNull();
});
