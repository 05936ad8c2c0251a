import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { createFolderStore, readNewestSet } from 'shared-releases';
import { releaseRemotes } from 'shared-releases/release';
import { root } from 'tooling/repository.ts';
import {
  readEventsHeading,
  releaseInto,
  startShellWithSecondEdition,
  writeSet,
} from '../../support/changed-remote.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

// The browser logs each file of the version that does not exist, and a dev server without notices of builds.
test.use({
  expectedErrors:
    /integrity|Failed to load resource|Loading (script|chunk|CSS)|RUNTIME-008|ScriptNetworkError|WebSocket connection/i,
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const previewKey = 'k'.repeat(32);

type Site = Awaited<ReturnType<typeof startShellWithSecondEdition>>;
let shell: Site['shell'];
let secondEdition: Site['secondEdition'];
let stop: Site['stop'] | undefined;

test.beforeAll(async () => {
  ({ shell, secondEdition, stop } = await startShellWithSecondEdition({
    FLAGS: 'qa',
    PREVIEW_KEY: previewKey,
    PAGE_TTL_SECONDS: '30',
  }));
});
test.afterAll(() => stop?.());

/** The heading in the HTML of the server, before any code runs. */
const serverHeading = async (page: Page, address: string) =>
  /<h1[^>]*>([^<]*)/.exec(await (await page.request.get(address)).text())?.[1];

/** Runs `npm run preview` for the build that the site serves, with every gate. Returns the address that it prints. */
async function runPreviewCommand(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'tooling/commands/preview.ts'), 'mfe-events', '--no-build', '--name', 'pr-12'],
    {
      env: {
        ...process.env,
        RELEASE_STORE: shell.store,
        PREVIEW_KEY: previewKey,
        PREVIEW_SITE: shell.url,
      },
    },
  );
  return stdout.trim().split('\n').at(-1) ?? '';
}

test('without the code of the panel, as offline, the page works all the same', async ({ page }) => {
  await page.route(/\/web\/js\/qa\./, (route) => route.abort());
  await page.goto(`${shell.url}/course-search`);
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search by text' }).first().fill('nursing');
  await expect(page).toHaveURL(/search=nursing/);
});

test('the QA panel names every region, replaces a remote for this tab only, and undoes it', async ({
  page,
  context,
}) => {
  const { remotes } = await readNewestSet(createFolderStore(shell.store), 'production');
  const { version } = await releaseInto(shell.store, secondEdition.dist);
  await expect.poll(() => readEventsHeading(shell.url)).toBe('Upcoming events, second edition');
  await writeSet(shell.store, 'back to the first edition', () => remotes);
  await expect.poll(() => readEventsHeading(shell.url)).toBe('Upcoming events');

  await page.goto(`${shell.url}/upcoming-events?qa`);
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await expect(panel.getByRole('rowheader', { name: 'mfe-events' })).toBeVisible();
  await expect(panel.getByRole('row', { name: /mfe-events/ })).toContainText('loaded');
  await expect(panel.getByRole('row', { name: /mfe-events/ })).toContainText('storage: bookingDraft');
  const source = panel.getByLabel('Source of mfe-events');
  await source.fill(version);
  // The typed text survives an update of the panel while another remote loads.
  await Promise.all([
    page.waitForResponse(/releases\/mfe-accounts\/.*\.js/),
    page.getByRole('link', { name: 'Login' }).first().hover(),
  ]);
  await source.focus();
  await expect(source).toHaveValue(version);
  // On a phone the fields are stacked, and Close is on the screen.
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await source.boundingBox())?.width).toBeGreaterThan(200);
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel.getByRole('button', { name: 'Use this source for mfe-events' }).click();
  await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
  await expect(page.getByText('QA, this tab only')).toBeVisible();
  // The server renders it too, and the tab keeps it on an address without it.
  expect(await serverHeading(page, page.url())).toBe('Upcoming events, second edition');
  await page.goto(`${shell.url}/upcoming-events`);
  await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
  await expect(page).toHaveURL(/versions=mfe-events/);

  const other = await context.newPage();
  await other.goto(`${shell.url}/upcoming-events`);
  await expect(other.locator('h1')).toHaveText('Upcoming events');

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Upcoming events');
  await expect(page.getByText('QA, this tab only')).toBeHidden();
});

