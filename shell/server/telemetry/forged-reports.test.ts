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

/** The telemetry endpoint of one server; `failing` collects what would be rolled back. */
async function serverWith({ TRUST_PROXY = '', key = 'a'.repeat(32) } = {}) {
  let time = 0;
  const now = () => time;
  const failing: FailingVersion[] = [];
  const errorRates = createErrorRateMonitor({ minViews: 10, rate: 0.2, windowMs: 60_000, now });
  const tokens = createReportTokens({ key, now });
  const app = Fastify({ trustProxy: readEnvironment({ TRUST_PROXY }).TRUST_PROXY });
  serveTelemetry(app, {
    metrics: createMetrics(),
    errorRates,
    tokens,
    current: () => served,
    patternOf: () => '/',
    onFailingVersion: (version) => failing.push(version),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  running.push(app);
  /** One view of a page, and its token. */
  const view = (version: '1' | '2') => {
    errorRates.countView('mfe-a', version);
    const page =
      version === '1'
        ? { number: 7, variant: '', remotes: stable }
        : { number: 7, variant: 'mfe-a@2', remotes: [canary, stable[1] as never] };
    return tokens.issue({ served: page, owner: { remote: 'mfe-a', version, route: '/' } });
  };
  const report = (version: string, token: string | undefined, forwardedFor: string) =>
    fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({
        set: 7,
        path: '/',
        token,
        reports: [{ type: 'error', message: 'it failed', remote: 'mfe-a', version }],
      }),
    });
  return {
    view,
    report,
    failing,
    advance: (ms: number) => {
      time += ms;
    },
  };
}

const address = (n: number) => `10.1.${n >> 8}.${n & 255}`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each(['1', '2'] as const)(
  'reports of real views from different clients report version %s',
  async (v) => {
    const { view, report, failing } = await serverWith({ TRUST_PROXY: '127.0.0.1' });
    for (const n of times(20)) await report(v, view(v), address(n));
    expect(failing[0]).toMatchObject({ remote: 'mfe-a', version: v });
  },
);

test.each(['1', '2'] as const)(
  'forged reports with invented addresses never report version %s',
  async (version) => {
    const { view, report, failing } = await serverWith();
    const tokens = times(20).map(() => view(version));
    for (const n of times(60)) {
      await report(version, undefined, address(n));
      await report(version, 'eyJ9.forged', address(n));
      await report(version, `${tokens[0]?.split('.')[0]}.${'A'.repeat(43)}`, address(n));
    }
    // Real tokens of one client: no proxy is trusted, so that its address stays the same.
    for (const [n, token] of tokens.entries()) await report(version, token, address(n));
    expect(failing).toEqual([]);
  },
);

test('behind a trusted proxy one view still counts once, and a client cannot choose its address', async () => {
  const { view, report, failing } = await serverWith({ TRUST_PROXY: '1' });
  const tokens = times(20).map(() => view('2'));
  for (const n of times(60)) await report('2', tokens[0], address(n));
  for (const [n, token] of tokens.entries()) await report('2', token, `${address(n)}, 203.0.113.9`);
  expect(failing).toEqual([]);
});

test('the token of a page with the stable version does not count against the canary', async () => {
  const { view, report, failing } = await serverWith({ TRUST_PROXY: '1' });
  for (const _ of times(20)) view('2');
  for (const n of times(20)) await report('2', view('1'), address(n));
  expect(failing).toEqual([]);
});

test('an expired token does not count', async () => {
  const { view, report, failing, advance } = await serverWith({ TRUST_PROXY: '1' });
  const tokens = times(20).map(() => view('2'));
  advance(16 * 60_000);
  for (const _ of times(20)) view('2');
  for (const [n, token] of tokens.entries()) await report('2', token, address(n));
  expect(failing).toEqual([]);
});

test('servers with the same key count the pages of each other, others do not', async () => {
  const one = await serverWith();
  const same = await serverWith({ TRUST_PROXY: '1' });
  const other = await serverWith({ TRUST_PROXY: '1', key: 'b' });
  for (const server of [same, other]) {
    for (const _ of times(20)) server.view('1');
    for (const n of times(20)) await server.report('2', one.view('2'), address(n));
  }
  expect(other.failing).toEqual([]);
  for (const _ of times(20)) same.view('2');
  for (const n of times(20)) await same.report('2', one.view('2'), address(n + 50));
  expect(same.failing[0]).toMatchObject({ version: '2' });
});
