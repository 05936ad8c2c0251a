import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { startService } from 'tooling/processes/services.ts';
import { root } from 'tooling/repository.ts';
import { firstEventLink } from '../../support/event-list.ts';
import { standaloneUrl } from '../../support/standalone.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const remotes = [
  { name: 'mfe-marketing', start: '/study-abroad', follow: { link: /Australia/, heading: /Australia/ } },
  { name: 'mfe-catalogue', start: '/course-search', follow: { link: 'View Details', heading: /./ } },
  {
    name: 'mfe-accounts',
    start: '/login',
    follow: { link: /Forgot or Reset Your Password/, heading: 'Email Verify' },
  },
  { name: 'mfe-events', start: '/upcoming-events', follow: { link: /See More/, heading: /./ } },
] as const;

for (const { name, start, follow } of remotes) {
  test(`${name} alone at its port renders, navigates and calls the API, with the site's header and footer`, async ({
    page,
  }) => {
    await page.goto(standaloneUrl(name) + start);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2024');
    await page.locator('main').getByRole('link', { name: follow.link }).first().click();
    await expect(page.locator('main h1')).toHaveText(follow.heading);
    await page.reload();
    await expect(page.locator('main h1')).toHaveText(follow.heading);
    await expectAccessible(page);
  });
}

test('an address of another remote shows a notice with a link to the composed site', async ({ page }) => {
  await page.goto(`${standaloneUrl('mfe-events')}/blog`);
  await expect(page.getByText('another part of the site')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it on the composed site' })).toHaveAttribute(
    'href',
    `${process.env.SITE_URL}/blog`,
  );
});

test('a page in another language is said to be in the composed site only', async ({ page }) => {
  await page.goto(`${standaloneUrl('mfe-events')}/ne/upcoming-events`);
  await expect(page.getByText('A remote alone speaks English only.')).toBeVisible();
  await expect(page.getByText('This page belongs to another part of the site')).toHaveCount(0);
});

test('QA switches a standalone remote to recorded responses and to failures, without an API', async ({
  page,
}) => {
  const address = `${standaloneUrl('mfe-events')}/upcoming-events`;
  await page.route(`${process.env.API_URL}/api/**`, (route) => route.abort());
  await page.goto(`${address}?answers=recorded`);
  await expect(firstEventLink(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/API responses/).selectOption('Server error (HTML)');
  await expect(page.getByText('An error occurred while fetching events')).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  // Visible below the fixed top bar, on wide screens and on phones.
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByLabel(/API responses/).click({ trial: true });
    expect((await page.getByLabel(/API responses/).boundingBox())?.y).toBeGreaterThanOrEqual(64);
    expect((await page.getByLabel(/API responses/).boundingBox())?.y).toBeLessThan(140);
  }
  await page.getByLabel(/API responses/).selectOption('Empty lists');
  await expect(page.getByText('No events available currently.')).toBeVisible({ timeout: 15_000 });
  await page.getByLabel(/API responses/).selectOption('Real API');
  await expect(firstEventLink(page)).toBeVisible();
});

test('the bar names a call without a recorded response, whose page says that nothing was found', async ({
  page,
}) => {
  const detail = (id: number) => `${standaloneUrl('mfe-events')}/upcoming-events/${id}?answers=recorded`;
  const note = page.getByText('Not recorded: GET /api/app/event-info/9');
  await page.goto(detail(9));
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.goto(detail(1));
  await expect(page.locator('main h1')).toHaveText('Open counselling day');
  await expect(note).toHaveCount(0);
});

test('the bar names a file of recorded responses that is no JSON, and the page is shown', async ({
  page,
}) => {
  await page.route('**/recorded.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{ "GET /api/app/event-list/": {,' }),
  );
  await page.goto(`${standaloneUrl('mfe-events')}/upcoming-events?answers=recorded`);
  await expect(page.locator('main h1')).toHaveText('Upcoming events');
  // Also after a call whose response is missing for this reason.
  await expect(page.getByText('An error occurred while fetching events')).toBeVisible({ timeout: 15_000 });
  await expect(
    page.getByText(/^recorded\.json cannot be read: .*JSON.*Correct it and reload the page\./),
  ).toBeVisible();
});

test('the bar names what an address asks for and there is not', async ({ page }) => {
  await page.goto(`${standaloneUrl('mfe-events')}/upcoming-events?answers=recoded&visitor=account`);
  await expect(page.getByText('answers=recoded is not known: real, recorded, offline,')).toBeVisible();
  await page.goto(`${standaloneUrl('mfe-events')}/upcoming-events?answers=recorded`);
  await expect(page.getByText('is not known')).toHaveCount(0);
});

