import { once } from 'node:events';
import http from 'node:http';
import type { Page } from '@playwright/test';
import { password, sharedAccount } from '../../support/account.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { summary } from '../../support/disclosure.ts';
import { expect, expectAccessible, hydrated, isLive, siteUrl, started, test } from '../../support/test.ts';

/** Files of the remote that owns the course page; the test delays them. */
const remoteFiles = /\/releases\/mfe-catalogue\//;

test("while a remote's JavaScript is 3 s late, the shell works; then the same DOM nodes hydrate (PLATFORM-13)", async ({
  page,
}) => {
  // At least 3 s, and not before the shell has been checked.
  const shellChecked = Promise.withResolvers<void>();
  await page.route(remoteFiles, async (route) => {
    if (route.request().resourceType() === 'script')
      await Promise.all([shellChecked.promise, new Promise((resolve) => setTimeout(resolve, 3_000))]);
    await route.continue();
  });
  await page.goto('/course_details/1', { waitUntil: 'commit' });
  const heading = page.locator('main h1');
  await expect(heading).toBeVisible();
  // Remembers the nodes of the server HTML, and counts removed nodes.
  await page.evaluate(() => {
    const area = document.querySelector('main [data-remote="mfe-catalogue"]');
    const nodes = [...(area?.querySelectorAll('*') ?? [])];
    Object.assign(window, { serverNodes: nodes, removedNodes: 0 });
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        (window as never as { removedNodes: number }).removedNodes += removedNodes.length;
    }).observe(area as Element, { childList: true, subtree: true });
  });

  await started(page);
  expect(await isLive(page)).toBe(false);

  // The shell is interactive while the remote's code is still loading.
  await summary(page.locator('header'), 'Study Abroad').click();
  await expect(page.getByRole('link', { name: /Australia/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await isLive(page)).toBe(false);
  shellChecked.resolve();

  await hydrated(page);
  expect(await isLive(page)).toBe(true);
  const survived = await page.evaluate(() => {
    const { serverNodes, removedNodes } = window as never as { serverNodes: Element[]; removedNodes: number };
    return {
      connected: serverNodes.every((node) => node.isConnected),
      count: serverNodes.length,
      removedNodes,
    };
  });
  expect(survived.count).toBeGreaterThan(20);
  expect(survived).toMatchObject({ connected: true, removedNodes: 0 });

  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page.getByText('You have to login first.')).toBeVisible();
});

test('every course that is saved before the code is in the shortlist', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'mfe-catalogue');
  await page.goto('/course-search', { waitUntil: 'commit' });
  const saves = page.getByRole('main').getByRole('button', { name: /^Save / });
  for (const index of [0, 2]) await saves.nth(index).click();
  await page.getByRole('heading', { level: 1 }).click();
  releaseScripts();
  for (const index of [0, 2]) await expect(saves.nth(index)).toHaveAttribute('aria-pressed', 'true');
  await expect(saves.nth(1)).toHaveAttribute('aria-pressed', 'false');
  const names = (await saves.allTextContents()).map((name) => name.replace(/^Save /, ''));
  await page.goto('/shortlist');
  // The newest first.
  await expect(page.locator('main li :is(h2, h3)')).toHaveText([names[2] ?? '', names[0] ?? '']);
});

/** Whether a button shows that its tap was registered. */
const isWaiting = (button: Element) =>
  button.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);

