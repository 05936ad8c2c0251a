import { execFile } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createFolderStore, readNewestSet, releasesOf } from 'shared-releases';
import { root } from 'tooling/repository.ts';
import { writeSet } from '../../support/changed-remote.ts';
import { type IsolatedShell, startIsolatedShell } from '../../support/isolated-shell.ts';
import { documentVersion, keepOpenPage, stored, storedVersions } from '../../support/offline.ts';
import { releaseAgain } from '../../support/released-again.ts';
import { expect, hydrated, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const GUIDE = '/study-abroad/australia';
const MARKETING = 'mfe-marketing';

let shell: IsolatedShell;
test.beforeAll(async () => {
  shell = await startIsolatedShell({ FLAGS: 'qa' });
});
test.afterAll(() => shell?.stop());

test('over three releases and a rollback a kept page opens with its versions; old ones leave with their tabs', async ({
  page,
  context,
}) => {
  const served = async (version: string) =>
    expect.poll(async () => (await shell.remoteHealth(MARKETING)).version).toBe(version);
  const open = async () => {
    const tab = await context.newPage();
    await tab.goto(shell.url + GUIDE);
    await hydrated(tab);
    return tab;
  };
  const { version: first } = await shell.remoteHealth(MARKETING);
  const before = await readNewestSet(createFolderStore(shell.store), 'production');
  await page.goto(shell.url + GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  expect(await keepOpenPage(page)).toBe(true);

  await releaseAgain(shell.store, MARKETING, '90.0.0');
  await served('90.0.0');
  const second = await open();
  expect(await documentVersion(second, MARKETING)).toBe('90.0.0');
  await context.setOffline(true);
  await page.reload();
  expect(await documentVersion(page, MARKETING)).toBe(first);
  await hydrated(page);
  await context.setOffline(false);

  await releaseAgain(shell.store, MARKETING, '91.0.0');
  await served('91.0.0');
  const third = await open();
  expect(await documentVersion(third, MARKETING)).toBe('91.0.0');
  await expect.poll(() => storedVersions(third, MARKETING)).toEqual([first, '90.0.0', '91.0.0'].sort());

  await second.close();
  await writeSet(shell.store, 'roll back', () => releasesOf(before));
  await served(first);
  await third.reload();
  expect(await documentVersion(third, MARKETING)).toBe(first);
  // The document before may still be open while the worker stores this one: its release leaves with the next page.
  await third.reload();
  await expect.poll(() => storedVersions(third, MARKETING)).toEqual([first]);
});

test('a worker that is stopped in the middle of an update is updated later, and its copies stay', async ({
  page,
  context,
}) => {
  await page.goto(shell.url + GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  const workers = await context.newCDPSession(page);
  await workers.send('ServiceWorker.enable');
  const [version = ''] = readdirSync(path.join(shell.store, 'shell'));
  const folder = path.join(shell.store, 'shell', version, 'web/js');
  const file = readdirSync(folder).find((name) => /^service-worker\..*js$/.test(name)) ?? '';
  appendFileSync(path.join(folder, file), '\n// another build');
  await page.evaluate(() => void navigator.serviceWorker.ready.then((one) => one.update()));
  await workers.send('ServiceWorker.stopAllWorkers');
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const one = await navigator.serviceWorker.getRegistration();
        return [one?.active?.state, one?.installing, one?.waiting];
      }),
    )
    .toEqual(['activated', null, null]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No answer from the network/)).toBeVisible();
  await context.setOffline(false);
});

test('on a full device pages show as ever, and what is kept stays', async ({ page, context }) => {
  await page.goto(shell.url + GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  expect(await keepOpenPage(page)).toBe(true);
  const storage = await context.newCDPSession(page);
  await storage.send('Storage.overrideQuotaForOrigin', { origin: shell.url, quotaSize: 1 });
  await page.goto(`${shell.url}/blog`);
  await page.goto(`${shell.url}/student-visa`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  expect(await keepOpenPage(page)).toBe(false);
  await storage.send('Storage.overrideQuotaForOrigin', { origin: shell.url });
  await stored(page, 'offline-kept', GUIDE);
  await page.reload();
  await stored(page, 'offline-visited', '/student-visa');
});

test('the QA panel drops the worker and its caches', async ({ page }) => {
  await page.goto(`${shell.url}/blog`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => caches.open('offline-old')));
  await page.goto(`${shell.url}/blog?qa`);
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await panel.getByText('Offline', { exact: true }).click();
  await expect(panel.getByText(/^Service worker: activated/)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await panel.getByRole('button', { name: 'Drop worker and caches' }).click();
  await loaded;
  expect(await page.evaluate(() => caches.has('offline-old'))).toBe(false);
});

test('`npm run release -- --offline off` removes the worker and all copies within one visit', async ({
  page,
}) => {
  await page.goto(shell.url + GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  await promisify(execFile)(
    process.execPath,
    [path.join(root, 'tooling/commands/release.ts'), '--offline', 'off'],
    { env: { ...process.env, RELEASE_STORE: shell.store } },
  );
  await expect
    .poll(async () => (await (await fetch(`${shell.url}/service-worker.js`)).text()).includes('unregister'))
    .toBe(true);
  await page.goto(shell.url + GUIDE);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
        (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('offline') ? name : [])),
      ]),
    )
    .toEqual([0, [], []]);
});
