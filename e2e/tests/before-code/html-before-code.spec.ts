import type { Page } from '@playwright/test';
import { answerFiles } from '../../faults/code-faults.ts';
import { goTo } from '../../faults/fault.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { layoutShifts } from '../../support/layout-shifts.ts';
import { idle } from '../../support/scripts.ts';
import { expect, expectAccessible, hydrated, isLive, siteUrl, started, test } from '../../support/test.ts';

test.beforeEach(({ page }) => openNoDocuments(page));

/** Opens a page whose shell runs, and marks its document. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await started(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Follows a link of the footer. */
const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Records requests for the HTML of pages. */
function watchHtml(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/area-html/')) requested.push(pathname.replace('/area-html', ''));
  });
  return requested;
}

test('a page of another remote is there before its code, which takes its place without a shift', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page, 'mfe-events');
  await open(page, '/privacy-policy');
  await follow(page, '/upcoming-events');
  const heading = page.locator('main h1');
  const events = page.getByRole('main').getByRole('article');
  await expect(heading).toHaveText('Upcoming events');
  await expect(page).toHaveURL('/upcoming-events');
  await expect(page).toHaveTitle(/^Upcoming events/);
  await expect(page.locator('[data-announcer]')).toHaveText(/^Upcoming events/);
  await expect(heading).toBeFocused();
  await expect(events.first()).toBeVisible();
  const titles = await events.getByRole('heading').allTextContents();
  expect(await isLive(page)).toBe(false);
  await expectAccessible(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);

  // From here: the page before moved the footer.
  const { length } = await layoutShifts(page);
  releaseScripts();
  await expect.poll(() => isLive(page)).toBe(true);
  expect(await events.getByRole('heading').allTextContents()).toEqual(titles);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect((await layoutShifts(page)).slice(length)).toEqual([]);
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

for (const width of [360, 1280])
  test(`everything in it is where the code puts it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const places = () =>
      page.evaluate(async () => {
        // Cards that are skipped off the screen (`content-visibility`) have an estimated height until a frame is drawn.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return [
          ...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, select, summary, img)'),
        ].flatMap((element) => {
          const { x, y, width: wide, height } = element.getBoundingClientRect();
          const place = [x, y + scrollY, wide, height].map(Math.round).join(' ');
          return wide > 0 ? `${element.localName} ${element.textContent?.slice(0, 30)} ${place}` : [];
        });
      });
    for (const path of [
      '/course_details/1',
      '/study-abroad/australia',
      '/universitieslist',
      '/university/1/1',
      '/blog',
      '/upcoming-events',
      '/contact',
    ]) {
      const releaseScripts = await holdScripts(page, 'mfe-[^/]+');
      await open(page, '/privacy-policy');
      await goTo(page, path);
      await expect(page.locator('main h1')).not.toHaveText('Privacy Policy');
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      expect([path, await isLive(page)]).toEqual([path, false]);
      releaseScripts();
      await expect.poll(() => isLive(page)).toBe(true);
      expect(await places()).toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('what is typed and sent in it before the code is kept, and sent by the code', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'mfe-marketing');
  await open(page, '/upcoming-events');
  await follow(page, '/contact');
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('Asha');
  const form = page.getByRole('main').locator('form').first();
  await form.locator('[type="submit"]').first().click();
  await name.focus();
  expect(await isLive(page)).toBe(false);
  releaseScripts();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(name).toHaveValue('Asha');
  // The sent form was incomplete.
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('typing goes on in the same field when the code comes', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'mfe-marketing');
  await open(page, '/upcoming-events');
  await follow(page, '/contact');
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.pressSequentially('Asha');
  releaseScripts();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(name).toBeFocused();
  await page.keyboard.type(' Rai');
  await expect(name).toHaveValue('Asha Rai');
});

test('an opened part stays open', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'mfe-marketing');
  await open(page, '/upcoming-events');
  await goTo(page, '/study-abroad/australia');
  const part = page.getByRole('main').locator('details').nth(1);
  await part.locator('summary').click();
  await expect(part).toHaveJSProperty('open', true);
  expect(await isLive(page)).toBe(false);
  releaseScripts();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(part).toHaveJSProperty('open', true);
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
});

test('opened filters stay open with what was ticked in them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const releaseScripts = await holdScripts(page, 'mfe-catalogue');
  await open(page, '/upcoming-events');
  await goTo(page, '/course-search');
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const choice = filters.getByRole('checkbox', { name: 'Australia' });
  await choice.check();
  expect(await isLive(page)).toBe(false);
  releaseScripts();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(filters).toBeVisible();
  await expect(choice).toBeChecked();
  await expect(page).toHaveURL(/country=1/);
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Filters' })).toBeFocused();
});

test('it stays until the data is there as well', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/app/event-list/**', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await open(page, '/privacy-policy');
  await follow(page, '/upcoming-events');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toBeVisible();
  // Longer than links wait for data where the server has no HTML of the page.
  await page.waitForTimeout(5_000);
  await expect(first).toBeVisible();
  expect(await isLive(page)).toBe(false);
  answered.resolve();
  await expect.poll(() => isLive(page)).toBe(true);
  await expect(first).toBeVisible();
});

test('scripts in it do not run', async ({ page }) => {
  await holdScripts(page, 'mfe-events');
  await page.route('**/area-html/upcoming-events', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><script type="text/plain"></script>
        <body><h1>Upcoming events</h1><script>window.hasRun = true;</script>
        <svg><script>window.hasRun = true;</script></svg></body>`,
    }),
  );
  await open(page, '/privacy-policy');
  await follow(page, '/upcoming-events');
  await expect(page.locator('main h1')).toHaveText('Upcoming events');
  expect(await page.locator('main script').count()).toBe(0);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('its links open pages of the running site, and Back returns', async ({ page }) => {
  await holdScripts(page, 'mfe-(marketing|catalogue)');
  await open(page, '/upcoming-events');
  await follow(page, '/blog');
  const link = page.getByRole('main').locator('a[href^="/blog/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await isLive(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(link).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Upcoming events');
  await hydrated(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page of the same kind as the one that was left without its code becomes live', async ({ page }) => {
  await open(page, '/blog/1');
  const title = (await page.locator('main h1').textContent()) ?? '';
  // Until React waits for the code of this page.
  await idle(page);
  await goTo(page, '/blog/2');
  await expect(page.locator('main h1')).not.toHaveText(title);
  await expect.poll(() => isLive(page)).toBe(true);
  expect(await isSameDocument(page)).toBe(true);
});

test('a pressed button is answered by the code', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'mfe-catalogue');
  await open(page, '/upcoming-events');
  await goTo(page, '/course_details/1');
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
  await save.click();
  expect(await isLive(page)).toBe(false);
  releaseScripts();
  await expect(page.getByRole('main').locator('button[aria-pressed="true"]').first()).toBeVisible();
  expect(await isLive(page)).toBe(true);
});

