import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type IsolatedShell, startIsolatedShell } from '../support/isolated-shell.ts';
import { expect, hydrated, test } from '../support/test.ts';

// The browser refuses files whose content was changed and logs an error for each.
test.use({
  expectedErrors:
    /integrity|Failed to load resource|Loading (script|chunk|CSS)|RUNTIME-008|ScriptNetworkError/i,
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let shell: IsolatedShell;

test.beforeAll(async () => {
  shell = await startIsolatedShell({ FLAGS: 'qa', PAGE_TTL_SECONDS: '30' });
});
test.afterAll(() => shell?.stop());

for (const kind of ['entry', 'chunk'] as const) {
  test(`one changed byte in a remote's ${kind} is refused by the browser, and only its area fails`, async ({
    page,
  }) => {
    const { version } = await shell.remoteHealth('mfe-events');
    const web = path.join(shell.store, 'mfe-events', version, 'web');
    const file =
      kind === 'entry'
        ? path.join(web, 'remoteEntry.js')
        : path.join(
            web,
            'js',
            readdirSync(path.join(web, 'js')).find((name) => /^page-event-list.*\.js$/.test(name)) ?? '',
          );
    const compressed = `${file}.br`;
    const [original, originalCompressed] = [readFileSync(file), readFileSync(compressed)];
    const tampered = Buffer.from(original);
    tampered[tampered.length - 3] = (tampered[tampered.length - 3] ?? 0) ^ 1;
    await page.route(`**/mfe-events/**/${path.basename(file)}*`, (route) =>
      route.fulfill({
        body: tampered,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    try {
      writeFileSync(file, tampered);
      await page.goto(`${shell.url}/who-we-are`);
      await hydrated(page);
      await page.evaluate(() =>
        document
          .querySelector<HTMLAnchorElement>(
            'footer a[href="/upcoming-events"], header a[href="/upcoming-events"]',
          )
          ?.click(),
      );
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible({
        timeout: 20_000,
      });
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/blog"]')?.click());
      await expect(page.locator('h1')).toHaveText('What Students Read');
    } finally {
      writeFileSync(file, original);
      writeFileSync(compressed, originalCompressed);
    }
  });
}

test('one changed byte in a server bundle is refused by the server, which keeps serving the rest', async () => {
  const { version } = await shell.remoteHealth('mfe-events');
  const bundle = path.join(shell.store, 'mfe-events', version, 'server/server.cjs');
  const original = readFileSync(bundle);
  writeFileSync(bundle, Buffer.concat([original, Buffer.from(' ')]));
  const other = await startIsolatedShell({ RELEASE_STORE: shell.store });
  try {
    expect(await other.remoteHealth('mfe-events')).toMatchObject({
      serverRendering: false,
      problem: expect.stringContaining('does not have the hash'),
    });
    expect((await fetch(`${other.url}/who-we-are`)).status).toBe(200);
  } finally {
    await other.stop();
    writeFileSync(bundle, original);
  }
});
