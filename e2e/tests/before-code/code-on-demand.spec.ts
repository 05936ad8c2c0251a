import type { Page } from '@playwright/test';
import { answerFiles, brokenFiles, changePage, failPage } from '../../faults/code-faults.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { idle, watchScripts } from '../../support/scripts.ts';
import { expect, expectAccessible, hydrated, running, started, test } from '../../support/test.ts';

/** Pages that load no code before the visitor touches a control. */
const readingPages = [
  '/study-abroad/australia',
  '/services/visa-assistance',
  '/test-preparation/ielts',
  '/blog',
  '/blog/1',
  '/who-we-are',
  '/privacy-policy',
  '/student-visa',
];
/** Limit in bytes of compressed script before the first interaction. */
const MAX_FIRST_SCRIPT = 25_000;

test('pages for reading load no code but the first script until a control is touched', async ({ page }) => {
  const scripts = watchScripts(page);
  for (const path of readingPages) {
    scripts.clear();
    await page.goto(path);
    await page.mouse.wheel(0, 2_000);
    await page.locator('main h1').click();
    await idle(page);
    expect([path, scripts.of('shell'), scripts.of('mfe-marketing')]).toEqual([path, 1, 0]);
    expect(await scripts.bytes()).toBeLessThan(MAX_FIRST_SCRIPT);
  }
});

test('the home page loads at most 90 kB before a control is touched, and 300 kB with all of its code', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/');
  await idle(page);
  expect(await scripts.bytes()).toBeLessThan(90_000);
  await hydrated(page);
  await hydrated(page, '[data-widget="home-search"]');
  await hydrated(page, '[data-widget="next-events"]');
  expect(await scripts.bytes()).toBeLessThan(300_000);
  // Drafts of applications have an owner, so guests load no code for them.
  expect(scripts.of('mfe-accounts')).toBe(0);
});

test('the HTTP client is loaded when a field gets the focus, not with the first suggestions', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await hydrated(page, '[data-widget="home-search"]');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('http-client'))).toEqual([]);
  await page.getByRole('combobox', { name: 'What would you like to study?' }).focus();
  await expect.poll(() => requested.filter((url) => url.includes('http-client')).length).toBe(1);
});

test("a control of the frame loads the shell; one of the page loads the page's remote", async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/contact');
  await idle(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.of('shell')).toBeGreaterThan(1);
  await running(page);
  expect(scripts.of('mfe-marketing')).toBe(0);
  await page.getByRole('textbox').first().fill('Asha');
  await expect.poll(() => scripts.of('mfe-marketing')).toBeGreaterThan(0);
  await hydrated(page);
  await expect(page.getByRole('textbox').first()).toHaveValue('Asha');
});

test('a dialog is shown at once and modal after its first frame, or before a key is answered', async ({
  page,
}) => {
  await page.goto('/course_details/1');
  await idle(page);
  const press = (key: string | null) =>
    page.evaluate((pressedKey) => {
      const button = document.querySelector<HTMLElement>('main button[commandfor=apply-dialog]');
      const dialog = document.querySelector<HTMLDialogElement>('#apply-dialog');
      button?.focus();
      button?.click();
      if (pressedKey) button?.dispatchEvent(new KeyboardEvent('keydown', { key: pressedKey, bubbles: true }));
      return { open: dialog?.open, modal: dialog?.matches(':modal') };
    }, key);
  const dialog = page.locator('#apply-dialog');
  const button = page.locator('main button[commandfor=apply-dialog]').first();
  const expectModal = async () => {
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  };
  expect(await press(null)).toEqual({ open: true, modal: false });
  await expectModal();
  expect(await press('Tab')).toEqual({ open: true, modal: true });
  await expectModal();
});

test('links of a page without code open the next page; back and forward return', async ({ page }) => {
  await page.goto('/study-abroad/australia');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/study-abroad/australia');
  await page.goForward();
  await expect(page).toHaveURL('/blog');
});

