import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { apiUrl, expect, expectAccessible, hydrated, test } from '../../support/test.ts';

const results = (page: Page) => page.getByRole('list', { name: 'Course results' }).getByRole('listitem');
const titles = (page: Page) => page.getByRole('list', { name: 'Course results' }).locator('h3');
const resultsLoaded = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
const expectNoHorizontalScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('the first screen of the home page has headline, search, destinations, levels and the real numbers', async ({
  page,
}) => {
  await page.goto('/');
  const { count } = await (await fetch(`${apiUrl()}/api/app/course-list/?records=1`)).json();
  const chip = page.getByRole('list', { name: 'Destinations' }).getByRole('link', { name: 'Australia' });
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('combobox'),
    page.getByText(new RegExp(`^${count} courses · \\d+ subjects · 7 countries$`)),
    chip,
    page.getByRole('list', { name: 'Levels' }).getByRole('link', { name: 'Foundation' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page);
  await chip.tap();
  await expect(page).toHaveURL(/\/course-search\?country=\d+$/);
  await expect(page.getByRole('link', { name: 'Remove filter Australia' })).toBeVisible();
});

for (const [size, text] of [
  [{ width: 360, height: 740 }, '100%'],
  [{ width: 360, height: 740 }, '200%'],
  [{ width: 768, height: 1024 }, '100%'],
] as const)
  test(`Apply Now can be pressed beside the courses chosen to compare, at ${size.width} px with text at ${text}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript((fontSize) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = fontSize;
      });
    }, text);
    for (const id of [2, 1]) {
      await page.goto(`/course_details/${id}`);
      await hydrated(page);
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .first()
        .check();
    }
    await expect(page.getByRole('region', { name: 'Compare courses' })).toBeVisible();
    const covered = await page.evaluate(async () => {
      const apply = [...document.querySelectorAll<HTMLElement>('main button')].filter(
        (button) => button.textContent === 'Apply Now' && button.checkVisibility(),
      );
      const places: string[] = [];
      const step = innerHeight * 0.8;
      for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += step) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        for (const button of apply) {
          const { left, right, y, height } = button.getBoundingClientRect();
          if (y < 0 || y + height > innerHeight) continue;
          const hit = document.elementFromPoint((left + right) / 2, y + height / 2);
          if (!button.contains(hit)) places.push(`at ${top}: ${hit?.textContent?.slice(0, 40)}`);
        }
      }
      return { places, bar: apply[0]?.parentElement?.getBoundingClientRect().height };
    });
    expect(covered.places).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    expect(covered.bar).toBeLessThan(size.height / 4);
  });

test('the home search leads to all results by touch', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, '[data-widget="home-search"]');
  const box = page.getByRole('combobox');
  await box.tap();
  await box.pressSequentially('nurs', { delay: 40 });
  await expect(page.getByRole('option')).toHaveCount(6);
  // The suggestions lie below Search, and the last option is visible while the others scroll.
  const submit = await page.locator('[data-widget="home-search"] button[type=submit]').boundingBox();
  const list = await page.getByRole('listbox').boundingBox();
  expect(list!.y).toBeGreaterThanOrEqual(submit!.y + submit!.height);
  await expect(page.getByRole('option', { name: 'View all results' })).toBeInViewport({ ratio: 1 });
  // About 15rem (CONST-4).
  expect((await page.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(256);
  await expectAccessible(page);
  await page.getByRole('option', { name: 'View all results' }).tap();
  await expect(page.getByRole('option')).toHaveCount(0);
  const cards = page.locator('[data-widget="home-search"] a[href^="/course_details/"]');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(10);
  await page.getByRole('link', { name: /^See All/ }).tap();
  await expect(page).toHaveURL(/\/course-search\?search=nurs$/);
  await expect(page.getByRole('searchbox', { name: 'Search by text' })).toHaveValue('nurs');
  await expect(results(page).first()).toBeVisible();
});

for (const [size, text] of [
  [{ width: 667, height: 320 }, '100%'],
  [{ width: 360, height: 740 }, '200%'],
] as const)
  for (const code of ['before', 'with'] as const)
    test(`the field of the home search stays in view above its suggestions, ${code} the code, at ${size.width} px with text at ${text}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const releaseScripts = await holdScripts(page, 'shell');
      if (code === 'with') releaseScripts();
      await page.goto('/');
      await page.evaluate(
        (letters) => document.documentElement.style.setProperty('font-size', letters),
        text,
      );
      if (code === 'with') await hydrated(page, '[data-widget="home-search"]');
      const box = page.getByRole('combobox');
      await box.tap();
      await box.pressSequentially('nurs', { delay: 40 });
      await expect(page.getByText('View all results')).toBeInViewport({ ratio: 1 });
      const covered = await box.evaluate((field) => {
        const { left, top, bottom } = field.getBoundingClientRect();
        return [top + 3, bottom - 3].filter((y) => document.elementFromPoint(left + 20, y) !== field);
      });
      expect(covered).toEqual([]);
    });

