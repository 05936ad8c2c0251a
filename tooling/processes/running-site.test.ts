import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { findRunningSite } from './running-site.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answers: Record<string, unknown>): Promise<string> {
  const server = http.createServer(({ url = '' }, response) => {
    if (url in answers) response.end(JSON.stringify(answers[url]));
    else response.writeHead(404).end('<h1>Not found</h1>');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a composed site is told from other servers, and whether it has the flag qa', async () => {
  const health = { set: 4, remotes: [] };
  expect(await findRunningSite(await serve({ '/health': health, '/qa/releases': {} }))).toEqual({ qa: true });
  expect(await findRunningSite(await serve({ '/health': health }))).toEqual({ qa: false });
  expect(await findRunningSite(await serve({ '/health': { status: 'ok' } }))).toBeNull();
  expect(await findRunningSite(await serve({}))).toBeNull();
});

test('nothing runs at an address that refuses connections', async () => {
  const url = await serve({});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await findRunningSite(url)).toBeNull();
});
