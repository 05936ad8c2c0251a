/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeCertificate } from '../processes/nginx.ts';
import { canRunEdge, type EdgeProcess, getFromEdge, startEdge } from './edge-process.ts';

jest.setTimeout(120_000);

const SLOW_MS = 3_000;
// `/slow` is still being answered when the certificate is replaced.
const upstream = createServer((request, response) => {
  const isSlow = request.url === '/slow';
  if (isSlow) response.write('first half, ');
  setTimeout(() => response.end(isSlow ? 'second half' : 'page'), isSlow ? SLOW_MS : 20);
});
let edge: EdgeProcess;

beforeEach(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  if (canRunEdge)
    edge = await startEdge(`127.0.0.1:${(upstream.address() as AddressInfo).port}`, {
      CERTIFICATE_CHECK_SECONDS: '1',
    });
});
afterEach(async () => {
  await edge?.stop();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

const serial = async () => (await getFromEdge(`${edge.siteUrl}/`)).serial;

async function until(condition: () => boolean | Promise<boolean>, limitMs = 30_000) {
  for (const end = Date.now() + limitMs; !(await condition()); await sleep(50))
    if (Date.now() > end) throw new Error(`it did not happen within ${limitMs / 1_000} s`);
}

// Where nginx is not installed, for example in the tools image, its configuration is only read.
const testEdge = canRunEdge ? test : test.skip;

testEdge('a renewed certificate is served within the interval, and no request is cut', async () => {
  const before = await serial();
  const slow = getFromEdge(`${edge.siteUrl}/slow`);
  let isLoading = true;
  const clients = Array.from({ length: 4 }, async () => {
    const texts = new Set<string>();
    while (isLoading) {
      const { status, text } = await getFromEdge(`${edge.siteUrl}/`);
      texts.add(`${status} ${text}`);
    }
    return [...texts];
  });
  await writeCertificate(edge.certificates);
  await until(async () => (await serial()) !== before);
  await sleep(500);
  isLoading = false;
  expect((await slow).text).toBe('first half, second half');
  expect(await Promise.all(clients)).toEqual(Array(4).fill(['200 page']));
  expect(edge.output()).toContain('the certificate has changed and is loaded');
  // Looked at again, but not loaded again.
  await sleep(2_500);
  expect(edge.output().match(/start-nginx:/g)).toHaveLength(1);
});

testEdge('a broken certificate does not end nginx; it is said, and the next good one is loaded', async () => {
  const before = await serial();
  writeFileSync(path.join(edge.certificates, 'tls.crt'), 'broken');
  await until(() => edge.output().includes('cannot be loaded; the one before stays'));
  expect(await serial()).toBe(before);
  await writeCertificate(edge.certificates);
  await until(async () => (await serial()) !== before);
});

testEdge.each(['SIGTERM', 'SIGQUIT'] as const)('%s reaches nginx, which ends with code 0', async (signal) => {
  const slow = getFromEdge(`${edge.siteUrl}/slow`).then(
    ({ text }) => text,
    () => 'cut',
  );
  await sleep(500);
  process.kill(edge.pid, signal);
  // SIGQUIT finishes the requests under way.
  expect([await edge.ended, await slow]).toEqual([
    0,
    signal === 'SIGQUIT' ? 'first half, second half' : 'cut',
  ]);
});
