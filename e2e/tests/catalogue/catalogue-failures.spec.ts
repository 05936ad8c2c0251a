import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { interceptCalls, serverErrorPage } from '../../support/failures.ts';
import { type FaultyApi, startFaultyApi } from '../../support/faulty-api.ts';
import { type IsolatedShell, startIsolatedShell } from '../../support/isolated-shell.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

const universitiesFailure = 'Error loading universitiesUnable to load universities. Please try again later.';

/** For each page the message when its data cannot be loaded (ERR-16, ERR-23, UNI-3), and a check that it has loaded. */
const pages = [
  {
    path: '/course-search',
    failure: 'An error occurred while fetching courses.',
    expectLoaded: (page: Page) => expect(page.getByRole('list', { name: 'Course results' })).toBeVisible(),
  },
  {
    path: '/course_details/1',
    failure: "We don't have any results currently to show. Visit later.",
    expectLoaded: (page: Page) => expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible(),
  },
  {
    path: '/universitieslist',
    failure: 'Error loading countries',
    expectLoaded: (page: Page) => expect(page.getByText(/^Found \d+ universities$/)).toBeVisible(),
  },
  {
    path: '/university/1/1',
    failure: "We couldn't load this university. Please try again later.",
    expectLoaded: (page: Page) => expect(page.getByRole('heading', { name: /^Courses at/ })).toBeVisible(),
  },
  {
    path: '/scholarship',
    failure: 'Error loading countries',
    expectLoaded: (page: Page) =>
      expect(page.getByText('Select a university from the list...', { exact: true })).toBeVisible(),
  },
] as const satisfies readonly {
  path: string;
  failure: string;
  expectLoaded: (page: Page) => Promise<void>;
}[];

/** The alert of the failed area. */
const failedArea = (page: Page, failure: string) =>
  page.locator('main').getByRole('alert').filter({ hasText: failure });

test.describe('when the API is unavailable', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_|CORS|Loading the image/ });
  let api: FaultyApi;
  let shell: IsolatedShell;
  test.beforeAll(async () => {
    const port = await getPort();
    api = await startFaultyApi(port, 'disconnected');
    shell = await startIsolatedShell({ API_BASE_URL: api.url });
  });
  test.afterAll(async () => {
    await shell?.stop();
    await api?.stop();
  });

  for (const mode of ['error-page', 'unresponsive'] as const)
    test(`the server HTML of each page has its message: ${mode}`, async () => {
      api.setMode(mode);
      await Promise.all(
        pages.map(async ({ path, failure }) => {
          const html = await fetch(shell.url + path);
          expect([path, html.status]).toEqual([path, 503]);
          expect((await html.text()).replaceAll('&#x27;', "'")).toContain(failure);
        }),
      );
      // Its blog section shows the failure, the rest is complete.
      expect((await fetch(`${shell.url}/`)).status).toBe(200);
    });

  test('a page that the server could not fill loads by itself when the API answers, touched by nobody', async ({
    page,
  }) => {
    const [, { path, failure, expectLoaded }] = pages;
    api.setMode('unresponsive');
    const call = page.waitForRequest((request) => request.url().startsWith(`${api.url}/api/`));
    await page.goto(shell.url + path);
    await call;
    api.setMode('normal');
    await expectLoaded(page);
    await expect(failedArea(page, failure)).toBeHidden();
  });

  test('where no script runs, Retry loads the page again', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const address = `${shell.url}/course-search?search=nursing`;
    api.setMode('error-page');
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    api.setMode('normal');
    await page.locator('main').getByRole('link', { name: 'Retry' }).first().click();
    await expect(page.getByRole('list', { name: 'Course results' })).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(page.locator('main').getByRole('link', { name: 'Retry' })).toHaveCount(0);
    await context.close();
  });

  test('a page that the server could not fill loads after Retry', async ({ page }) => {
    const [, { path, failure, expectLoaded }] = pages;
    api.setMode('error-page');
    await page.goto(shell.url + path);
    await hydrated(page);
    const alert = failedArea(page, failure);
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
    api.setMode('normal');
    await expect(async () => {
      if (await alert.isVisible())
        await alert.getByRole('button', { name: 'Retry' }).click({ timeout: 5_000 });
      await expectLoaded(page);
    }).toPass();
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  });
});