test.describe('a course that is saved before the code comes, on a page that is left at once,', () => {
  const saveFirst = async (page: Page) => {
    const card = page.getByRole('main').getByRole('article').first();
    await page.waitForFunction(() => 'earlyActions' in window);
    await card.getByRole('button', { name: /^Save / }).click();
    return { card, name: (await card.getByRole('heading').textContent()) ?? '' };
  };

  test('is saved when the next document is used', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/course-search', { waitUntil: 'commit' });
    const { card, name } = await saveFirst(page);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/course_details/);
    releaseScripts();
    const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/shortlist');
    await expect(page.locator('main li :is(h2, h3)')).toHaveText([name]);
  });

  test('is saved when a link of the running site was followed', async ({ page }) => {
    await openNoDocuments(page);
    const releaseScripts = await holdScripts(page, 'mfe-catalogue');
    await page.goto('/course-search', { waitUntil: 'commit' });
    await started(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const { card } = await saveFirst(page);
    await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click();
    await expect(page).toHaveURL('/privacy-policy');
    releaseScripts();
    await page.getByRole('banner').locator('a[href="/course-search"]').first().click();
    await expect(card.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('a box that is ticked before the code comes, on a page that is left at once,', () => {
  const tray = (page: Page) => page.getByRole('region', { name: 'Compare courses' });
  const boxes = (page: Page, name: RegExp) => page.getByRole('main').getByRole('checkbox', { name });
  const tick = async (page: Page, name: RegExp, count: number) => {
    await page.waitForFunction(() => 'earlyActions' in window);
    for (let index = 0; index < count; index++) await boxes(page, name).nth(index).check();
  };

  test('Compare of a course, is chosen on the next document', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/course-search', { waitUntil: 'commit' });
    await tick(page, /^Compare/, 2);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/course_details/);
    releaseScripts();
    await expect(tray(page).getByRole('link', { name: 'Compare 2 courses' })).toBeVisible();
  });

  test('Compare of a course, is chosen when a link of the running site was followed', async ({ page }) => {
    await openNoDocuments(page);
    const releaseScripts = await holdScripts(page, 'mfe-catalogue');
    await page.goto('/course-search', { waitUntil: 'commit' });
    await started(page);
    await tick(page, /^Compare/, 2);
    await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click();
    await expect(page).toHaveURL('/privacy-policy');
    releaseScripts();
    await page.getByRole('banner').locator('a[href="/course-search"]').first().click();
    await expect(tray(page).getByRole('link', { name: 'Compare 2 courses' })).toBeVisible();
  });

  test('of the NOC checklist, is ticked after a reload and on a later visit', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/noc', { waitUntil: 'commit' });
    await tick(page, /./, 2);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => 'earlyActions' in window);
    await boxes(page, /./).nth(2).check();
    await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click();
    await expect(page).toHaveURL('/privacy-policy');
    releaseScripts();
    await page.goto('/noc');
    for (const index of [0, 1, 2]) await expect(boxes(page, /./).nth(index)).toBeChecked();
    await expect(boxes(page, /./).nth(3)).not.toBeChecked();
  });
});

test('the courses of a comparison stay chosen when another is added before the code comes', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/compare?ids=1,2', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyActions' in window);
  await page.getByRole('link', { name: 'Add a course' }).click();
  await expect(page).toHaveURL('/course-search');
  releaseScripts();
  const tray = page.getByRole('region', { name: 'Compare courses' });
  await expect(tray.getByText('2 courses chosen')).toBeVisible();
  await expect(tray.getByRole('link', { name: 'Compare 2 courses' })).toBeVisible();
});

test('a course that was saved before stays saved when Save is pressed before the code shows it', async ({
  page,
}) => {
  await page.goto('/course_details/1');
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const releaseScripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyActions' in window);
  await save.click();
  releaseScripts();
  await expect.poll(() => save.evaluate(isWaiting)).toBe(false);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('text typed into the home search before hydration is kept and gets suggestions', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'mfe-catalogue');
  await page.goto('/', { waitUntil: 'commit' });
  const input = page.getByRole('combobox');
  await input.pressSequentially('bach');
  await expect(input).toHaveValue('bach');
  releaseScripts();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(input).toHaveValue('bach');
  await expect(input).toBeFocused();
  await page.keyboard.type('elor');
  await expect(input).toHaveValue('bachelor');
  await expect(page.getByRole('option').first()).toContainText(/bachelor/i);
});

