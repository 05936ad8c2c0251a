import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followDevServers } from './dev-set.ts';

/** An address of this machine at which nothing listens. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

test('a dev server of the shell that does not run is named, with its variable and the cause', async () => {
  const address = await closedAddress();
  const started = followDevServers({
    env: { SHELL_DEV_URL: address, REMOTE_OVERRIDES: '', CHANNEL: 'production' },
    released: { current: () => ({}) },
  } as never);
  await expect(started).rejects.toThrow(
    `SHELL_DEV_URL: ${address}/server/hash cannot be reached (ECONNREFUSED). Start the dev server of the shell first.`,
  );
});
