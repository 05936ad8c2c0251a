/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { readEnvironment } from '../config.ts';
import type { ServedSet } from '../releases/served-set.ts';
import { createErrorRateMonitor, type FailingVersion } from './error-rate-monitor.ts';
import { createMetrics } from './metrics.ts';
import { createReportTokens } from './report-token.ts';
import { serveTelemetry } from './telemetry-endpoint.ts';

const remote = (name: string, version: string) => ({ name, version, descriptor: { routes: [] } });
const stable = [remote('mfe-a', '1'), remote('mfe-b', '1')];
const canary = remote('mfe-a', '2');
const served = {
  number: 7,
  remotes: stable,
  canaries: [{ remote: canary, percent: 10 }],
  problems: [],
} as never as ServedSet;

const running: FastifyInstance[] = [];
afterEach(() => Promise.all(running.splice(0).map((app) => app.close())));

interface Report {
  version: string;
  token: string | undefined;
  address: string;
  remote?: string;
  phase?: string;
}

/** The telemetry endpoint of one server; `failing` collects what would be rolled back. */
async function serverWith({ TRUST_PROXY = '', key = 'a'.repeat(32) } = {}) {
  let time = 0;
  const now = () => time;
  const failing: FailingVersion[] = [];
  const errorRates = createErrorRateMonitor({ minViews: 10, rate: 0.2, windowMs: 60_000, now });
  const tokens = createReportTokens({ key, now });
  const metrics = createMetrics();
  const app = Fastify({ trustProxy: readEnvironment({ TRUST_PROXY }).TRUST_PROXY });
  serveTelemetry(app, {
    metrics,
    errorRates,
    tokens,
    current: () => served,
    patternOf: () => '/',
    onFailingVersion: (version) => failing.push(version),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  running.push(app);
  /** Sends a page, and returns its token. */
  const send = (version: '1' | '2', { reportsStart = true } = {}) => {
    const page =
      version === '1'
        ? { number: 7, variant: '', remotes: stable }
        : { number: 7, variant: 'mfe-a@2', remotes: [canary, stable[1] as never] };
    return tokens.issue({
      served: page,
      owner: { remote: 'mfe-a', version, route: '/' },
      reportsStart,
    });
  };
  const post = (address: string, content: object) =>
    fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ set: 7, path: '/', reports: [], ...content }),
    });
  return {
    send,
    failing,
    /** Reports that code has started. */
    start: ({ version, token, address, remote: name = 'mfe-a' }: Report) =>
      post(address, { token, started: { [name]: version } }),
    /** Reports an error. */
    fail: ({ version, token, address, remote: name = 'mfe-a', phase }: Report) =>
      post(address, {
        token,
        reports: [{ type: 'error', message: 'it failed', remote: name, version, phase }],
      }),
    /** Counted views by version. */
    views: () =>
      Object.fromEntries(
        errorRates
          .snapshot()
          .versions.map(({ remote: name, version, views }) => [
            `${name}@${version}`,
            views.reduce((sum, [, count]) => sum + count, 0),
          ]),
      ),
    startedViews: async () => (await metrics.startedViews.get()).values,
    advance: (ms: number) => {
      time += ms;
    },
  };
}

const address = (n: number) => `10.1.${n >> 8}.${n & 255}`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('what was hydrated wrongly rolls nothing back', async () => {
  const { send, start, fail, failing, views } = await serverWith({ TRUST_PROXY: '1' });
  for (const n of times(12)) {
    const visit = { version: '2', token: send('2'), address: address(n) };
    await start(visit);
    await fail({ ...visit, phase: 'hydration' });
  }
  expect([failing, views()]).toEqual([[], { 'mfe-a@2': 12 }]);
});