for (const { name, path: address, title } of [
  { name: 'mfe-accounts', path: '/applications', title: 'University of Birmingham Dubai' },
  { name: 'mfe-events', path: '/my-events', title: 'Open counselling day' },
])
  test(`${address} of a logged-in visitor is shown alone with recorded responses, then with the API`, async ({
    page,
  }) => {
    await page.route(`${process.env.API_URL}/api/**`, (route) => route.abort());
    await page.goto(`${standaloneUrl(name)}${address}?answers=recorded`);
    await expect(page.locator('main')).toContainText(/log in/i);
    await page.getByLabel('Visitor').selectOption('Logged in');
    await expect(page.locator('main')).toContainText(title);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Visitor')).toHaveValue('account');
    await expect(page.getByText('Not recorded:')).toHaveCount(0);
    // The API would refuse the made-up token: the development account is logged in.
    await page.unrouteAll();
    const login = page.waitForResponse(/\/api\/user\/login\/$/);
    await page.getByLabel(/API responses/).selectOption('Real API');
    expect((await login).status()).toBe(200);
    await expect(page.getByLabel('Visitor')).toHaveValue('account');
    await page.getByLabel('Visitor').selectOption('Guest');
    await expect(page.locator('main')).toContainText(/log in/i);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

test('while a slow API logs the visitor in, the bar is there and says so', async ({ page }) => {
  let logIn = () => {};
  const asked = new Promise<void>((resolve) => {
    logIn = resolve;
  });
  await page.route(/\/api\/user\/login\/$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${standaloneUrl('mfe-accounts')}/applications?visitor=account`);
  const note = page.getByText('Logging in as student@example.com …');
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Visitor')).toHaveValue('guest');
  logIn();
  await expect(page.locator('main h1')).toHaveText('My applications');
  await expect(page.getByLabel('Visitor')).toHaveValue('account');
  await expect(note).toHaveCount(0);
});

test('the list of universities is among the recorded responses', async ({ page }) => {
  await page.route(`${process.env.API_URL}/api/**`, (route) => route.abort());
  await page.goto(`${standaloneUrl('mfe-catalogue')}/universitieslist?answers=recorded`);
  await expect(page.locator('main a[href^="/university/"]').first()).toBeVisible();
});

test('recorded responses are of use a year later: their events are ahead, and the course search misses none', async ({
  page,
}) => {
  await page.route(`${process.env.API_URL}/api/**`, (route) => route.abort());
  await page.clock.install({ time: Date.now() + 365 * 24 * 3_600_000 });
  await page.goto(`${standaloneUrl('mfe-events')}/upcoming-events?answers=recorded`);
  await expect(page.getByText('The clock of this page is that of the recording:')).toBeVisible();
  await expect(firstEventLink(page)).toBeVisible();
  await expect(page.locator('main').getByText('This event is over')).toHaveCount(0);
  await page.goto(`${standaloneUrl('mfe-catalogue')}/course-search?answers=recorded`);
  await expect(page.getByText(/^Foundation \(\d+\)/).first()).toBeVisible();
  await expect(page.getByText('Not recorded:')).toHaveCount(0);
});

test('recorded responses have the status and the keys of current API responses', async () => {
  for (const name of ['mfe-marketing', 'mfe-catalogue', 'mfe-events']) {
    const file = new URL(`../../../${name}/recorded.json`, import.meta.url);
    const recorded: Record<string, { status: number; body: object }> = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(recorded).length).toBeGreaterThan(1);
    for (const [key, { status, body }] of Object.entries(recorded)) {
      const answer = await fetch(process.env.API_URL + key.slice('GET '.length));
      expect([key, answer.status, Object.keys(await answer.json())]).toEqual([
        key,
        status,
        Object.keys(body),
      ]);
    }
  }
});

test('a new build of a standalone remote is served on the next load', async ({ request }) => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const remote = mkdtempSync(path.join(root, '.cache/standalone-'));
  const build = (version: string) => {
    const files = path.join(remote, 'dist/standalone');
    rmSync(files, { recursive: true, force: true });
    mkdirSync(path.join(files, 'js'), { recursive: true });
    writeFileSync(path.join(files, 'index.html'), `<script src="/js/${version}.js"></script>`);
    writeFileSync(path.join(files, `js/${version}.js`), `'${version}'`);
  };
  build('first');
  const port = await getPort();
  const service = await startService({
    name: `standalone-${port}`,
    file: path.join(root, 'tooling/processes/standalone-server.ts'),
    logs: path.join(process.env.SITE_FOLDER ?? '', 'logs'),
    env: { STANDALONE: `${path.relative(root, remote)}=${port}` },
  });
  try {
    const read = (address: string) => request.get(`http://localhost:${port}${address}`);
    expect(await (await read('/js/first.js')).text()).toBe("'first'");
    build('second');
    for (const address of ['/', '/upcoming-events/12?tab=1'])
      expect(await (await read(address)).text()).toBe('<script src="/js/second.js"></script>');
    expect(await (await read('/js/second.js')).text()).toBe("'second'");
    expect((await read('/js/first.js')).status()).toBe(404);
  } finally {
    await service.stop();
    rmSync(remote, { recursive: true, force: true });
  }
});