test('Ctrl+Alt+Q opens the panel of a page whose code nothing has asked for', async ({ page }) => {
  await page.goto(`${shell.url}/upcoming-events`);
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await page.keyboard.press('Control+Alt+KeyQ');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Control+Alt+KeyQ');
  await expect(panel).toBeHidden();
});

test('the panel says when the code of each area is due, and why it was loaded or not', async ({ page }) => {
  await page.goto(`${shell.url}/?qa`);
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  const code = panel.getByRole('table', { name: 'Code of this page’s first view' });
  const ofArea = (area: string) => code.getByRole('row', { name: area });
  await expect(ofArea('#main [data-remote]')).toContainText('not loaded: nothing in it was touched');
  await expect(ofArea('home-search')).toContainText('interaction');
  await expect(ofArea('home-search')).toContainText('not loaded: nothing in it was touched');
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('combobox', { name: 'What would you like to study?' }).click();
  await hydrated(page, '[data-widget="home-search"]');
  await page.keyboard.press('Control+Alt+KeyQ');
  // Its press loads the page around it as well.
  for (const area of ['#main [data-remote]', 'home-search'])
    await expect(ofArea(area)).toContainText(/loaded: (pressed|pointed at|focused)/);
  await expect(ofArea('next-events')).toContainText('not loaded: nothing in it was touched');
});

test('the panel opens by keyboard, lists releases and libraries, and its link shows the same in another browser', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shell.url });
  await page.goto(`${shell.url}/upcoming-events`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Login' }).first().focus();
  await page.keyboard.press('Control+Alt+KeyQ');
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await expect(panel).toBeFocused();
  await panel.getByText('Versions', { exact: true }).click();
  const versions = panel.getByRole('table', { name: 'Versions', exact: true });
  const second = versions.getByRole('row', { name: /^mfe-events .* e2e/ });
  await expect(second).toContainText('not served');
  await expect(versions.getByRole('row', { name: /^shell / }).first()).toContainText('served');
  await panel.getByText('Shared libraries').click();
  await expect(
    panel.getByRole('table', { name: 'Shared libraries' }).getByRole('row', { name: /^react 19/ }),
  ).toContainText('shell, mfe-events');
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await panel.boundingBox();
    expect([box && box.x >= 0, box && box.x + box.width <= width]).toEqual([true, true]);
    // What has the focus in the page is above the panel, down to the last link.
    for (const link of await page.locator('main a:visible, footer a:visible').all()) {
      await link.focus();
      const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(box?.y ?? 0);
    }
  }

  await panel.getByRole('button', { name: 'Copy report' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Address: .*\/upcoming-events$/m);
  expect(report).toMatch(/^ {2}mfe-events \S+ \(loaded\)$/m);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeFocused();

  await page.keyboard.press('Control+Alt+KeyQ');
  await panel.getByText('Versions', { exact: true }).click();
  await second.getByRole('button').click();
  await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
  await hydrated(page);
  await page.keyboard.press('Control+Alt+KeyQ');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/[?&]set=\d+/);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.locator('h1')).toHaveText('Upcoming events, second edition');
  await expect(elsewhere.getByText(/QA, this tab only: release set \d+; mfe-events from/)).toBeVisible();
  await elsewhere.close();
});

