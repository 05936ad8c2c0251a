import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** A sheet of 210 by 297 mm without its margins, in px. */
const PAPER = { width: 718, height: 1040 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
});

/** Grids and columns of flexible boxes of the page that are higher than half a sheet, without rows of cards that are kept whole. */
const tallBoxes = (page: Page) =>
  page.evaluate((limit) => {
    const boxes = [...document.querySelectorAll('main *, footer *')].filter((element) => {
      const { display, flexDirection } = getComputedStyle(element);
      const isColumn = display === 'grid' || (display === 'flex' && flexDirection === 'column');
      return isColumn && element.getBoundingClientRect().height > limit;
    });
    return boxes
      .filter(({ children }) =>
        [...children].some((child) => getComputedStyle(child).breakInside !== 'avoid'),
      )
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`);
  }, PAPER.height / 2);

// Firefox cuts and overlaps the text of such boxes.
for (const path of [
  '/course_details/12',
  '/university/1/1',
  '/study-abroad/australia',
  '/course-search',
  '/who-we-are',
])
  test(`on paper the text of ${path} stands in blocks, which browsers continue on the next sheet`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await tallBoxes(page)).toEqual([]);
  });

test('paper has no buttons, and of the footer name, addresses, licence and year', async ({ page }) => {
  for (const path of ['/course_details/12', '/university/1/1', '/study-abroad/australia', '/course-search']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: /^(Apply Now|View Detail)/ })).toHaveCount(0);
    await expect(page.getByText(/^The map is provided/).filter({ visible: true })).toHaveCount(0);
  }
  const footer = page.locator('footer');
  await expect(footer.getByRole('navigation')).toHaveCount(0);
  await expect(footer.locator('address').first()).toBeVisible();
  await expect(footer.getByText(/Licensed educational consultancy/)).toBeVisible();
  await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the list of scholarships is on paper without its filters', async ({ page }) => {
  await page.goto('/scholarship');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('main').locator('form, select, button').filter({ visible: true })).toHaveCount(0);
});

test('the list of dates is on paper without the form for reminders and the ways into a calendar', async ({
  page,
}) => {
  await page.goto('/my-dates');
  await expect(page.locator('main').getByText(/^No dates yet/)).toBeVisible();
  await expect(page.locator('main').locator('form, input').filter({ visible: true })).toHaveCount(0);
});

test('paper says what was searched for, why to choose the consultancy, and of which branch an address is', async ({
  page,
}) => {
  await page.goto('/course-search?country=1');
  await expect(page.getByRole('list', { name: 'Active filters' }).getByText('Australia')).toBeVisible();
  await page.goto('/who-we-are');
  await expect(page.locator('main').getByText('Certified Counselors')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const label = page.locator('[data-panel][data-label="Butwal"]');
  await expect(label).toBeVisible();
  expect(await label.evaluate((panel) => getComputedStyle(panel, '::before').content)).toBe('"Butwal"');
});

test('a printed shortlist has the whole notes, and no course or date of it is on two sheets', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  const course = { id: 12, name: 'A course', universityName: 'A university', notedAt: 0, savedAt: 1 };
  await page.evaluate(
    (stored) => localStorage.setItem('shortlist', stored),
    JSON.stringify([{ ...course, note: 'Ask the counsellor about living costs. '.repeat(12) }]),
  );
  await page.goto('/shortlist');
  const note = page.getByLabel(/^Note/);
  await expect(note).toHaveValue(/^Ask the counsellor/);
  expect(await note.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await expect(page.getByRole('article').filter({ has: note })).toHaveCSS('break-inside', 'avoid');
  await page.goto('/my-dates');
  const date = page.locator('main').getByRole('listitem').filter({ hasText: 'days left' });
  await expect(date.first()).toHaveCSS('break-inside', 'avoid');
});

// Firefox knows no other way to keep a heading with its text.
test('on paper a heading asks for room below it, which the next text takes', async ({ page }) => {
  await page.goto('/course_details/12');
  const heading = page.getByRole('heading', { name: 'Documents needed' });
  await expect(heading).toHaveCSS('break-inside', 'avoid');
  // For what is higher than that room and kept whole, such as a card.
  await expect(heading).toHaveCSS('break-after', 'avoid');
  const { room, distance } = await heading.evaluate((element) => {
    const text = element.parentElement?.querySelector('li, p') as Element;
    return {
      room: Number.parseFloat(getComputedStyle(element, '::after').height),
      distance: text.getBoundingClientRect().top - element.getBoundingClientRect().top,
    };
  });
  expect(room).toBeGreaterThan(60);
  expect(distance).toBeLessThan(60);
});

test('a dialog is printed once and whole, without the page behind it; an open menu is not printed', async ({
  page,
}) => {
  const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  await page.emulateMedia({ media: null });
  await page.goto('/course_details/12');
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('You have to login first.')).toBeVisible();
  expect(await sheets()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText('You have to login first.')).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();

  await page.emulateMedia({ media: null });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: /^(Open menu|Menu)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
});
