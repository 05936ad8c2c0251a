/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiTransport } from './api-transport.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function startApi(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const read = (url: string, signal = new AbortController().signal) =>
  createApiTransport({})({ method: 'GET', url, headers: { 'x-trace': '1' }, signal });

test('answers are JSON where they can be, else text, with their status and wait, after redirects', async () => {
  const asked: unknown[] = [];
  const api = await startApi(({ url, headers }, response) => {
    asked.push([url, headers.accept, headers['x-trace'], headers['content-type']]);
    if (url === '/moved') response.writeHead(301, { location: '/json' }).end();
    else if (url === '/json') response.end('{"a":"ष"}');
    else response.writeHead(429, { 'retry-after': '7' }).end('<h1>busy</h1>');
  });
  expect(await read(`${api}/moved`)).toMatchObject({ status: 200, body: { a: 'ष' } });
  expect(asked).toEqual(['/moved', '/json'].map((url) => [url, 'application/json', '1', undefined]));
  expect(await read(`${api}/busy`)).toEqual({ status: 429, body: '<h1>busy</h1>', retryAfter: '7' });
});

test('connections are used again, and a call ends with its signal or with the connection', async () => {
  const ports = new Set<number | undefined>();
  const api = await startApi(({ url, socket }, response) => {
    ports.add(socket.remotePort);
    if (url === '/lost') socket.destroy();
    else if (url !== '/silent') response.end('1');
  });
  const transport = createApiTransport({});
  const get = (path: string, signal = new AbortController().signal) =>
    transport({ method: 'GET', url: api + path, headers: {}, signal });
  for (let call = 0; call < 10; call++) await get('/');
  expect(ports.size).toBeLessThan(4);
  await expect(get('/lost')).rejects.toThrow();
  const controller = new AbortController();
  const silent = get('/silent', controller.signal);
  controller.abort();
  await expect(silent).rejects.toThrow();
});

test('what the API lets everybody keep is read once in that time, and nothing else', async () => {
  const rules: Record<string, Record<string, string>> = {
    '/rates': { 'cache-control': 'public, max-age=60' },
    '/shared': { 'cache-control': 'public, max-age=0, s-maxage=60' },
    '/older': { 'cache-control': 'public, max-age=60', age: '59' },
    '/spent': { 'cache-control': 'public, max-age=60', age: '60' },
    '/private': { 'cache-control': 'private, max-age=60' },
    '/checked': { 'cache-control': 'public, no-cache, max-age=60' },
    '/each': { 'cache-control': 'public, max-age=60', vary: '*' },
    '/failed': { 'cache-control': 'public, max-age=60' },
    '/silent': {},
  };
  const asked: string[] = [];
  const api = await startApi(({ url = '', method }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(url === '/failed' ? 500 : 200, rules[url]).end('{}');
  });
  const transport = createApiTransport({});
  const send = (url: string, method: 'GET' | 'POST' = 'GET') =>
    transport({ method, url: api + url, headers: {}, signal: new AbortController().signal });
  for (const url of Object.keys(rules)) {
    await send(url);
    expect(await send(url)).toMatchObject({ status: url === '/failed' ? 500 : 200, body: {} });
  }
  const readOnce = Object.keys(rules).filter(
    (url) => asked.filter((one) => one === `GET ${url}`).length === 1,
  );
  expect(readOnce).toEqual(['/rates', '/shared', '/older']);
  await send('/rates', 'POST');
  expect(asked.at(-1)).toBe('POST /rates');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const before = asked.length;
  for (const url of readOnce) await send(url);
  expect(asked.slice(before)).toEqual(['GET /older']);
});
