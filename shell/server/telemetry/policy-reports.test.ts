/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createMetrics } from './metrics.ts';
import { servePolicyReports } from './policy-reports.ts';

const served = { remotes: [{ name: 'mfe-a', version: '1' }], canaries: [] };

const running: FastifyInstance[] = [];
afterEach(() => Promise.all(running.splice(0).map((app) => app.close())));

async function server() {
  const logged: object[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => logged.push(JSON.parse(line)) } },
  });
  const metrics = createMetrics();
  servePolicyReports(app, {
    metrics,
    current: () => served as never,
    patternOf: (path) => (path.startsWith('/book/') ? '/book/:token' : 'other'),
    now: () => 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  running.push(app);
  const { port } = app.server.address() as AddressInfo;
  const send = (content: unknown, type: string) =>
    fetch(`http://127.0.0.1:${port}/telemetry/policy`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(content),
    });
  const counted = async () =>
    (await metrics.policyViolations.get()).values.map(({ labels, value }) => [
      Object.values(labels).join(' '),
      value,
    ]);
  return { send, counted, logged };
}

const body = (change: object = {}) => ({
  documentURL: 'https://site.example/book/secret?next=me',
  effectiveDirective: 'style-src-attr',
  blockedURL: 'inline',
  sourceFile: 'https://site.example/releases/mfe-a/1/web/js/page.js?token=x',
  lineNumber: 3,
  columnNumber: 7,
  sample: 'a person wrote this',
  ...change,
});
const REPORTING = 'application/reports+json';
const report = (change?: object) => [{ type: 'csp-violation', age: 1, body: body(change) }];

test('a report is counted for the release whose file caused it, and logged without address, query and sample', async () => {
  const { send, counted, logged } = await server();
  expect((await send(report(), REPORTING)).status).toBe(204);
  expect(await counted()).toEqual([['mfe-a 1 style-src', 1]]);
  expect(logged).toMatchObject([{ remote: 'mfe-a', version: '1', path: '/book/:token', line: 3 }]);
  expect(JSON.stringify(logged)).not.toMatch(/secret|next=|token=|person/);
});

test('the older form of reports means the same', async () => {
  const { send, counted } = await server();
  const older = {
    'csp-report': {
      'document-uri': 'https://site.example/',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://site.example/releases/mfe-a/1/web/x.js',
    },
  };
  expect((await send(older, 'application/csp-report')).status).toBe(204);
  expect(await counted()).toEqual([['mfe-a 1 script-src', 1]]);
});

test('invented releases and directives make no new series', async () => {
  const { send, counted } = await server();
  for (const version of ['2', '3'])
    await send(
      report({
        sourceFile: `https://site.example/releases/mfe-a/${version}/web/js/page.js`,
        effectiveDirective: `invented-${version}`,
      }),
      REPORTING,
    );
  expect(await counted()).toEqual([['other  other', 2]]);
});

test('a flood is counted and not logged; what is no report, or too long, is refused', async () => {
  const { send, counted, logged } = await server();
  const many = Array.from({ length: 20 }, () => report()[0]);
  for (let index = 0; index < 5; index += 1) await send(many, REPORTING);
  expect(await counted()).toEqual([['mfe-a 1 style-src', 100]]);
  expect(logged).toHaveLength(30);
  expect((await send([...many, report()[0]], REPORTING)).status).toBe(400);
  expect((await send({ any: 'thing' }, REPORTING)).status).toBe(400);
  expect((await send(report({ documentURL: 'x'.repeat(20_000) }), REPORTING)).status).toBe(413);
});
