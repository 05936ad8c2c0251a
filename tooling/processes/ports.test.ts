/** @jest-environment node */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDevelopmentApi } from './development-api.ts';
import { assertPortsFree, choosePort } from './ports.ts';

const servers: Server[] = [];
async function listen(headers: Record<string, string> = {}): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end('{"status":"ok"}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}
afterEach(async () => {
  delete process.env.SOME_PORT;
  for (const server of servers.splice(0))
    await new Promise((resolve) => {
      server.close(resolve);
    });
});

test('a busy default port is moved to a free one; a busy port that was asked for is an error', async () => {
  const busy = await listen();
  const chosen = await choosePort('some server', 'SOME_PORT', busy);
  expect(chosen).not.toBe(busy);
  process.env.SOME_PORT = String(busy);
  await expect(choosePort('some server', 'SOME_PORT', 1)).rejects.toThrow(
    `Busy port: ${busy} (some server; set SOME_PORT to move it)`,
  );
});

test('two that have the same port are named, although nothing uses it', async () => {
  const remotes = [
    { name: 'mfe-a', variable: 'MFE_A_PORT', port: 1 },
    { name: 'mfe-b', variable: 'MFE_B_PORT', port: 1 },
  ];
  await expect(assertPortsFree(remotes)).rejects.toThrow(
    'Port 1 is that of mfe-a and of mfe-b: set MFE_B_PORT to move mfe-b, or change port in mfe-b/remote.config.ts. Nothing was started.',
  );
});

test('a running API is used only when pages of other local ports may call it', async () => {
  const url = (port: number) => `http://localhost:${port}`;
  const development = await listen({ 'access-control-allow-origin': 'http://localhost:1' });
  const production = await listen();
  expect(await isDevelopmentApi(url(development))).toBe(true);
  expect(await isDevelopmentApi(url(production))).toBe(false);
  expect(await isDevelopmentApi('http://localhost:1')).toBe(false);
});
