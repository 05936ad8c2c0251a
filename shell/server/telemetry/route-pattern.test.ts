/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { pino } from 'pino';
import { matchRoute } from 'shared-host/server';
import { createMetrics } from './metrics.ts';
import { createReportTokens } from './report-token.ts';
import { logRequests, requestLogger } from './request-log.ts';
import { pagePattern } from './route-pattern.ts';
import { serveTelemetry } from './telemetry-endpoint.ts';

const SECRET = 'c3ecret-t0ken';
const remotes = [
  {
    name: 'mfe-a',
    version: '1',
    descriptor: { name: 'mfe-a', routes: [{ path: '/password-reset/:pk/:token/' }] },
  },
];

let running: FastifyInstance | undefined;
afterEach(() => running?.close());

/** The shell's logging and reports around one page route; `lines` is the log. */
async function appWithLog() {
  const lines: string[] = [];
  const patternOf = (path: string) => pagePattern(matchRoute, { remotes } as never, path);
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = Fastify({
    loggerInstance: requestLogger(logger),
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app as never, { metrics: createMetrics(), patternOf });
  serveTelemetry(app as never, {
    metrics: {} as never,
    errorRates: {} as never,
    tokens: createReportTokens({ key: 'k' }),
    current: () => ({ remotes, canaries: [] }) as never,
    patternOf,
    onFailingVersion: () => {},
  });
  app.get('/health', (_request, reply) => reply.send('ok'));
  app.get('/*', (_request, reply) => reply.send('page'));
  running = app as never;
  await app.listen({ port: 0 });
  const base = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  return { request: (path: string, options?: RequestInit) => fetch(base + path, options), lines };
}

test('the log has one line per request, with its route pattern, and neither token nor client address', async () => {
  const { request, lines } = await appWithLog();
  await request(`/password-reset/MQ/${SECRET}/?again=${SECRET}`);
  await request(`/unknown/${SECRET}`);
  await request('/health');
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => !msg.startsWith('Server'));
  expect(requests).toMatchObject([
    { method: 'GET', route: '/password-reset/:pk/:token/', status: 200, ms: expect.any(Number) },
    { route: 'other' },
    { route: '/health' },
  ]);
  expect(lines.join('')).not.toMatch(new RegExp(`${SECRET}|127\\.0\\.0\\.1"|::1`));
});

test.each([`/password-reset/MQ/${SECRET}/`, '/password-reset/:pk/:token/'])(
  'the report of a browser with the path %s is logged with the pattern',
  async (path) => {
    const { request, lines } = await appWithLog();
    const reports = [{ type: 'event', name: 'opened' }];
    const answer = await request('/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ set: 1, path, reports }),
    });
    expect(answer.status).toBe(204);
    expect(
      lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'reported by a browser'),
    ).toMatchObject({
      path: '/password-reset/:pk/:token/',
    });
    expect(lines.join('')).not.toContain(SECRET);
  },
);