describe('views', () => {
  test('count when their code starts: pages that are only sent neither hide the errors nor cause anything', async () => {
    const { send, start, fail, failing, views } = await serverWith({ TRUST_PROXY: '1' });
    for (const _ of times(500)) send('2');
    expect([failing, views()]).toEqual([[], {}]);
    for (const n of times(12)) {
      const visit = { version: '2', token: send('2'), address: address(n) };
      await start(visit);
      await fail(visit);
    }
    expect(failing[0]).toEqual({ remote: 'mfe-a', version: '2', views: 10, failed: 10 });
    expect(views()).toEqual({ 'mfe-a@2': 12 });
  });

  test('of code that starts and works are what errors are measured by', async () => {
    const { send, start, fail, failing, views } = await serverWith({ TRUST_PROXY: '1' });
    for (const n of times(50)) await start({ version: '2', token: send('2'), address: address(n) });
    for (const n of times(12)) await fail({ version: '2', token: send('2'), address: address(n + 50) });
    // An error counts its view as well, because code that fails at once may never say that it has started.
    expect([failing, views()]).toEqual([[], { 'mfe-a@2': 62 }]);
  });

  test('count once per token and remote, also for a remote that the visitor reaches later', async () => {
    const { send, start, fail, views, startedViews } = await serverWith({ TRUST_PROXY: '1' });
    const visit = { version: '1', token: send('1'), address: address(1) };
    for (const _ of times(3)) {
      await start(visit);
      await start({ ...visit, remote: 'mfe-b' });
      await fail(visit);
    }
    expect(views()).toEqual({ 'mfe-a@1': 1, 'mfe-b@1': 1 });
    expect(await startedViews()).toEqual([
      { labels: { remote: 'mfe-a', version: '1', route: '/' }, value: 1 },
      { labels: { remote: 'mfe-b', version: '1', route: '/' }, value: 1 },
    ]);
  });

  test('of forged reports do not count', async () => {
    const { send, start, views } = await serverWith({ TRUST_PROXY: '1' });
    const token = send('1');
    for (const forged of [undefined, '', 'x', 'eyJ9.forged', `${token.split('.')[0]}.${'A'.repeat(43)}`])
      await start({ version: '1', token: forged, address: address(1) });
    // Versions that were not on this page, or are on none.
    for (const version of ['2', '3', '']) await start({ version, token, address: address(1) });
    await start({ version: '1', token, address: address(1), remote: '__proto__' });
    expect(views()).toEqual({});
  });

  test('of one client do not hide the errors of others, however many pages it asks for', async () => {
    const { send, start, fail, failing } = await serverWith({ TRUST_PROXY: '1' });
    for (const _ of times(200)) await start({ version: '2', token: send('2'), address: address(0) });
    for (const n of times(12)) await fail({ version: '2', token: send('2'), address: address(n + 1) });
    expect(failing).not.toEqual([]);
  });

  test('of pages whose scripts say nothing of their start have counted when they were sent', async () => {
    const { send, start, fail, views } = await serverWith({ TRUST_PROXY: '1' });
    const visit = { version: '1', token: send('1', { reportsStart: false }), address: address(1) };
    await start(visit);
    await fail(visit);
    expect(views()).toEqual({ 'mfe-a@1': 0 });
  });
});

test.each(['1', '2'] as const)(
  'errors of real views from different clients report version %s',
  async (version) => {
    const { send, fail, failing } = await serverWith({ TRUST_PROXY: '127.0.0.1' });
    for (const n of times(20)) await fail({ version, token: send(version), address: address(n) });
    expect(failing[0]).toMatchObject({ remote: 'mfe-a', version });
  },
);

test.each(['1', '2'] as const)(
  'forged reports with invented addresses never report version %s',
  async (version) => {
    const { send, fail, failing } = await serverWith();
    const tokens = times(20).map(() => send(version));
    for (const n of times(60)) {
      await fail({ version, token: undefined, address: address(n) });
      await fail({ version, token: 'eyJ9.forged', address: address(n) });
      await fail({
        version,
        token: `${tokens[0]?.split('.')[0]}.${'A'.repeat(43)}`,
        address: address(n),
      });
    }
    // Real tokens of one client: no proxy is trusted, so that its address stays the same.
    for (const [n, token] of tokens.entries()) await fail({ version, token, address: address(n) });
    expect(failing).toEqual([]);
  },
);

test('behind a trusted proxy one view still counts once, and a client cannot choose its address', async () => {
  const { send, start, fail, failing } = await serverWith({ TRUST_PROXY: '1' });
  const tokens = times(20).map(() => send('2'));
  for (const [n, token] of tokens.entries()) await start({ version: '2', token, address: address(n) });
  for (const n of times(60)) await fail({ version: '2', token: tokens[0], address: address(n) });
  for (const [n, token] of tokens.entries())
    await fail({ version: '2', token, address: `${address(n)}, 203.0.113.9` });
  expect(failing).toEqual([]);
});

test('the token of a page with the stable version does not count against the canary', async () => {
  const { send, start, fail, failing, views } = await serverWith({ TRUST_PROXY: '1' });
  for (const n of times(20)) await start({ version: '2', token: send('2'), address: address(n) });
  for (const n of times(20)) await fail({ version: '2', token: send('1'), address: address(n) });
  expect([failing, views()]).toEqual([[], { 'mfe-a@2': 20 }]);
});

test('a page that is touched long after it was sent counts, with its errors, until its token expires', async () => {
  const { send, start, fail, failing, views, advance } = await serverWith({ TRUST_PROXY: '1' });
  const tokens = times(40).map(() => send('2'));
  const visits = tokens.map((token, n) => ({ version: '2', token, address: address(n) }));
  advance(50 * 60_000);
  for (const visit of visits.slice(0, 20)) await start(visit);
  for (const visit of visits.slice(0, 20)) await fail(visit);
  expect(failing).toHaveLength(16);
  expect(views()).toEqual({ 'mfe-a@2': 20 });
  advance(11 * 60_000);
  failing.length = 0;
  for (const visit of visits.slice(20)) {
    await start(visit);
    await fail(visit);
  }
  expect([failing, views()]).toEqual([[], { 'mfe-a@2': 0 }]);
});

test('servers with the same key count the pages of each other, others do not', async () => {
  const one = await serverWith();
  const same = await serverWith({ TRUST_PROXY: '1' });
  const other = await serverWith({ TRUST_PROXY: '1', key: 'b' });
  for (const server of [same, other])
    for (const n of times(20)) await server.fail({ version: '2', token: one.send('2'), address: address(n) });
  expect(other.failing).toEqual([]);
  expect(same.failing[0]).toMatchObject({ version: '2' });
});