test('the fields of the panel are filled and left by keyboard, and what cannot be used is named', async ({
  page,
}) => {
  await page.goto(`${shell.url}/upcoming-events`);
  await page.keyboard.press('Control+Alt+KeyQ');
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await expect(panel).toBeFocused();
  const source = panel.getByLabel('Source of mfe-events');
  await source.focus();
  await page.keyboard.type('http://[');
  await expect(source).toHaveValue('http://[');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Use this source for mfe-events' })).toBeFocused();
  await panel.getByLabel('Flags on').focus();
  await page.keyboard.type('newSearch,a b,-qa');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Not names of flags that can be changed: a b, -qa.')).toBeVisible();
  await expect(page).toHaveURL(/\/upcoming-events$/);
  await source.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('http://[ could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('could not be loaded')).toBeHidden();
});

test('a remote can be taken from a dev server while the site runs', async ({ page }) => {
  // Serves the second edition as a dev server does, without its notices of new builds.
  const files = http.createServer((request, response) => {
    const file = path.join(
      secondEdition.dist,
      (request.url ?? '').replace('/federated', '').split('?')[0] ?? '',
    );
    const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
    response.setHeader('access-control-allow-origin', '*');
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  const port = await getPort();
  await new Promise<void>((resolve) => files.listen(port, 'localhost', resolve));
  try {
    await page.goto(`${shell.url}/upcoming-events?versions=mfe-events@http://localhost:${port}`);
    await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
    await expect(page.getByText(`mfe-events from http://localhost:${port}`)).toBeVisible();
    // The server has rendered the frame, and left the area to the browser.
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('<footer');
    expect(html).not.toContain('<h1');
    // What the server leaves to the browser is no error of the shell.
    await page.keyboard.press('Control+Alt+q');
    const rows = page.getByRole('dialog', { name: 'QA panel' }).getByRole('table').first();
    await expect(rows).toContainText('mfe-events');
    await expect(rows).not.toContainText('#419');
    // The banner takes the place that the page keeps below its fixed top bar, without an empty strip.
    const banner = await page.getByText('QA, this tab only').boundingBox();
    const notice = await page.locator('#root').boundingBox();
    expect(banner?.y).toBe(64);
    expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBe((notice?.y ?? 0) + 64);
  } finally {
    files.closeAllConnections();
    files.close();
  }
});

test('a preview is rendered by the server, kept over links and reloads, and left by its mark', async ({
  page,
}) => {
  const address = await runPreviewCommand();
  expect(await serverHeading(page, address)).toBe('Upcoming events');
  // A later build of the same preview is shown at the same address.
  await releaseRemotes(createFolderStore(shell.store), {
    builds: [secondEdition.dist],
    channel: 'production',
    preview: { name: 'pr-12', expiresAt: Date.now() + 3_600_000 },
    author: 'e2e',
    commit: 'e2e',
    gates: null,
  });
  expect(await serverHeading(page, address)).toBe('Upcoming events, second edition');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await hydrated(page);
  const mark = page.getByRole('complementary', { name: 'Preview' });
  await expect(mark).toContainText('Preview pr-12, until');
  const [markBox, barBox] = [
    await mark.boundingBox(),
    await page.getByRole('navigation').last().boundingBox(),
  ];
  expect((markBox?.y ?? 0) + (markBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await page.goto(`${shell.url}/blog`);
  await page.goto(`${shell.url}/upcoming-events`);
  await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
  expect(await readEventsHeading(shell.url)).toBe('Upcoming events');
  await expectAccessible(page);

  await mark.getByRole('link', { name: 'Leave preview' }).press('Enter');
  await expect(page.locator('h1')).toHaveText('Upcoming events');
  await expect(mark).toBeHidden();
  const refused = await page.goto(address.slice(0, -1));
  expect(refused?.status()).toBe(403);
  await page.getByRole('link', { name: 'Open the site without it' }).click();
  await expect(page.locator('h1')).toHaveText('Upcoming events');
});

test('an override that cannot be loaded offers to be undone', async ({ page }) => {
  await page.goto(`${shell.url}/upcoming-events`);
  await page.evaluate(() =>
    sessionStorage.setItem('qaOverrides', JSON.stringify({ 'mfe-events': '9.9.9-none' })),
  );
  await page.reload();
  await expect(page.getByText('9.9.9-none could not be loaded')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Upcoming events');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('could not be loaded')).toBeHidden();
});

test('what an address asks for and nothing follows is named in the banner', async ({ page }) => {
  await page.goto(
    `${shell.url}/upcoming-events?set=abc&flags=a%20b&versions=mfe-events,mfe-nothing@http://localhost:9,mfe-accounts@latest`,
  );
  const banner = page.getByText('QA, this tab only');
  await expect(banner).toContainText('ignored: set=abc is not the number of a release set');
  await expect(banner).toContainText('ignored: flags=a b is not the name of a flag');
  await expect(banner).toContainText('ignored: versions=mfe-events is not of the form');
  await expect(banner).toContainText('this release set has no remote of that name, only mfe-');
  await expect(banner).toContainText('latest is neither a version, such as 1.0.0-3f2a, nor');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(/\/upcoming-events$/);
  await page.goto(`${shell.url}/upcoming-events?set=abc`);
  await expect(banner).toContainText('ignored: set=abc');
});