test('filters, paging and Back work by touch, and the address shows the same results in another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/course-search');
  await hydrated(page);
  await expectNoHorizontalScroll(page);
  // Who opens the sheet before the code has taken out the server's choices keeps those: all of them, without 'Show all'.
  await expect(page.locator('#filter-sheet').getByRole('radio', { includeHidden: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Filters' }).tap();
  const filterDialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(filterDialog).toBeVisible();
  expect(await filterDialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  const subjects = filterDialog.getByRole('radio', { name: /\d+ courses?$/ });
  const before = await subjects.count();
  await filterDialog.getByRole('searchbox', { name: 'Find in Program of Interest' }).fill('nurs');
  // The search key of the keyboard chooses nothing yet, so the sheet stays open.
  await filterDialog.getByRole('searchbox', { name: 'Find in Program of Interest' }).press('Enter');
  await expect(filterDialog.getByRole('radio', { name: /^Nursing/ })).toBeVisible();
  await expect(subjects).not.toHaveCount(before);
  await filterDialog.getByRole('searchbox', { name: 'Find in Program of Interest' }).fill('');
  await filterDialog.getByRole('button', { name: 'Show all 30 Program of Interest' }).tap();
  await filterDialog
    .getByRole('radio', { name: /^Tourism|^Veterinary|^Z/ })
    .last()
    .scrollIntoViewIfNeeded();
  // Title and button stay where they are while the options scroll.
  await expect(filterDialog.getByRole('heading', { name: 'Filters' })).toBeInViewport({ ratio: 1 });
  await expect(filterDialog.getByRole('button', { name: /^Show [\d,]+ courses$/ })).toBeInViewport({
    ratio: 1,
  });
  await filterDialog.getByRole('checkbox', { name: /^Australia/ }).tap();
  await filterDialog.getByRole('checkbox', { name: /^Canada/ }).tap();
  await expect(filterDialog.getByRole('checkbox', { name: /^Canada/ })).toBeChecked();
  await expect(page).toHaveURL(/country=\d+&country=\d+$/);
  const chosen = new URL(page.url()).search;
  const { count } = await (await fetch(`${apiUrl()}/api/app/course-list/${chosen}&records=1`)).json();
  expect(count).toBeGreaterThan(20);
  await expect(filterDialog.getByRole('button', { name: /^Show \d+ courses$/ })).toBeEnabled();
  await expectAccessible(page);
  await filterDialog.getByRole('button', { name: /^Show \d+ courses$/ }).tap();
  await expect(filterDialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();

  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter Canada' }).tap();
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await resultsLoaded(page);
  await expect(page).toHaveURL(/\?country=\d+$/);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('fee');
  await page.getByRole('button', { name: 'Sort', exact: true }).tap();
  await expect(page).toHaveURL(/sort=fee/);
  await resultsLoaded(page);
  const first = await titles(page).allTextContents();
  await page.getByRole('link', { name: 'Next' }).tap();
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(() => titles(page).allTextContents()).not.toEqual(first);
  await resultsLoaded(page);
  await expect(page.getByRole('heading', { name: 'Course results' })).toBeFocused();
  const second = await titles(page).allTextContents();
  await expectNoHorizontalScroll(page);

  const card = results(page).nth(3).getByRole('link');
  const id = await card.getAttribute('id');
  await card.tap();
  await expect(page).toHaveURL(/\/course_details\/\d+$/);
  await expectNoHorizontalScroll(page);
  await page.goBack();
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id}`)).toBeInViewport();
  expect(await titles(page).allTextContents()).toEqual(second);

  const otherContext = await browser.newContext();
  try {
    const otherPage = await otherContext.newPage();
    await otherPage.goto(page.url());
    await hydrated(otherPage);
    expect(await titles(otherPage).allTextContents()).toEqual(second);
  } finally {
    await otherContext.close();
  }
  await page.getByRole('link', { name: 'Previous' }).tap();
  await expect.poll(() => titles(page).allTextContents()).toEqual(first);
});

test('the sort order has room for its words beside the button of the filters, also in Nepali', async ({
  page,
}) => {
  for (const path of ['/course-search?interest=3', '/ne/course-search']) {
    await page.goto(path);
    const sort = page.locator('select[name="sort"]');
    const filters = page.locator('main button', { has: page.locator('svg') }).first();
    const end = async (control: typeof sort) => {
      const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
      return Math.round(y + height);
    };
    expect(await end(sort), path).toBe(await end(filters));
    const room = await sort.evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      const text = document.createElement('canvas').getContext('2d')!;
      text.font = style.font;
      const inset =
        Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd) + 2;
      return select.offsetWidth - inset - text.measureText(select.selectedOptions[0]!.text).width;
    });
    expect(room, path).toBeGreaterThanOrEqual(0);
    await expectNoHorizontalScroll(page);
  }
});

test('two courses fit into the comparison, also in Nepali', async ({ page }) => {
  for (const path of ['/compare?ids=1,2', '/ne/compare?ids=1,2']) {
    await page.goto(path);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    const overflow = await page
      .getByRole('table')
      .evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const widths = await page
      .getByRole('table')
      .locator('td')
      .evaluateAll((cells) => cells.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  }
});

test('courses are saved, compared and shared by touch', async ({ page, browser }) => {
  await page.goto('/course-search');
  await hydrated(page);
  const names: string[] = [];
  for (const index of [0, 1]) {
    names.push((await titles(page).nth(index).textContent()) ?? '');
    const save = results(page).nth(index).getByRole('button', { name: /^Save/ });
    await save.tap();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await results(page).nth(index).getByRole('checkbox').tap();
  }
  await page.getByRole('link', { name: 'Compare 2 courses' }).tap();
  await expect(page.locator('h1')).toHaveText('Compare courses');
  const table = page.getByRole('table');
  for (const name of names)
    await expect(table.getByRole('columnheader').getByRole('link', { name, exact: true })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  const compared = page.url();

  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Saved' }).tap();
  await expect(page).toHaveURL(/\/shortlist$/);
  await expect(page.getByRole('list', { name: 'Shortlist' }).getByRole('listitem')).toHaveCount(2);
  // The bar at the bottom may cover a part of a button at any place of a page; here it must not.
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  const otherContext = await browser.newContext();
  try {
    const otherPage = await otherContext.newPage();
    await otherPage.goto(compared);
    for (const name of names)
      await expect(
        otherPage.getByRole('columnheader').getByRole('link', { name, exact: true }),
      ).toBeVisible();
  } finally {
    await otherContext.close();
  }
});

test('the name of a filter that is one long word takes several lines, and its cross keeps its size', async ({
  page,
}) => {
  await page.goto(`/course-search?search=${'architecture'.repeat(10)}`);
  const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  await expect(chip).toBeInViewport({ ratio: 1 });
  expect((await chip.locator('svg').boundingBox())?.width).toBe(16);
});
