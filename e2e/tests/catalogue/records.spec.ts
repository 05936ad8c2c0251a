import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, expectAccessible, horizontalOverflow, hydrated, test } from '../../support/test.ts';

/** The narrowest screen that must not scroll sideways (WCAG 1.4.10). */
const narrow = { width: 320, height: 740 };

test('the NOC checklist knows the institution of a course, and its ticks survive a reload', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('/course_details/1');
  await page
    .locator('main')
    .getByRole('link', { name: /^No Objection Certificate/ })
    .click();
  await expect(page).toHaveURL(/\/noc\?university=\d+$/);
  await expect(
    page.getByRole('heading', { name: /^What must be true of (?!the institution)/ }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Citizenship certificate' }).check();
  await expect(page.getByText('1 of 14 done')).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Citizenship certificate' })).toBeChecked();
  await expect(page.getByText('1 of 14 done')).toBeVisible();
});

test('a search is limited to verified universities, also without code', async ({ page, browser }) => {
  await page.goto('/course-search?country=1&verified=1');
  const cards = page
    .getByRole('list', { name: 'Course results' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading'),
    });
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  await expect(cards.getByText(/Listed: CRICOS/)).toHaveCount(count);
  await hydrated(page, 'form#filter-panel');
  await page.getByRole('checkbox', { name: /^Only verified universities/ }).uncheck();
  await expect(page).toHaveURL(/\?country=1$/);
  await expect(page.getByText('Not verified yet').first()).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await plain.getByRole('checkbox', { name: /^Only verified universities/ }).check();
  await plain.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(plain).toHaveURL(/verified=1/);
  await expect(plain.getByText('Not verified yet')).toHaveCount(0);
  await context.close();
});

test('dates of a saved course and a reminder are read back from the calendar file', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/course_details/1');
  const deadlines = await page
    .getByRole('region', { name: 'Deadlines by intake' })
    .getByText(/^\w+ 20\d\d intake: apply by \d+ \w+ 20\d\d$/)
    .allTextContents();
  expect(deadlines.length).toBeGreaterThan(0);
  await hydrated(page, 'main aside');
  await page.locator('main aside').getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('link', { name: 'All my dates' }).click();
  // Always ahead, whenever the test runs.
  const day = `${new Date().getFullYear() + 1}-02-28`;
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('What to remember').fill('Order transcripts, originals');
  await page.getByRole('button', { name: 'Add reminder' }).click();
  const list = page.getByRole('list', { name: 'Coming up' });
  await expect(list.getByText('Order transcripts, originals')).toBeVisible();
  for (const deadline of deadlines) await expect(list.getByText(deadline)).toBeVisible();
  const linesOfRemove = await page.getByRole('button', { name: /^Remove Order/ }).evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents([...button.childNodes].find(({ nodeValue }) => nodeValue?.trim()) ?? button);
    return range.getClientRects().length;
  });
  expect(linesOfRemove, 'lines of the word Remove').toBe(1);
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download calendar file' }).click(),
  ]);
  const calendar = ICAL.Component.fromString(readFileSync(await download.path(), 'utf8'));
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    summary: String(event.getFirstPropertyValue('summary')),
    day: String(event.getFirstPropertyValue('dtstart')),
  }));
  expect(events).toContainEqual({ summary: 'Order transcripts, originals', day });
  for (const deadline of deadlines)
    expect(events.some(({ summary }) => summary.startsWith(deadline))).toBe(true);
});
