import { type TrustProxy, trustProxy } from './trust-proxy.ts';

const trusts = (value: TrustProxy, hops: number) =>
  Array.from({ length: hops }, (_, hop) => typeof value === 'function' && value('10.0.0.1', hop));

test.each([undefined, '0'])('%s: nobody is believed', (value) => {
  expect(trustProxy.parse(value)).toBe(false);
});

test('a number of proxies: so many hops are believed', () => {
  expect(trusts(trustProxy.parse('2'), 3)).toEqual([true, true, false]);
});

test.each([
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['fd00::/128', ['fd00::/128']],
  ['loopback,192.0.2.7', ['loopback', '192.0.2.7']],
])('addresses and networks: %s', (value, expected) => expect(trustProxy.parse(value)).toEqual(expected));

test.each(['', 'true', '10.0.0.0/40', '10.0.0.0/8/8', '10.0.0', '10.0.0.1/', '-1', 'example.org'])(
  '%j is refused',
  (value) => expect(trustProxy.safeParse(value).error?.issues[0]?.message).toMatch(/^must be a number of/),
);
