import type { Page } from '@playwright/test';
import { stored } from '../../support/offline.ts';
import { expect, hydrated, test } from '../../support/test.ts';
import { shiftClock } from '../../support/wrong-clock.ts';

const YEAR_MS = 365 * 86_400_000;

const register = (page: Page) => page.locator('main').getByRole('button', { name: 'Register', exact: true });
const over = (page: Page) =>
  page.getByRole('complementary', { name: 'Event' }).getByText('This event is over', { exact: true });
/** Until the browser has read again what is old by its clock. */
const settled = async (page: Page) => {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
};

test.describe('with a clock that is a year ahead', () => {
  test.beforeEach(({ context }) => context.addInitScript(shiftClock, YEAR_MS));

  test('events that are to come are offered, in the list, on their page and in the dialog', async ({
    page,
  }) => {
    await page.goto('/upcoming-events');
    await settled(page);
    const first = page.locator('main').getByRole('listitem').first();
    await expect(first).toContainText('See More');
    await expect(first).not.toContainText('This event is over');
    await first.getByRole('link').click();
    await expect(register(page)).toBeVisible();

    await page.goto('/upcoming-events/6');
    await settled(page);
    await expect(register(page)).toBeVisible();
    await expect(over(page)).toHaveCount(0);
    await register(page).click();
    await expect(page.getByRole('link', { name: 'Log in to Register' })).toBeVisible();
  });
});

test.describe('with a clock that is years behind', () => {
  test.beforeEach(({ context }) => context.addInitScript(shiftClock, -5 * YEAR_MS));

  test('an event that is over stays over', async ({ page }) => {
    await page.goto('/upcoming-events/13');
    await settled(page);
    await expect(over(page)).toBeVisible();
    await expect(register(page)).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a copy of last year says that its event is over by now', async ({ page, context }) => {
    await page.goto('/upcoming-events/6');
    await settled(page);
    await expect(register(page)).toBeVisible();
    await stored(page, 'offline-visited', '/upcoming-events/6');
    await context.setOffline(true);
    await context.addInitScript(shiftClock, YEAR_MS);
    await page.reload();
    await expect(page.getByText(/^No answer from the network/)).toBeVisible();
    await hydrated(page);
    await expect(over(page)).toBeVisible();
    await expect(register(page)).toHaveCount(0);
  });
});