test('text typed before any code gets suggestions, which the code takes over', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'shell');
  // The list does not fit on this screen below the field.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'commit' });
  const input = page.getByRole('combobox');
  const early = page.getByRole('list', { name: 'Suggestions' });
  await input.pressSequentially('nurs');
  await expect(early.getByRole('link').first()).toContainText(/nursing/i);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(early).toBeHidden();
  await expect(input).toHaveValue('nurs');
  await page.keyboard.type('i');
  await expect(early.getByRole('link').first()).toHaveAttribute('href', /^\/course_details\/\d+$/);
  await expect(early.getByRole('button', { name: 'View all results' })).toBeInViewport();
  const scrolled = await page.evaluate(() => scrollY);
  releaseScripts();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/nursing/i);
  await expect(early).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(input).toHaveValue('nursi');
  await expect(input).toBeFocused();
});

test('suggestions that were closed before any code stay closed, until more is typed', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'shell');
  await page.goto('/', { waitUntil: 'commit' });
  const input = page.getByRole('combobox');
  await input.pressSequentially('nurs');
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('Escape');
  releaseScripts();
  await hydrated(page, '[data-widget="home-search"]');
  await expect(input).toHaveValue('nurs');
  // Longer than suggestions wait for typing to rest.
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.type('i');
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('the focus on a suggestion goes to the field when the code takes over, where Escape closes the list', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page, 'shell');
  await page.goto('/', { waitUntil: 'commit' });
  const input = page.getByRole('combobox');
  await input.pressSequentially('nurs');
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('Tab');
  releaseScripts();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

for (const [name, address] of [
  ['a suggestion', /\/course_details\/\d+$/],
  ['all results', /\/course-search\?search=nurs$/],
] as const)
  test(`without the site's code ${name} can be opened`, async ({ page }) => {
    await holdScripts(page, 'shell');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox').pressSequentially('nurs');
    const early = page.getByRole('list', { name: 'Suggestions' });
    const target = name === 'a suggestion' ? early.getByRole('link') : early.getByRole('button');
    await target.first().click();
    await expect(page).toHaveURL(address);
  });

test('filters chosen and text typed before hydration are applied after it', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/course-search', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^Canada/ }).check();
  await page.getByRole('searchbox', { name: 'Search by text' }).first().pressSequentially('nurs');
  releaseScripts();
  await expect(page).toHaveURL(/\/course-search\?search=nurs&country=\d+$/);
  await expect(page.getByRole('checkbox', { name: /^Canada/ })).toBeChecked();
  await expect(page.getByRole('searchbox', { name: 'Search by text' }).first()).toHaveValue('nurs');
  await expect(page.getByRole('list', { name: 'Course results' })).toContainText('Nursing');
});

test('a login form filled in before hydration can be submitted after it', async ({ page }) => {
  const { email } = await sharedAccount();
  const releaseScripts = await holdScripts(page, 'mfe-accounts');
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.getByLabel('Email', { exact: true });
  await field.fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  releaseScripts();
  await hydrated(page);
  await expect(field).toHaveValue(email);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'Account' })).toBeVisible();
});

test('a login form submitted before hydration is submitted after it, without a page load', async ({
  page,
}) => {
  const { email } = await sharedAccount();
  const formPosts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) formPosts.push(request.url());
  });
  const releaseScripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.waitForFunction(() => 'earlyActions' in window);
  const login = page.locator('main').getByRole('button', { name: 'Login' });
  await login.click({ noWaitAfter: true });
  expect(await login.evaluate(isWaiting)).toBe(true);
  releaseScripts();
  await expect(page.locator('header').getByRole('button', { name: 'Account' })).toBeVisible();
  expect(formPosts).toEqual([]);
});

test('a tap on a button that needs code is repeated once after hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page, 'mfe-catalogue');
  await page.goto('/course_details/1', { waitUntil: 'commit' });
  const save = page.locator('main').getByRole('button', { name: /^Save/ }).first();
  await page.waitForFunction(() => 'earlyActions' in window);
  await save.click();
  await expect.poll(() => save.evaluate(isWaiting)).toBe(true);
  // Repeated taps count once.
  await save.click();
  // A later click elsewhere cancels the tap on a button that leads somewhere.
  const share = page.locator('main').getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect.poll(() => share.evaluate(isWaiting)).toBe(true);
  await page.locator('main h1').click();
  expect(await share.evaluate(isWaiting)).toBe(false);
  expect(await save.evaluate(isWaiting)).toBe(true);
  releaseScripts();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(await save.evaluate(isWaiting)).toBe(false);
});