test('a page of another remote requests its scripts at once, not one after the other', async ({ page }) => {
  const scripts = watchScripts(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  // Its entry runs only after the page's script has been requested.
  const releaseScripts = await holdScripts(page, 'mfe-events');
  await page.goto('/privacy-policy');
  await started(page);
  expect(scripts.of('mfe-events')).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Upcoming Events' }).click();
  await expect.poll(() => files.filter((url) => /mfe-events.*\/page-event-list/.test(url)).length).toBe(1);
  releaseScripts();
  await expect(page.locator('main h1')).toHaveText('Upcoming events');
});

test('code starts without the objects of Intl and fetch that take a slow phone a tenth of a second', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    const watch = (constructors: Record<string, new () => object>, names: readonly string[]) => {
      for (const name of names)
        constructors[name] = new Proxy(constructors[name]!, {
          construct: (target, options) => {
            made.push(name);
            return Reflect.construct(target, options);
          },
        });
    };
    watch(Intl as unknown as Record<string, new () => object>, [
      'NumberFormat',
      'DateTimeFormat',
      'Collator',
      'ListFormat',
      'Segmenter',
      'PluralRules',
    ]);
    // axios examined `fetch` with them, although it sends with XMLHttpRequest.
    watch(window as unknown as Record<string, new () => object>, ['Request', 'ReadableStream']);
  });
  const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made);
  for (const [path, area] of [
    ['/', '[data-widget="home-search"]'],
    ['/', '[data-widget="next-events"]'],
    ['/study-abroad/australia', 'main [data-remote]'],
    ['/course-search', 'main [data-remote]'],
    ['/course_details/1', 'main [data-remote]'],
    ['/upcoming-events', 'main [data-remote]'],
  ] as const) {
    await page.goto(path);
    await hydrated(page, area);
    expect([path, await made()]).toEqual([path, []]);
  }
  // The first call of a page that came with its data loads the HTTP client.
  const client = page.waitForResponse(/\/http-client\./);
  await page.goto('/');
  await page.getByRole('combobox').first().pressSequentially('nurs');
  await client;
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await made()).toEqual([]);
});

test('once the shell runs, its links keep the document, also while the page has no code', async ({
  page,
}) => {
  await openNoDocuments(page);
  const scripts = watchScripts(page);
  await page.goto('/study-abroad/australia');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Blog' }).first().focus();
  await page.keyboard.press('Tab');
  await running(page);
  expect(scripts.of('mfe-marketing')).toBe(0);
  await footer.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/study-abroad/australia');
  await expect(page.getByRole('heading', { level: 1, name: /Australia/ })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page that was left without its code loads none when the next page, of another remote, is used', async ({
  page,
}) => {
  await openNoDocuments(page);
  const scripts = watchScripts(page);
  await page.goto('/privacy-policy');
  await started(page);
  // By keyboard: then the focus that the next page's heading gets is one that the visitor sees.
  await page.getByRole('contentinfo').locator('a[href="/upcoming-events"]').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming events' })).toBeFocused();
  const main = page.getByRole('main');
  await main.getByLabel('When').focus();
  await main.getByRole('article').first().getByRole('link').first().hover();
  await idle(page);
  expect(scripts.of('mfe-events')).toBeGreaterThan(0);
  expect(scripts.of('mfe-marketing')).toBe(0);
});

