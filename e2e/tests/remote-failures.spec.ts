import { type IsolatedShell, startIsolatedShell } from '../support/isolated-shell.ts';
import { expect, hydrated, test } from '../support/test.ts';

// The browser itself logs each file that is missing, and the federation runtime each entry.
test.use({ expectedErrors: /Failed to load resource|RUNTIME-008|remoteEntry|Loading script failed/i });
const areas = [
  { remote: 'mfe-marketing', path: '/who-we-are', other: '/upcoming-events' },
  { remote: 'mfe-catalogue', path: '/course-search', other: '/who-we-are' },
  { remote: 'mfe-accounts', path: '/login', other: '/who-we-are' },
  { remote: 'mfe-events', path: '/upcoming-events', other: '/who-we-are' },
] as const;

test.describe('a remote taken away costs its own area only', () => {
  let shell: IsolatedShell;
  test.beforeAll(async () => {
    shell = await startIsolatedShell();
  });
  test.afterAll(() => shell.stop());
  test.describe.configure({ mode: 'serial' });
  // The browser itself logs each file that is missing.

  for (const { remote, path, other } of areas) {
    test(`${remote}: its files are gone for the browser; Retry brings it back without a reload`, async ({
      page,
    }) => {
      await page.route(`**/releases/${remote}/**`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>gone</h1>' }),
      );
      await page.goto(shell.url + other);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.evaluate((to) => {
        // The menu's own links differ by width; the router listens to any link of the site.
        const link = document.querySelector<HTMLAnchorElement>(
          `:is(header, footer) :is(a[href="${to}"], a[href^="${to}?"])`,
        );
        link?.click();
      }, path);
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.locator('h1')).toHaveText('This page could not be loaded');
      await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator('h1')).not.toHaveText('This page could not be loaded', { timeout: 15_000 });
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }

  test('server HTML whose code cannot arrive stays readable, says so, and comes alive by itself', async ({
    page,
  }) => {
    await page.route('**/releases/mfe-catalogue/**/*.js', (route) => route.abort());
    await page.goto(`${shell.url}/course_details/1`);
    const title = await page.locator('main h1').textContent();
    await expect(page.getByText('its buttons are not ready')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('main h1')).toHaveText(title ?? '');
    await page.unrouteAll();
    // Its own next try may come first and take the button away.
    await page
      .getByRole('button', { name: 'Retry' })
      .click({ timeout: 3_000 })
      .catch(() => {});
    await expect(page.getByText('its buttons are not ready')).toBeHidden({ timeout: 15_000 });
    await hydrated(page);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a remote whose release is missing or broken on the server leaves everything else standing', async ({
  page,
}) => {
  const shell = await startIsolatedShell();
  try {
    const health = await (await fetch(`${shell.url}/health`)).json();
    const { version } = health.remotes.find(({ name }: { name: string }) => name === 'mfe-events');
    const bringBack = shell.removeFiles(`mfe-events/${version}/server`);
    const broken = await startIsolatedShell({ RELEASE_STORE: shell.store });
    try {
      // No server bundle: the browser renders the area.
      const html = await (await fetch(`${broken.url}/upcoming-events`)).text();
      expect(html).toContain('<header');
      await page.goto(`${broken.url}/upcoming-events`);
      await expect(page.locator('main h1')).toBeVisible();
      expect((await fetch(`${broken.url}/who-we-are`)).status).toBe(200);
      bringBack();
      await expect
        .poll(
          async () =>
            (await (await fetch(`${broken.url}/health`)).json()).remotes.find(
              ({ name }: { name: string }) => name === 'mfe-events',
            ).serverRendering,
          { timeout: 10_000 },
        )
        .toBe(true);
    } finally {
      await broken.stop();
    }
  } finally {
    await shell.stop();
  }
});
