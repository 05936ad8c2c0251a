import { createFolderStore, readNewestSet, readSet, releasesOf, rollBackRemote } from 'shared-releases';
import { releaseShell } from 'shared-releases/release';
import {
  buildChangedRemote,
  buildSecondShell,
  readEventsHeading,
  releaseInto,
  startShellWithSecondEdition,
  writeSet,
} from '../../support/changed-remote.ts';
import { firstEventLink } from '../../support/event-list.ts';
import { expect, hydrated, test } from '../../support/test.ts';

// The browser logs the 503 of a disabled remote.
test.use({ expectedErrors: /Failed to load resource/ });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

type Site = Awaited<ReturnType<typeof startShellWithSecondEdition>>;
let shell: Site['shell'];
let secondEdition: Site['secondEdition'];
let stop: Site['stop'] | undefined;

test.beforeAll(async () => {
  ({ shell, secondEdition, stop } = await startShellWithSecondEdition({
    FLAGS: 'qa',
    ROLLBACK_MIN_VIEWS: '5',
    PAGE_TTL_SECONDS: '30',
    // Visitors with different addresses.
    TRUST_PROXY: '1',
  }));
});
test.afterAll(() => stop?.());

/** The value of a metric for a version of mfe-events and the event list. */
async function countsOf(metric: string, version: string): Promise<number> {
  const lines = (await (await fetch(`${shell.url}/metrics`)).text()).split('\n');
  const labels = `{remote="mfe-events",version="${version}",route="/upcoming-events"} `;
  return Number(lines.find((line) => line.startsWith(metric + labels))?.split(' ')[1] ?? 0);
}

test('a release is served within seconds, without a failed request under load, and open tabs keep working', async ({
  page,
}) => {
  const before = await shell.health();
  await page.goto(`${shell.url}/upcoming-events`);
  await hydrated(page);
  const failures: unknown[] = [];
  let requests = 0;
  let released = false;
  const load = (async () => {
    // Requests run until five rounds after the release.
    for (let after = 0; after < 5; after += released ? 1 : 0) {
      const answers = await Promise.all(
        ['/', '/upcoming-events', '/course-search'].map((to) => fetch(shell.url + to).catch(String)),
      );
      requests += answers.length;
      for (const answer of answers)
        if (typeof answer === 'string' || answer.status !== 200) failures.push(answer);
    }
  })();
  const { set, version } = await releaseInto(shell.store, secondEdition.dist);
  await expect
    .poll(() => readEventsHeading(shell.url), { timeout: 8_000, intervals: [100] })
    .toBe('Upcoming events, second edition');
  released = true;
  await load;
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(15);
  const after = await shell.health();
  expect(after.set).toBe(set);
  expect((await shell.remoteHealth('mfe-events')).version).toBe(version);
  const others = (state: typeof before) =>
    state.remotes
      .filter(({ name }: { name: string }) => name !== 'mfe-events')
      .map(({ name, version: v }: { name: string; version: string }) => [name, v]);
  expect(others(after)).toEqual(others(before));

  // The open tab keeps the version it was loaded with.
  await firstEventLink(page).click();
  await expect(page).toHaveURL(/\/upcoming-events\/\d+$/);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Upcoming events');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
});

test('a rollback is served within seconds', async () => {
  const store = createFolderStore(shell.store);
  const current = await readNewestSet(store, 'production');
  const earlier = await readSet(store, 'production', current.number - 1);
  await writeSet(shell.store, `rollback to ${current.number - 1}`, () =>
    earlier ? releasesOf(earlier) : {},
  );
  await expect
    .poll(() => readEventsHeading(shell.url), { timeout: 5_000, intervals: [50] })
    .toBe('Upcoming events');
});

test('a canary is served to its share of the visitors, and to the same ones on every view', async () => {
  await releaseInto(shell.store, secondEdition.dist, 50);
  await expect.poll(async () => (await shell.health()).canaries.length).toBe(1);
  let canaryVisitors = 0;
  for (let visitor = 0; visitor < 40; visitor++) {
    const answer = await fetch(`${shell.url}/upcoming-events`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^site_bucket=\d+$/);
    const first = (await answer.text()).includes('second edition');
    const again = (
      await (await fetch(`${shell.url}/upcoming-events`, { headers: { cookie } })).text()
    ).includes('second edition');
    expect(again).toBe(first);
    if (first) canaryVisitors += 1;
  }
  expect(canaryVisitors).toBeGreaterThan(5);
  expect(canaryVisitors).toBeLessThan(35);
  await writeSet(shell.store, 'end the canary', ({ 'mfe-events': events, ...rest }) => {
    const { canary: _ended, ...stable } = events ?? { version: '', descriptor: '' };
    return { ...rest, 'mfe-events': stable };
  });
});

