import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore, readNewestSet, readSet } from 'shared-releases';
import { buildChangedRemote, releaseInto, writeSet } from '../support/changed-remote.ts';
import { type IsolatedShell, startIsolatedShell } from '../support/isolated-shell.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Files that were tampered with are refused by the browser itself, which says so in the console.
test.use({
  expectedErrors:
    /integrity|Failed to load resource|Loading (script|chunk|CSS)|RUNTIME-008|ScriptNetworkError/i,
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let shell: IsolatedShell;
let next: Awaited<ReturnType<typeof buildChangedRemote>>;

test.beforeAll(async () => {
  shell = await startIsolatedShell({ FLAGS: 'demoData,qa', ROLLBACK_MIN_VIEWS: '5', PAGE_TTL_SECONDS: '30' });
  next = await buildChangedRemote('mfe-events', {
    'src/messages.en.ts': [["'Upcoming events'", "'Upcoming events, second edition'"]],
  });
});
test.afterAll(async () => {
  next?.remove();
  await shell?.stop();
});

const health = async () => (await fetch(`${shell.url}/health`)).json();
const versionOf = async (name: string) =>
  (await health()).remotes.find((remote: { name: string }) => remote.name === name)?.version;
const heading = async () =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${shell.url}/upcoming-events`)).text())?.[1];

test('a release reaches the next view within seconds, under load, without a failed request; the open tab works on', async ({
  page,
}) => {
  const before = await health();
  await page.goto(`${shell.url}/upcoming-events`);
  await hydrated(page);
  const failures: unknown[] = [];
  let requests = 0;
  let released = false;
  const load = (async () => {
    // On through the release and on after it, however fast the machine is.
    for (let after = 0; after < 5; after += released ? 1 : 0) {
      const answers = await Promise.all(
        ['/', '/upcoming-events', '/course-search'].map((to) => fetch(shell.url + to).catch(String)),
      );
      requests += answers.length;
      for (const answer of answers)
        if (typeof answer === 'string' || answer.status !== 200) failures.push(answer);
    }
  })();
  const { set, version } = await releaseInto(shell.store, next.dist);
  // Within seconds, on any machine.
  await expect.poll(heading, { timeout: 8_000, intervals: [100] }).toBe('Upcoming events, second edition');
  released = true;
  await load;
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(15);
  const after = await health();
  expect(after.set).toBe(set);
  expect(await versionOf('mfe-events')).toBe(version);
  const others = (state: typeof before) =>
    state.remotes
      .filter(({ name }: { name: string }) => name !== 'mfe-events')
      .map(({ name, version: v }: { name: string; version: string }) => [name, v]);
  expect(others(after)).toEqual(others(before));

  // The tab keeps the version it was made with.
  await page
    .locator('main')
    .getByRole('link', { name: /See More/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/upcoming-events\/\d+$/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Upcoming events');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
});

test('a rollback is on the air within seconds', async () => {
  const store = createFolderStore(shell.store);
  const current = await readNewestSet(store, 'production');
  const earlier = await readSet(store, 'production', current.number - 1);
  await writeSet(shell.store, `rollback to ${current.number - 1}`, () => earlier?.remotes ?? {});
  await expect.poll(heading, { timeout: 5_000, intervals: [50] }).toBe('Upcoming events');
});

test('a canary reaches its share of the visitors and stays with them', async () => {
  await releaseInto(shell.store, next.dist, 50);
  await expect.poll(async () => (await health()).canaries.length).toBe(1);
  let trials = 0;
  for (let visitor = 0; visitor < 40; visitor++) {
    const answer = await fetch(`${shell.url}/upcoming-events`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^site_bucket=\d+$/);
    const first = (await answer.text()).includes('second edition');
    const again = (
      await (await fetch(`${shell.url}/upcoming-events`, { headers: { cookie } })).text()
    ).includes('second edition');
    expect(again).toBe(first);
    if (first) trials += 1;
  }
  expect(trials).toBeGreaterThan(5);
  expect(trials).toBeLessThan(35);
  await writeSet(shell.store, 'end the canary', ({ 'mfe-events': events, ...rest }) => {
    const { canary: _ended, ...stable } = events ?? { version: '', descriptor: '' };
    return { ...rest, 'mfe-events': stable };
  });
});

test('the kill switch: the area says so politely with 503, navigation drops its links, the rest works', async ({
  page,
}) => {
  await writeSet(shell.store, 'disable mfe-events', (before) => ({
    ...before,
    'mfe-events': { ...before['mfe-events']!, disabled: true },
  }));
  await expect.poll(async () => (await fetch(`${shell.url}/upcoming-events`)).status).toBe(503);
  expect((await fetch(`${shell.url}/upcoming-events`)).headers.get('retry-after')).toBe('30');
  await page.goto(`${shell.url}/upcoming-events`);
  await expect(page.locator('h1')).toHaveText('This part of the site is closed for the moment');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Upcoming Events' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Course' })).toBeVisible();
  await writeSet(shell.store, 'enable mfe-events', (before) => {
    const { disabled: _on, ...on } = before['mfe-events']!;
    return { ...before, 'mfe-events': on };
  });
  await expect.poll(async () => (await fetch(`${shell.url}/upcoming-events`)).status).toBe(200);
});

for (const kind of ['entry', 'chunk'] as const) {
  test(`one changed byte in a remote's ${kind} is refused by the browser and costs its area only`, async ({
    page,
  }) => {
    const version = await versionOf('mfe-events');
    const web = path.join(shell.store, 'mfe-events', version, 'web');
    const file =
      kind === 'entry'
        ? path.join(web, 'remoteEntry.js')
        : path.join(
            web,
            'js',
            readdirSync(path.join(web, 'js')).find((name) => /^page-event-list.*\.js$/.test(name)) ?? '',
          );
    const twin = `${file}.br`;
    const [original, small] = [readFileSync(file), readFileSync(twin)];
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
      writeFileSync(twin, small);
    }
  });
}

