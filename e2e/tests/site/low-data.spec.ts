import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, siteUrl, test } from '../../support/test.ts';

const GUIDE = '/study-abroad/australia';
/** Goal of a guide with low data in a first visit, in bytes, headers included. */
const MAX_GUIDE = 45_000;

/** Everything that a page requests: its path, its kind, and its bytes as the network carried them. */
function watchRequests(page: Page) {
  const requests: { kind: string; path: string; bytes: Promise<number> }[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    const bytes = request.response().then(async (response) => {
      if (!response) return 0;
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return responseBodySize + responseHeadersSize;
    });
    // A test may end, or clear its list, while answers are under way: nobody asks for their bytes then.
    bytes.catch(() => {});
    requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname, bytes });
  });
  return {
    kinds: () => [...new Set(requests.map(({ kind }) => kind))].sort(),
    bytes: async () => (await Promise.all(requests.map(({ bytes }) => bytes))).reduce((a, b) => a + b, 0),
    count: (kind: string) => requests.filter((request) => request.kind === kind).length,
    clear: () => requests.splice(0),
  };
}

const saveData = (context: BrowserContext, value: 'low' | 'full') =>
  context.addCookies([{ name: 'data', value, url: siteUrl() }]);

const report = (page: Page) => page.locator('[data-low-data-report]');

/** Both numbers of the report, in bytes. */
async function reported(page: Page) {
  await expect(report(page)).toContainText('instead of');
  const text = await report(page).evaluate((element) => element.shadowRoot?.textContent ?? '');
  const [, used, full] = /(\d+) kB instead of (\d+) kB/.exec(text) ?? [];
  return { used: Number(used) * 1_000, full: Number(full) * 1_000 };
}

test('a guide with low data is a document and two small scripts, and says what it has cost', async ({
  page,
  context,
}, testInfo) => {
  await saveData(context, 'low');
  const requests = watchRequests(page);
  await page.goto(GUIDE, { waitUntil: 'load' });
  await page.mouse.wheel(0, 20_000);
  await expect(report(page)).toContainText(
    /This page: \d+ kB instead of \d+ kB\..*This month with low data: \d+ kB\./,
  );
  expect(requests.kinds()).toEqual(['document', 'script']);
  const bytes = await requests.bytes();
  testInfo.annotations.push({ type: 'bytes', description: `${GUIDE} with low data: ${bytes}` });
  expect(bytes).toBeLessThan(MAX_GUIDE);
  const { used, full } = await reported(page);
  // Headers differ from the 300 bytes that browsers count.
  expect(Math.abs(used - bytes)).toBeLessThan(3_000);
  // The fonts are 25 kB in the document and as much for the next page; how much the pictures add differs by page ("the full page weighs what the light one says").
  expect(full - used).toBeGreaterThan(20_000);
  await expectAccessible(page);

  requests.clear();
  await page.getByRole('button', { name: 'Show all pictures of this page' }).click();
  await expect.poll(() => page.locator('main img[data-picture]').count()).toBe(0);
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  expect(requests.kinds()).toEqual(['image']);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Show full pages' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-low-data');
  await expect(page).toHaveURL(GUIDE);
});

test('the full page weighs what the light one says', async ({ page, context }) => {
  await saveData(context, 'low');
  await page.goto(GUIDE);
  const { full: said } = await reported(page);
  await saveData(context, 'full');
  const requests = watchRequests(page);
  await page.goto(GUIDE);
  await page.mouse.wheel(0, 20_000);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // The picture of the tab is not part of either number.
  await expect.poll(async () => Math.abs((await requests.bytes()) - said) / said).toBeLessThan(0.1);
});

test('the switch works without script, in both languages, is remembered, and leads back to the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
  const page = await context.newPage();
  await page.goto(`/ne${GUIDE}`);
  await page.getByRole('contentinfo').getByRole('button', { name: 'कम डाटा प्रयोग गर्नुहोस्' }).click();
  await expect(page).toHaveURL(`/ne${GUIDE}`);
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '');
  await page.goto('/blog?page=1');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Show full pages' }).click();
  await expect(page).toHaveURL(/\/blog/);
  await expect(page.locator('html')).not.toHaveAttribute('data-low-data');
  await context.close();
});

test('with Save-Data pages are light; controls and links work, and each link opens a document', async ({
  browser,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' }, baseURL: siteUrl() });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const requests = watchRequests(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.goto('/course-search', { waitUntil: 'load' });
  expect(requests.kinds()).toEqual(['document', 'script']);
  // A control loads the code, and the light page hydrates as it is.
  requests.clear();
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect.poll(() => requests.count('script')).toBeGreaterThan(2);
  await hydrated(page);
  await expect(page.locator('main img:not([src^="data:"])')).toHaveCount(0);
  expect(requests.count('image') + requests.count('font') + requests.count('media')).toBe(0);
  requests.clear();
  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page).toHaveURL(/page=2/);
  expect(requests.count('document')).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