test('arrow keys move between tabs before the code, and the focus stays there after it; a tab that is a button is chosen', async ({
  page,
}) => {
  const releaseLinks = await holdScripts(page);
  await page.goto('/universitieslist', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Australia' }).focus();
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('tab', { name: 'New Zealand' });
  await expect(second).toBeFocused();
  releaseLinks();
  await hydrated(page);
  await expect(second).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Australia' })).toHaveAttribute('aria-selected', 'true');
  await page.unrouteAll();

  const releaseButtons = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const branches = page.locator('main').getByRole('tab');
  await branches.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(branches.nth(1)).toBeFocused();
  releaseButtons();
  await expect(branches.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(branches.nth(1)).toBeFocused();
});

test('a form submitted without any script redirects to its page, and the typed values are dropped', async ({
  request,
}) => {
  const answer = await request.post('/login?from=x', {
    form: { email: 'asha@example.com', password: 'secret' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/login?from=x');
  // An address that only a manipulated client sends: redirecting to `//elsewhere` would lead to another host.
  const post = http.request(siteUrl(), { path: '/\\elsewhere.example', method: 'POST' }).end();
  const [{ headers }] = (await once(post, 'response')) as [http.IncomingMessage];
  expect(headers.location).toBe('/elsewhere.example');
});

test('the composed page has one React, one router context and one emotion cache', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const counts = await page.evaluate(() => {
    const share = (
      globalThis as never as {
        __FEDERATION__: {
          __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, unknown>>> }[];
        };
      }
    ).__FEDERATION__.__INSTANCES__;
    const scope = share[0]?.shareScopeMap.default ?? {};
    const versions = Object.fromEntries(
      Object.entries(scope).map(([name, all]) => [name, Object.keys(all).length]),
    );
    // Each React root tags DOM nodes with its own random key; each emotion cache marks its style elements.
    const keys = new Set<string>();
    for (const node of document.querySelectorAll('*')) {
      for (const key of Object.keys(node)) if (key.startsWith('__reactFiber$')) keys.add(key);
    }
    const caches = new Set(
      [...document.querySelectorAll('style[data-emotion]')].map((style) =>
        style
          .getAttribute('data-emotion')
          ?.split(' ')[0]
          ?.replace(/-global$/, ''),
      ),
    );
    return { versions, reactKeys: keys.size, caches: [...caches] };
  });
  for (const name of ['react', 'react-dom', '@emotion/react', 'shared-ui', 'shared-shell', 'shared-api'])
    expect([name, counts.versions[name]]).toEqual([name, 1]);
  expect(counts.reactKeys).toBe(1);
  expect(counts.caches).toEqual(['css']);
});

test('the style sheets of the document stay where they are when the code takes over; new styles come after them', async ({
  page,
}) => {
  // From the first moment on: the code may start as soon as the page is idle.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        moved.push(...[...removedNodes].map(({ nodeName }) => nodeName));
    }).observe(document, { childList: true, subtree: true });
  });
  const html = (await (await page.goto('/course_details/12'))?.text()) ?? '';
  const written = html.match(/<style data-emotion/g)?.length ?? 0;
  const sheets = page.locator('head style[data-emotion]');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).not.toContain('STYLE');
  expect(await sheets.count()).toBe(written + 1);
  const rules = await sheets
    .last()
    .evaluate((style) => (style as HTMLStyleElement).sheet?.cssRules.length ?? 0);
  expect(rules).toBeGreaterThan(0);
});

test('the document names all scripts of the first view, so that they load in one round trip', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const response = await page.goto('/course_details/1');
  const html = (await response?.text()) ?? '';
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const preloaded = scripts.filter((url) => html.includes(new URL(url).pathname));
  // Scripts that the HTML does not name are loaded when the page is idle: web vitals, the HTTP client.
  const late = scripts.filter((url) => !preloaded.includes(url));
  expect(preloaded.length).toBeGreaterThan(4);
  for (const url of late) expect(url).toMatch(/vendors|http-client|web-vitals|widget-|\/qa\./);
});
