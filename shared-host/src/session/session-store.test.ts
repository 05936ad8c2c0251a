import { createSessionStore } from './session-store.ts';

const token = (claims: object) =>
  `h.${btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.s`;
const tokens = { access: token({ user_id: 7 }), refresh: 'r', role: 'user' as const };

beforeEach(() => localStorage.clear());

test('a visitor is a guest until the host connects, so that server HTML matches', () => {
  localStorage.setItem('accessToken', tokens.access);
  const session = createSessionStore(() => localStorage, window);
  expect(session.store.getState().isLoggedIn).toBe(false);
  const disconnect = session.connect();
  expect(session.store.getState()).toMatchObject({ isLoggedIn: true, role: null, subject: '7' });
  disconnect();
});

test('login stores both tokens under the specified keys, logout removes both', () => {
  const session = createSessionStore(() => localStorage, window);
  session.login(tokens);
  expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual([
    tokens.access,
    'r',
  ]);
  expect(session.store.getState()).toMatchObject({
    isLoggedIn: true,
    role: 'user',
    subject: '7',
    isPersistent: true,
  });
  session.logout();
  expect(localStorage.length).toBe(0);
  expect(session.store.getState()).toMatchObject({ isLoggedIn: false, role: null, subject: null });
});

test('a login, a logout or cleared storage in another tab is followed', () => {
  const session = createSessionStore(() => localStorage, window);
  session.login(tokens);
  const disconnect = session.connect();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.store.getState().isLoggedIn).toBe(false);
  localStorage.setItem('accessToken', tokens.access);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  expect(session.store.getState().isLoggedIn).toBe(true);
  disconnect();
});

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'full',
    () =>
      ({
        getItem: () => null,
        removeItem() {},
        setItem() {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as never as Storage,
  ],
])('with %s storage the session is kept in memory and reported as not persistent', (_kind, storage) => {
  const session = createSessionStore(storage, window);
  session.login(tokens);
  expect(session.accessToken()).toBe(tokens.access);
  expect(session.store.getState()).toMatchObject({ isLoggedIn: true, isPersistent: false });
  session.logout();
  expect(session.accessToken()).toBeNull();
});

test.each(['', 'null', 'a.b', 'a.!!!.c'])('an unreadable token %p is kept, without a subject', (garbled) => {
  const session = createSessionStore(() => localStorage, window);
  session.login({ ...tokens, access: garbled });
  expect(session.store.getState().subject).toBeNull();
});