test('a page that waits for the API is finished by a server that is told to stop, and told so again', async () => {
  const asked = Promise.withResolvers<void>();
  const api = createServer(() => asked.resolve());
  await new Promise<void>((resolve) => api.listen(0, 'localhost', resolve));
  const { port } = api.address() as AddressInfo;
  const shell = await startIsolatedShell({ API_BASE_URL: `http://localhost:${port}` });
  try {
    const status = new Promise((resolve) => {
      const page = get(`${shell.url}/course_details/1`, (answer) =>
        answer.resume().once('end', () => resolve(answer.statusCode)),
      );
      page.once('error', resolve);
    });
    await asked.promise;
    process.kill(shell.pid, 'SIGTERM');
    // Two of the same signal at once would be one.
    await sleep(200);
    process.kill(shell.pid, 'SIGTERM');
    expect(await status).toBe(503);
  } finally {
    await shell.stop();
    api.closeAllConnections();
    api.close();
  }
});

test.describe('a failed part of a page', () => {
  test.use({ expectedErrors: /Failed to load resource.*500/ });

  test('leaves the rest usable: filter lists, universities of a country, scholarships', async ({ page }) => {
    const lists = await interceptCalls(page, /\/api\/app\/(interest|specialization|country)-list\//);
    lists.fail(serverErrorPage);
    await page.goto('/privacy-policy');
    await hydrated(page);
    await page.getByRole('link', { name: 'Course Search' }).first().click();
    await expect(page.getByText('An error occurred while fetching interest.')).toBeVisible();
    await expect(page.getByText('An error occurred while fetching specialization.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Course results' })).toBeVisible();
    await expectAccessible(page);
    lists.fail(null);
    for (const group of ['interest', 'specialization'])
      await page
        .getByRole('alert')
        .filter({ hasText: `An error occurred while fetching ${group}.` })
        .getByRole('button', { name: 'Retry' })
        .click();
    await expect(page.getByRole('radio').first()).toBeVisible();

    await page.goto('/scholarship');
    await hydrated(page);
    const universityLists = await interceptCalls(page, '**/api/app/university-list/**');
    universityLists.fail(serverErrorPage);
    await page.locator('main').getByRole('link', { name: 'Australia' }).click();
    const alert = failedArea(page, 'Error loading universities');
    await expect(alert.locator('p')).toHaveText(universitiesFailure);
    await expectAccessible(page);
    universityLists.fail(null);
    await alert.getByRole('button', { name: 'Retry' }).click();
    const scholarships = await interceptCalls(page, '**/api/app/scholarship-list/**');
    scholarships.fail(serverErrorPage);
    await page.getByRole('list', { name: 'Universities in Australia' }).getByRole('link').first().click();
    const failed = failedArea(page, 'An error occurred while fetching scholarships');
    await expect(failed).toBeVisible();
    await expectAccessible(page);
    scholarships.fail(null);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
  });

  test('leaves the cards of the home search, without a message (B-7)', async ({ page }) => {
    await page.goto('/');
    await hydrated(page, '[data-widget="home-search"]');
    const box = page.getByRole('combobox');
    const cards = page.locator('[data-widget="home-search"] a[href^="/course_details/"]');
    await box.pressSequentially('nurs');
    await page.keyboard.press('Enter');
    await expect(cards.first()).toBeVisible();
    const cardsBefore = await cards.allTextContents();
    const search = await interceptCalls(page, '**/api/app/course-list/?*');
    search.fail(serverErrorPage);
    await box.fill('law');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Searching courses...')).toBeVisible();
    await expect(page.getByText('Searching courses...')).toHaveCount(0);
    expect(await cards.allTextContents()).toEqual(cardsBefore);
    await expect(page.locator('[data-widget="home-search"]').getByRole('alert')).toHaveCount(0);
  });
});
