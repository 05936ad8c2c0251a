import type { Page } from '@playwright/test';
import { logIn, newAccount } from '../../support/account.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/** Text of what has the focus when something else covers all of it (WCAG 2.4.11), or when it is the page. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    // Visually hidden, such as the link that skips the header.
    if (box.width < 2) return null;
    const isSeen = [0.1, 0.5, 0.9].some((x) =>
      [0.15, 0.5, 0.85].some((y) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return top && (focused.contains(top) || focused.closest('label')?.contains(top));
      }),
    );
    return isSeen ? null : (focused.textContent ?? '');
  });

/** What is hidden while the page is walked through to its end and back. */
async function hiddenOnTheWay(page: Page, stops: number) {
  const hidden = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press(key);
      const text = await hiddenFocus(page);
      if (text !== null) hidden.add(`${key}: ${text}`);
    }
  return [...hidden];
}

test('the names above the comparison never hide what has the focus', async ({ page }) => {
  for (const [width, height] of [
    [640, 360],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/compare?ids=1,2,3,4');
    await hydrated(page);
    const region = page.getByRole('region', { name: 'Compare courses' });
    await region.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await region.focus();
    expect(await hiddenOnTheWay(page, 24)).toEqual([]);
  }
});

test('the tray of chosen courses never hides what has the focus on the page of a course', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/course-search');
  await hydrated(page);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.goto('/course_details/1');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Compare 2 courses' })).toBeVisible();
  expect(await hiddenOnTheWay(page, 70)).toEqual([]);
});

test('the bar with Apply Now never hides what has the focus in text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/course_details/1');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await hiddenOnTheWay(page, 24)).toEqual([]);
});

test('links in a row that scrolls sideways come into view with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  expect(await hiddenOnTheWay(page, 24)).toEqual([]);
});

test('a select has an arrow in forced colours, which leave out gradients', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/course-search');
  await expect(page.locator('main select').first()).toHaveCSS('appearance', 'auto');
});

test('a registration gives the focus to what replaces its button when the dialog is closed', async ({
  page,
  context,
}) => {
  await logIn(context, await newAccount());
  await page.goto('/upcoming-events/2');
  await hydrated(page);
  const main = page.locator('main');
  const register = main.getByRole('button', { name: 'Register', exact: true });
  await register.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Register', exact: true }).press('Enter');
  await expect(main.getByText('You are registered for this event.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('#event-registered')).toBeFocused();
  await main.getByRole('button', { name: /^Cancel registration/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancel registration' }).press('Enter');
  await expect(register).toBeFocused();
});
