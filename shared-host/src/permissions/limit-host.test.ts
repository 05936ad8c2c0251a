import type { Api } from 'shared-api';
import type { Host } from 'shared-shell/host';
import type { Permissions } from 'shared-shell/remote-config';
import { createTestHost } from '../testing/render-with-host.tsx';
import { hostPerRemote, limitHost, watchRefusals } from './limit-host.ts';

const ACCESS = `h.${btoa(JSON.stringify({ user_id: 7 }))}.s`;
const refused: string[] = [];
let stop = () => {};

beforeEach(() => {
  refused.length = 0;
  stop = watchRefusals(({ remote, message }) => refused.push(`${remote}: ${message}`));
});
afterEach(() => stop());

const request = jest.fn(async () => 'answer');
const host: Host = {
  ...createTestHost({ session: { access: ACCESS } }).host,
  api: { request } as unknown as Api,
};
const limited = (permissions: Permissions | undefined) => limitHost(host, 'mfe-a', permissions);
const call = { path: '/x', read: (body: unknown) => body };

test('a remote of a release without permissions has the whole host', () => {
  expect(limited(undefined)).toBe(host);
});

test('without a session every visitor is a guest, and calls in their name are refused', async () => {
  const { session, api } = limited({ network: ['api'] });
  expect(session.store.getState()).toMatchObject({ isLoggedIn: false, subject: null });
  await expect(api.request(call)).resolves.toBe('answer');
  await expect(api.request({ ...call, authenticated: true })).rejects.toMatchObject({ kind: 'network' });
  expect(refused).toEqual([
    'mfe-a: mfe-a uses the session, which it does not declare. Add it to permissions.session in remote.config.ts.',
    expect.stringContaining('calls in the visitor’s name'),
  ]);
});

test('with the subject it knows who is logged in, but has no token and cannot log out', async () => {
  const { session, api } = limited({ session: 'subject', network: ['api'] });
  expect(session.store.getState()).toMatchObject({ isLoggedIn: true, subject: '7' });
  await expect(api.request({ ...call, authenticated: true })).resolves.toBe('answer');
  expect(refused).toEqual([]);
  expect(session.accessToken()).toBeNull();
  session.logout();
  expect(host.session.store.getState().isLoggedIn).toBe(true);
  expect(refused).toEqual([
    expect.stringContaining('the token of the session'),
    expect.stringContaining('logout'),
  ]);
});

test('with the token it has all of the session; without the network no call is made, told once', async () => {
  request.mockClear();
  const { session, api } = limited({ session: 'token' });
  expect(session.accessToken()).toBe(ACCESS);
  await expect(api.request(call)).rejects.toMatchObject({ kind: 'network' });
  await expect(api.request(call)).rejects.toMatchObject({ kind: 'network' });
  expect(request).not.toHaveBeenCalled();
  expect(refused).toEqual([expect.stringContaining('permissions.network')]);
});

test('each remote has one host of its own, which never changes', () => {
  const forRemote = hostPerRemote(host, [{ name: 'mfe-a', permissions: {} }, { name: 'mfe-b' }]);
  expect(forRemote('mfe-a')).toBe(forRemote('mfe-a'));
  expect(forRemote('mfe-a').api).not.toBe(host.api);
  expect(forRemote('mfe-b')).toBe(host);
});
