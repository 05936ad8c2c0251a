import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { interceptCalls, serverErrorPage } from '../support/failures.ts';
import { type FaultyApi, startFaultyApi } from '../support/faulty-api.ts';
import { type IsolatedShell, startIsolatedShell } from '../support/isolated-shell.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const universities = 'Error loading universitiesUnable to load universities. Please try again later.';

/** What each page says when its first answer does not come (D2 §8), and what shows that it came after all. */
const pages: readonly { path: string; failure: string; comes: (page: Page) => Promise<void> }[] = [
  {
    path: '/course-search',
    failure: 'An error occurred while fetching courses.',
    comes: (page) => expect(page.getByRole('list', { name: 'Course results' })).toBeVisible(),
  },
  {
    path: '/course_details/1',
    failure: "We don't have any results currently to show. Visit later.",
    comes: (page) => expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible(),
  },
  {
    path: '/universitieslist',
    failure: 'Error loading countries',
    comes: (page) => expect(page.getByText(/^Found \d+ universities$/)).toBeVisible(),
  },
  {
    path: '/university/1/1',
    failure: 'Unable to load this university. Please try again later.',
    comes: (page) => expect(page.getByRole('heading', { name: /^Courses at/ })).toBeVisible(),
  },
  {
    path: '/scholarship',
    failure: 'Error loading countries',
    comes: (page) =>
      expect(page.getByText('Select a university from the list...', { exact: true })).toBeVisible(),
  },
];

/** The failed area's alert; the rest of the site is as usable as ever. */
const failedArea = (page: Page, failure: string) =>
  page.locator('main').getByRole('alert').filter({ hasText: failure });

test.describe('without an API', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_|CORS|Loading the image/ });
  let api: FaultyApi;
  let shell: IsolatedShell;
  test.beforeAll(async () => {
    const port = await getPort();
    api = await startFaultyApi(port, 'gone');
    shell = await startIsolatedShell({ API_BASE_URL: api.url });
  });
  test.afterAll(async () => {
    await shell?.stop();
    await api?.stop();
  });

  for (const { path, failure, comes } of pages)
    test(`${path} says so, in the HTML too, and comes by Retry`, async ({ page }) => {
      api.be('broken');
      const html = await fetch(shell.url + path);
      expect(html.status).toBe(503);
      expect((await html.text()).replaceAll('&#x27;', "'")).toContain(failure);
      await page.goto(shell.url + path);
      await hydrated(page);
      // Once the page lives it has asked again by itself, in vain.
      const alert = failedArea(page, failure);
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      api.be('well');
      await expect(async () => {
        if (await alert.isVisible()) await alert.getByRole('button', { name: 'Retry' }).click();
        await comes(page);
      }).toPass();
      await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    });
});

test('an API that does not answer is said to take its time after 5 s and to have failed after 15 s', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/privacy-policy');
  await hydrated(page);
  const asked = '**/api/app/**';
  // What one page has loaded is there for the next: the lists they share come last.
  for (const name of ['/course_details/1', '/university/1/1', '/universitieslist', '/course-search']) {
    const { path, failure, comes } = pages.find((one) => one.path === name)!;
    await page.route(asked, () => {});
    // As after Back: the server has nothing to do with it.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const main = page.locator('main');
    await expect(main.locator('h1')).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(main.getByText('Still loading…').first()).toBeVisible();
    await page.clock.runFor(10_500);
    const alert = failedArea(page, failure);
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute(asked);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await comes(page);
  }
});

test.describe('a part that fails', () => {
  test.use({ expectedErrors: /Failed to load resource.*500/ });

  test('costs only itself: filter lists, universities of a country, scholarships, facts of a university', async ({
    page,
  }) => {
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
    const ofCountry = await interceptCalls(page, '**/api/app/university-list/**');
    ofCountry.fail(serverErrorPage);
    await page.getByRole('button', { name: 'Australia' }).click();
    const alert = failedArea(page, 'Error loading universities');
    await expect(alert.locator('p')).toHaveText(universities);
    await expectAccessible(page);
    ofCountry.fail(null);
    await alert.getByRole('button', { name: 'Retry' }).click();
    const scholarships = await interceptCalls(page, '**/api/app/scholarship-list/**');
    scholarships.fail(serverErrorPage);
    await page.getByRole('list', { name: 'Universities in Australia' }).getByRole('button').first().click();
    const failed = failedArea(page, 'An error occurred while fetching scholarships');
    await expect(failed).toBeVisible();
    await expectAccessible(page);
    scholarships.fail(null);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
  });

  test('of the home search leaves its cards and says nothing', async ({ page }) => {
    await page.goto('/');
    await hydrated(page, '[data-widget="course-search"]');
    const box = page.getByRole('combobox');
    const cards = page.locator('[data-widget="course-search"] a[href^="/course_details/"]');
    await box.pressSequentially('nurs');
    await page.keyboard.press('Enter');
    await expect(cards.first()).toBeVisible();
    const before = await cards.allTextContents();
    const search = await interceptCalls(page, '**/api/app/course-list/?*');
    search.fail(serverErrorPage);
    await box.fill('law');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Searching courses...')).toBeVisible();
    await expect(page.getByText('Searching courses...')).toHaveCount(0);
    expect(await cards.allTextContents()).toEqual(before);
    await expect(page.locator('[data-widget="course-search"]').getByRole('alert')).toHaveCount(0);
  });
});
