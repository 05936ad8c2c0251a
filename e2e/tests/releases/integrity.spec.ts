import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startIsolatedShell } from '../../support/isolated-shell.ts';
import { expect, test } from '../../support/test.ts';

test('one changed byte in a server bundle is refused by the server, which keeps serving the rest', async () => {
  const shell = await startIsolatedShell();
  const { version } = await shell.remoteHealth('mfe-events');
  const bundle = path.join(shell.store, 'mfe-events', version, 'server/server.cjs');
  writeFileSync(bundle, Buffer.concat([readFileSync(bundle), Buffer.from(' ')]));
  const other = await startIsolatedShell({ RELEASE_STORE: shell.store });
  try {
    expect(await other.remoteHealth('mfe-events')).toMatchObject({
      serverRendering: false,
      problem: expect.stringContaining('does not have the hash'),
    });
    expect((await fetch(`${other.url}/who-we-are`)).status).toBe(200);
  } finally {
    await other.stop();
    await shell.stop();
  }
});
