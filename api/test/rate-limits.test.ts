import { call, newAccount } from './support/client.ts';
import { avoidEndOfWindow, startService, type TestService, waitUntil } from './support/start-service.ts';

beforeEach(avoidEndOfWindow);

let service: TestService;
beforeAll(async () => {
  service = await startService({ environment: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.2' } });
});
afterAll(() => service.remove());

describe('limits per network address', () => {
  const json = (path: string, body: object, from: string, method = 'POST') =>
    call(service, path, { method, json: body, headers: { 'x-forwarded-for': from } });
  /** The calls with a limit per network address, of which a fifth counts here. Each attempt is of another person. */
  const limited: [string, number, (email: string, from: string) => ReturnType<typeof call>][] = [
    ['login', 20, (email, from) => json('/api/user/login/', { email, password: 'Wrong1234!' }, from)],
    ['sign-up', 12, (_email, from) => json('/api/user/register/', {}, from)],
    ['reset-email', 12, (email, from) => json('/api/user/password-reset/', { email }, from)],
    ['reset-confirmation', 12, (_email, from) => json('/api/user/password-reset/MQ/x/', {}, from, 'PATCH')],
    ['verification-email', 12, (email, from) => json('/api/user/verify-resend/', { email }, from)],
    [
      'booking',
      12,
      (email, from) => {
        const person = { name: 'Sita', email, contact: '9841000000', purpose: 'Scholarships' };
        const slot = { place: 'online', starts_at: '2020-01-01T00:00:00Z' };
        return json('/api/app/appointments/', { ...person, ...slot }, from);
      },
    ],
    [
      'contact-message',
      4,
      (email, from) =>
        json('/api/app/contact-messages/', { name: 'Sita', email, subject: 'Fees', message: 'Hello' }, from),
    ],
  ];
  /** Sends the call from each address, one after the other, and returns the addresses that are told to wait. */
  const refusals = async (name: string, send: (typeof limited)[number][2], addresses: string[]) => {
    const refused: string[] = [];
    for (const [index, address] of addresses.entries()) {
      const email = `${name}-${index}-${addresses.at(-1)?.replaceAll(':', '-')}@example.com`;
      if ((await send(email, address)).status === 429) refused.push(address);
    }
    return refused;
  };
  const repeated = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => address(index));

  test.each(limited)('%s: an IPv6 network of 64 bits is one client', async (name, allowed, send) => {
    const hosts = ['::1', ':0:0:0:2', ':ABCD::', ':0000::0004', ':1:2:3:4'];
    const addresses = [
      ...repeated(allowed, (index) => `2001:db8:1:2${hosts[index % hosts.length]}`),
      '2001:db8:1:2:ffff::9',
      '2001:db8:1:3::9',
    ];
    expect(await refusals(name, send, addresses)).toEqual(['2001:db8:1:2:ffff::9']);
  });

  test.each(limited)('%s: an IPv4 address may be written as IPv6', async (name, allowed, send) => {
    const spellings = ['203.0.113.9', '::ffff:203.0.113.9'];
    const addresses = [
      ...repeated(allowed, (index) => spellings[index % 2]!),
      '::ffff:cb00:7109',
      '::ffff:203.0.113.10',
    ];
    expect(await refusals(name, send, addresses)).toEqual(['::ffff:cb00:7109']);
  });
});

describe('registering for events and cancelling', () => {
  test('has a limit per account, because each time an e-mail is sent', async () => {
    const { access, email } = await newAccount(service);
    const register = (token: string) =>
      call(service, '/api/app/event-register/', { json: { event: 2 }, token });
    const cancel = () => call(service, '/api/app/event-register/2/', { method: 'DELETE', token: access });
    for (let round = 0; round < 6; round += 1)
      expect([(await register(access)).status, (await cancel()).status]).toEqual([201, 200]);
    for (const refused of [await register(access), await cancel()]) {
      expect(refused.status).toBe(429);
      expect(refused.body.detail).toMatch(/^Request was throttled\. Expected available in \d+ seconds?\.$/);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const received = async () =>
      (await call(service, `/mailbox?to=${email}`)).text.split('<article').length - 1;
    await waitUntil(async () => (await received()) >= 13, 'the e-mails');
    // One to verify the address, and twelve of the event.
    expect(await received()).toBe(13);
    expect((await register((await newAccount(service)).access)).status).toBe(201);
  });
});
