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