test('its links to files open files', async ({ page }) => {
  await holdScripts(page, 'mfe-events');
  await page.route('**/area-html/upcoming-events', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>x</title><body><h1>Upcoming events</h1><a href="/rss.xml">Feed</a></body>',
    }),
  );
  await open(page, '/privacy-policy');
  await follow(page, '/upcoming-events');
  const feed = page.waitForResponse('**/rss.xml');
  await page.getByRole('main').getByRole('link', { name: 'Feed' }).click();
  expect((await feed).request().isNavigationRequest()).toBe(true);
});

test('a Nepali page is shown by its Nepali HTML', async ({ page }) => {
  await holdScripts(page, 'mfe-events');
  const requested = watchHtml(page);
  await open(page, '/ne/privacy-policy');
  await follow(page, '/ne/upcoming-events');
  await expect(page.locator('main h1')).toHaveText(/[\u0900-\u097f]/);
  await expect(page).toHaveURL('/ne/upcoming-events');
  expect(requested).toContain('/ne/upcoming-events');
});

test('a page that shows what this browser has stored waits for its code', async ({ page }) => {
  const requested = watchHtml(page);
  await page.addInitScript(() => localStorage.setItem('catalogue:compare', '[]'));
  await open(page, '/privacy-policy');
  // Without the mouse: links that come to lie beneath it while pages change are preloaded.
  await goTo(page, '/upcoming-events');
  await expect(page.locator('main h1')).toHaveText('Upcoming events');
  await goTo(page, '/course-search');
  await expect(page.locator('main h1')).toHaveText('Search Course');
  expect(await isLive(page)).toBe(true);
  expect(requested).toEqual(['/upcoming-events']);
});

test('a browser that cannot make style sheets by script waits for the code', async ({ page }) => {
  const requested = watchHtml(page);
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
  await open(page, '/privacy-policy');
  await follow(page, '/upcoming-events');
  await expect(page.locator('main h1')).toHaveText('Upcoming events');
  expect(await isLive(page)).toBe(true);
  expect(requested).toEqual([]);
});

test('only the area of a page that exists is served: for the same visitors as its document, never indexed', async ({
  request,
}) => {
  const area = await request.get(`${siteUrl()}/area-html/study-abroad/australia?utm_source=x`);
  expect(area.status()).toBe(200);
  expect(area.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
  });
  const html = await area.text();
  expect(html).toContain('Australia</h1>');
  expect(html).not.toMatch(/<footer|<main|data-remote/);
  const again = await request.get(`${siteUrl()}/area-html/study-abroad/australia`, {
    headers: { 'if-none-match': area.headers().etag ?? '' },
  });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const document = await (await request.get(`${siteUrl()}/study-abroad/australia`)).body();
  expect(html.length).toBeLessThan(document.length / 2);
  for (const path of ['/no-such-page', '/course_details/999999', '/area-html/blog'])
    expect([path, (await request.get(`${siteUrl()}/area-html${path}`)).status()]).toEqual([path, 204]);
  for (const path of ['/', '/?utm_source=x'])
    expect([path, (await request.get(`${siteUrl()}/area-html${path}`)).status()]).toEqual([path, 200]);
  // Addresses that are none.
  for (const path of ['', '//blog', '/%E0%A4%A'])
    expect((await request.get(`${siteUrl()}/area-html${path}`)).status()).toBeLessThan(500);
});

test.describe('code that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|RUNTIME-008|remoteEntry|Loading (script|chunk|CSS)/i });

  test('the HTML stays readable and says that it does not react, until the code can be loaded', async ({
    page,
  }) => {
    await open(page, '/privacy-policy');
    const mend = await answerFiles(page, /\/releases\/mfe-events\//, (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    );
    await follow(page, '/upcoming-events');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
    await expect(main.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await mend();
    // By itself; Retry only shortens the pause before the next attempt.
    await expect.poll(() => isLive(page), { timeout: 60_000 }).toBe(true);
    await expect(main.getByRole('button', { name: 'Retry' })).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });
});