test('two versions of the shell are served at once: a canary of the host for some visitors, until it is rolled back', async ({
  browser,
}) => {
  const second = await buildSecondShell();
  const store = createFolderStore(shell.store);
  const authorship = { author: 'e2e', commit: 'e2e' };
  try {
    const { shell: before } = await shell.health();
    const set = await releaseShell(store, {
      dist: second.dist,
      channel: 'production',
      canary: 50,
      ...authorship,
      // Unit tests cover the gates, which render every page of every remote.
      gates: null,
    });
    const version = set.shell?.canary?.version;
    await expect.poll(async () => (await shell.health()).shell.canary).toEqual({ version, percent: 50 });
    expect((await shell.health()).shell.version).toBe(before.version);

    const titleFor = async (bucket: number) => {
      const headers = { cookie: `site_bucket=${bucket}` };
      const html = await (await fetch(`${shell.url}/upcoming-events`, { headers })).text();
      return /<title>([^<]*)/.exec(html)?.[1] ?? '';
    };
    const buckets = { first: -1, second: -1 };
    for (let bucket = 0; bucket < 10_000; bucket += 1_000)
      buckets[(await titleFor(bucket)).endsWith('(second host)') ? 'second' : 'first'] = bucket;
    const visit = async (edition: 'first' | 'second') => {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'site_bucket', value: String(buckets[edition]), url: shell.url }]);
      const tab = await context.newPage();
      await tab.goto(`${shell.url}/upcoming-events`);
      await hydrated(tab);
      return tab;
    };
    const tabs = { first: await visit('first'), second: await visit('second') };
    const host = (tab: typeof tabs.first) => tab.evaluate(() => document.documentElement.dataset.host);
    expect([await host(tabs.first), await host(tabs.second)]).toEqual([undefined, 'second']);

    await rollBackRemote(store, 'production', { remote: 'shell', reason: 'a test', ...authorship });
    await expect.poll(() => titleFor(buckets.second)).not.toContain('second host');
    // The open tab keeps the host that it was loaded with, and its files.
    await firstEventLink(tabs.second).click();
    await expect(tabs.second).toHaveURL(/\/upcoming-events\/\d+$/);
    expect(await host(tabs.second)).toBe('second');
    await tabs.second.reload();
    await hydrated(tabs.second);
    expect(await host(tabs.second)).toBeUndefined();
    await Promise.all(Object.values(tabs).map((tab) => tab.context().close()));
  } finally {
    second.remove();
  }
});

test('a disabled remote answers 503 with a message, its links disappear from the navigation, the rest works', async ({
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

test('a version that fails when its code starts is rolled back, however many pages were asked for without a browser', async ({
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
    await expect.poll(async () => (await shell.health()).set).toBe(set);
    const ask = async () => (await fetch(`${shell.url}/upcoming-events`)).text();
    await expect.poll(ask).toContain(version);
    // Machines, and visitors who only read: no code starts.
    for (let asked = 0; asked < 500; asked += 20) await Promise.all(Array.from({ length: 20 }, ask));
    expect(await countsOf('site_views_total', version)).toBeGreaterThan(500);
    expect(await countsOf('site_started_views_total', version)).toBe(0);
    const isServed = async () => (await shell.remoteHealth('mfe-events')).version === version;
    for (let visitor = 0; visitor < 8 && (await isServed()); visitor++) {
      const context = await browser.newContext({
        extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${visitor + 1}` },
      });
      const page = await context.newPage();
      let hasThrown = false;
      page.on('pageerror', () => {
        hasThrown = true;
      });
      await page.goto(`${shell.url}/upcoming-events`);
      await hydrated(page);
      // The errors of the visitors before may have ended the version since it was asked for.
      await expect.poll(async () => hasThrown || !(await isServed())).toBe(true);
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      await expect
        .poll(
          async () => (await countsOf('site_remote_errors_total', version)) > visitor || !(await isServed()),
        )
        .toBe(true);
      await context.close();
    }
    await expect.poll(isServed, { timeout: 10_000 }).toBe(false);
    const newest = await readNewestSet(createFolderStore(shell.store), 'production');
    expect(newest.message).toMatch(
      /^automatic rollback of mfe-events .*: ([5-8]) of \1 views reported errors$/,
    );
  } finally {
    broken.remove();
  }
});

test('views and web vitals are counted per remote and version', async ({ page }) => {
  await page.goto(`${shell.url}/upcoming-events`);
  await hydrated(page);
  await page.locator('h1').click();
  await page.waitForTimeout(3_000);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const { version } = await shell.remoteHealth('mfe-events');
  for (const metric of ['site_views_total', 'site_started_views_total'])
    await expect.poll(() => countsOf(metric, version)).toBeGreaterThan(0);
  await expect
    .poll(async () => (await fetch(`${shell.url}/metrics`)).text())
    .toMatch(/site_web_vital_count\{vital="LCP",remote="mfe-events"/);
});