test('one changed byte in a server bundle or descriptor is refused by the server', async () => {
  const version = await versionOf('mfe-events');
  const bundle = path.join(shell.store, 'mfe-events', version, 'server/server.cjs');
  const original = readFileSync(bundle);
  writeFileSync(bundle, Buffer.concat([original, Buffer.from(' ')]));
  const other = await startIsolatedShell({ RELEASE_STORE: shell.store });
  try {
    const state = await (await fetch(`${other.url}/health`)).json();
    const events = state.remotes.find(({ name }: { name: string }) => name === 'mfe-events');
    expect(events).toMatchObject({
      serverRendering: false,
      problem: expect.stringContaining('does not have the hash'),
    });
    expect((await fetch(`${other.url}/who-we-are`)).status).toBe(200);
  } finally {
    await other.stop();
    writeFileSync(bundle, original);
  }
});

test('a version that throws for its visitors is taken back by itself, and the set says why', async ({
  browser,
}) => {
  const broken = await buildChangedRemote('mfe-events', {
    'src/pages/event-list/index.tsx': [
      [
        'export default function',
        'const inBrowser = typeof window !== "undefined";\nif (inBrowser) setTimeout(() => { throw new Error("thrown by the new version"); }, 50);\n\nexport default function',
      ],
    ],
  });
  try {
    const { set, version } = await releaseInto(shell.store, broken.dist);
    await expect.poll(async () => (await health()).set).toBe(set);
    for (let visitor = 0; visitor < 8; visitor++) {
      const context = await browser.newContext({
        extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${visitor + 1}` },
      });
      const page = await context.newPage();
      await page.goto(`${shell.url}/upcoming-events`);
      await page.waitForTimeout(600);
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      await page.waitForTimeout(200);
      await context.close();
      if ((await versionOf('mfe-events')) !== version) break;
    }
    await expect.poll(() => versionOf('mfe-events'), { timeout: 10_000 }).not.toBe(version);
    const newest = await readNewestSet(createFolderStore(shell.store), 'production');
    expect(newest.message).toMatch(/^automatic rollback of mfe-events .* views reported errors$/);
  } finally {
    broken.remove();
  }
});

test('QA: the panel names every region, swaps a remote for this tab only, and undoes it', async ({
  page,
  context,
}) => {
  const { version } = await releaseInto(shell.store, next.dist).then(async (released) => {
    await writeSet(shell.store, 'back', (before) => before);
    return released;
  });
  const store = createFolderStore(shell.store);
  const newest = await readNewestSet(store, 'production');
  const earlier = await readSet(store, 'production', 1);
  await writeSet(shell.store, 'back to the first', () => earlier?.remotes ?? newest.remotes);
  await expect.poll(heading).toBe('Upcoming events');

  await page.goto(`${shell.url}/upcoming-events?qa`);
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await expect(panel.getByRole('rowheader', { name: 'mfe-events' })).toBeVisible();
  await expect(panel.getByRole('row', { name: /mfe-events/ })).toContainText('loaded');
  const source = panel.getByLabel('Source of mfe-events');
  await source.fill(version);
  // Another remote loads meanwhile: what is typed stays.
  await Promise.all([
    page.waitForResponse(/releases\/mfe-accounts\/.*\.js/),
    page.getByRole('link', { name: 'Login' }).first().hover(),
  ]);
  await source.focus();
  await expect(source).toHaveValue(version);
  // On a phone its rows stand below each other, and it can be closed by touch.
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await source.boundingBox())?.width).toBeGreaterThan(200);
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel.getByRole('button', { name: 'Use this source for mfe-events' }).click();
  await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
  await expect(page.getByText('QA, this tab only')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${shell.url}/upcoming-events`);
  await expect(other.locator('h1')).toHaveText('Upcoming events');

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Upcoming events');
  await expect(page.getByText('QA, this tab only')).toBeHidden();
});

test('QA: an override that fails offers its own undo', async ({ page }) => {
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

test('errors and vitals are counted by remote and version', async ({ page }) => {
  await page.goto(`${shell.url}/upcoming-events`);
  await hydrated(page);
  await page.locator('h1').click();
  await page.waitForTimeout(3_000);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const version = await versionOf('mfe-events');
  await expect
    .poll(async () => (await fetch(`${shell.url}/metrics`)).text())
    .toMatch(
      new RegExp(
        `site_views_total\\{remote="mfe-events",version="${version.replace(/[.+]/g, '\\$&')}",route="/upcoming-events"\\} [1-9]`,
      ),
    );
  await expect
    .poll(async () => (await fetch(`${shell.url}/metrics`)).text())
    .toMatch(/site_web_vital_count\{vital="LCP",remote="mfe-events"/);
});