test.describe('code that cannot be loaded', () => {
  test.use({
    expectedErrors:
      /Failed to load resource|ERR_FAILED|ChunkLoadError|integrity|MIME type|made to fail|RUNTIME/,
    // Chromium treats a document that a test has changed as one from the internet.
    permissions: ['local-network-access'],
  });

  /** The form of the page, its Retry, and what was typed before the code came. */
  const typeEarly = async (page: Page) => {
    const field = page.getByRole('textbox').first();
    await field.fill('Asha');
    return { field, retry: page.getByRole('main').getByRole('button', { name: 'Retry' }) };
  };

  for (const [how, answer] of Object.entries(brokenFiles))
    test(`is said in the area that was touched when it ${how}; what was typed stays, and Retry goes on`, async ({
      page,
    }) => {
      const mend = await answerFiles(page, /\/releases\/mfe-marketing\/.*\.js/, answer);
      await page.goto('/contact');
      const { field, retry } = await typeEarly(page);
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await expect(field).toHaveValue('Asha');
      await mend();
      await retry.click();
      await expect(retry).toBeHidden();
      await expect(field).toHaveValue('Asha');
    });

  for (const fault of ['throws when its code is loaded', 'throws while rendering'] as const)
    test(`a page that ${fault} after a touch: what was typed is there again after Retry`, async ({
      page,
    }) => {
      await changePage(page, 'mfe-marketing', 'contact');
      await page.goto('/contact');
      const mend = await failPage(page, fault);
      const { field, retry } = await typeEarly(page);
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await mend();
      await retry.click();
      await expect(retry).toBeHidden();
      await expect(field).toHaveValue('Asha');
    });

  test('that is slow leaves the page as it is, and finds what was typed meanwhile', async ({ page }) => {
    const releaseScripts = await holdScripts(page, 'mfe-marketing');
    await page.goto('/contact');
    const { field, retry } = await typeEarly(page);
    await running(page);
    await field.fill('Asha Gurung');
    await expect(page.locator('main h1')).toBeVisible();
    releaseScripts();
    await hydrated(page);
    await expect(field).toHaveValue('Asha Gurung');
    await expect(field).toBeFocused();
    await expect(retry).toBeHidden();
  });

  for (const [where, path, file] of [
    ['an entry that the first script loads', '/contact', /\/js\/main\./],
    ['an entry that the document names', '/shortlist', /\/js\/main\./],
    ['a further file', '/shortlist', /\/js\/bootstrap\./],
  ] as const)
    test(`of the shell is tried again by itself: ${where}`, async ({ page }) => {
      let hasFailed = false;
      await page.route(/\/releases\/shell\/.*\.js/, (route) => {
        if (!file.test(route.request().url()) || hasFailed) return route.continue();
        // The preload of a file fails as well: its script would be answered with it.
        hasFailed = route.request().resourceType() === 'script';
        return route.abort();
      });
      await page.goto(path);
      if (path === '/contact') await page.getByRole('textbox').first().fill('Asha');
      await running(page);
      expect(hasFailed).toBe(true);
    });

  test('of the shell is tried again at the next touch', async ({ page }) => {
    let isBlocked = true;
    await page.route(/\/releases\/shell\/[^/]+\/web\/js\/(?!early)/, (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    await page.goto('/contact');
    const field = page.getByRole('textbox').first();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/js/main.'));
    await field.fill('Asha');
    await failed;
    isBlocked = false;
    // The browser may answer the first attempt with the file that it failed to preload.
    await expect(async () => {
      await page.keyboard.press('Tab');
      const isRunning = await page.evaluate(() =>
        Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
      );
      expect(isRunning).toBe(true);
    }).toPass();
    await expect(field).toHaveValue('Asha');
  });

  const NOT_ANSWERED =
    'Nothing happened yet, because part of this page could not be loaded. Please check the connection and try again.';
  for (const [files, name] of [
    ['(?!early)', 'of the shell'],
    ['(?!early|main)', 'of the shell, after its first file,'],
  ] as const)
    test(`${name} answers a press with a message, and the next press tries again`, async ({ page }) => {
      let isBlocked = true;
      await page.route(new RegExp(`/releases/shell/[^/]+/web/js/${files}`), (route) =>
        isBlocked ? route.abort() : route.continue(),
      );
      await page.goto('/contact');
      const message = page.getByRole('alert').getByText(NOT_ANSWERED);
      const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
      await page.getByLabel('Full name').fill('Asha');
      await send.click();
      await expect(message).toBeVisible();
      await expectAccessible(page);
      isBlocked = false;
      await send.click();
      await expect(message).toBeHidden();
      // The form's own answer.
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Full name')).toHaveValue('Asha');
      await expect(message).toBeHidden();
    });

  test('of the shell that does not come in time answers a press with the same message', async ({ page }) => {
    await page.clock.install();
    const releaseScripts = await holdScripts(page, 'shell');
    await page.goto('/ne/contact', { waitUntil: 'commit' });
    await page.waitForFunction(() => 'codeAreas' in window);
    await page.getByRole('main').locator('form button[type="submit"]').click();
    await page.clock.fastForward(14_000);
    const message = page.getByRole('alert').getByText('अहिलेसम्म केही भएको छैन');
    await expect(message).toBeHidden();
    await page.clock.fastForward(1_000);
    await expect(message).toBeVisible();
    releaseScripts();
    await running(page);
    await expect(message).toBeHidden();
  });
});
