import type { Page } from '@playwright/test';
import { withoutHtml } from '../../faults/fault.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { apiUrl, expect, expectAccessible, hydrated, test } from '../../support/test.ts';

const results = (page: Page) => page.getByRole('list', { name: 'Course results' }).getByRole('listitem');
const cardTitles = (page: Page) => page.getByRole('list', { name: 'Course results' }).locator('h3');

/** Opens a page and waits until it has hydrated, because clicks before that are ignored. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

test('the home search leads to a course page by keyboard alone', async ({ page }) => {
  await openNoDocuments(page);
  await open(page, '/');
  await hydrated(page, '[data-widget="home-search"]');
  const box = page.getByRole('combobox');
  const tabUntil = async (isReached: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isReached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not reach the element.');
  };
  await tabUntil(() => box.evaluate((element) => element === document.activeElement));
  await page.keyboard.type('nurs', { delay: 40 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(box).toHaveValue('nurs');
  await page.keyboard.press('Enter');
  const cards = page.locator('[data-widget="home-search"] a[href^="/course_details/"]');
  await expect(cards.first()).toBeVisible();
  await tabUntil(() => cards.first().evaluate((element) => element === document.activeElement));
  const name = (await cards.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/course_details\/\d+$/);
  await expect(page.locator('h1')).toHaveText(name);
  await expect(page.locator('h1')).toBeFocused();
});

for (const state of ['before', 'with'] as const) {
  /** Types in the home search. Returns what shows the suggestions, which have arrived. */
  const typeAndHoldSuggestions = async (page: Page) => {
    // The list does not fit on this screen below the field: opening, it would scroll the page.
    await page.setViewportSize({ width: 360, height: 740 });
    const arrive: (() => Promise<void>)[] = [];
    await page.route('**/course-list/?*records=5*', async (route) => {
      const response = await route.fetch();
      arrive.push(() => route.fulfill({ response }));
    });
    await page.goto('/');
    if (state === 'with') await hydrated(page, '[data-widget="home-search"]');
    else await page.route('**/*.js', () => {});
    await page.getByRole('combobox').pressSequentially('nursing');
    await expect.poll(() => arrive.length).toBe(1);
    return async () => {
      await arrive[0]?.();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
      );
    };
  };

  test(`the search button answers a press during which the suggestions arrive, ${state} its code`, async ({
    page,
  }) => {
    const showSuggestions = await typeAndHoldSuggestions(page);
    await page.locator('[data-widget="home-search"] [type="submit"]').hover();
    await page.mouse.down();
    await showSuggestions();
    await page.mouse.up();
    if (state === 'with') await expect(page.getByRole('link', { name: /^See all/i })).toBeVisible();
    else await expect(page).toHaveURL(/\/course-search\?search=nursing/);
  });

  test(`the page stays under a finger during which the suggestions arrive, ${state} its code`, async ({
    page,
  }) => {
    const showSuggestions = await typeAndHoldSuggestions(page);
    const heading = page.getByRole('heading', { name: 'Find Your Perfect Course' });
    const before = await heading.boundingBox();
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: (before?.x ?? 0) + 20, y: (before?.y ?? 0) + 10 }],
    });
    await showSuggestions();
    await expect(page.locator('[data-widget="home-search"]').getByText('View all results')).toHaveCount(0);
    expect(await heading.boundingBox()).toEqual(before);
  });
}

test('the filters narrow the list by keyboard, and the address shows the same results in another browser', async ({
  page,
  browser,
}) => {
  await open(page, '/course-search');
  await expect(page.locator('h1')).toHaveText('Search Course');
  await page.getByRole('searchbox', { name: 'Search by text' }).focus();
  await page.keyboard.type('nurs');
  const australia = page.getByRole('checkbox', { name: /^Australia/ });
  await australia.focus();
  const scrollPosition = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(australia).toBeChecked();
  await expect(page).toHaveURL(/\/course-search\?search=nurs&country=\d+$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { count } = await (await fetch(`${apiUrl()}/api/app/course-list/?search=nurs&country=1`)).json();
  await expect(results(page)).toHaveCount(count);
  // The new count is announced; focus and scroll position stay.
  await expect(page.getByRole('status').filter({ hasText: `${count} courses` })).toBeVisible();
  await expect(australia).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  const titles = await cardTitles(page).allTextContents();
  await expectAccessible(page);

  const otherContext = await browser.newContext();
  try {
    const otherPage = await otherContext.newPage();
    await otherPage.goto(page.url());
    await hydrated(otherPage);
    await expect(otherPage.getByRole('searchbox', { name: 'Search by text' })).toHaveValue('nurs');
    await expect(otherPage.getByRole('checkbox', { name: /^Australia/ })).toBeChecked();
    expect(await cardTitles(otherPage).allTextContents()).toEqual(titles);
  } finally {
    await otherContext.close();
  }
});

test('Back returns the focus to the opened card (A-11)', async ({ page }) => {
  await openNoDocuments(page);
  await open(page, '/course-search');
  const link = results(page)
    .getByRole('link', { name: /^View Details/ })
    .nth(5);
  const id = await link.getAttribute('id');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page).toHaveURL(/\/course_details\/\d+$/);
  await page.goBack();
  await expect(page.locator(`#${id}`)).toBeFocused();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('a course that is shown before its data, which is late, keeps the focus on its heading', async ({
  page,
}) => {
  await openNoDocuments(page);
  const { promise: shown, resolve: answer } = Promise.withResolvers<void>();
  // The server has no HTML of the course, which would be shown first.
  await withoutHtml(page);
  await page.route('**/api/app/course-info/*', async (route) => {
    await shown;
    await route.fallback();
  });
  await open(page, '/course-search');
  await results(page)
    .getByRole('link', { name: /^View Details/ })
    .first()
    .press('Enter');
  const heading = page.locator('h1');
  await expect(heading).toHaveText('Course');
  await expect(heading).toBeFocused();
  answer();
  await expect(heading).not.toHaveText('Course');
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
});

test('after 200 fast keystrokes only the results of the last request are shown (REL-8)', async ({ page }) => {
  const answers: Promise<unknown>[] = [];
  await page.route('**/api/app/course-list/?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('search') ?? '';
    // Earlier requests are answered later; aborted requests cannot be answered at all.
    const delay = text === '' ? 0 : Math.max(0, 1_500 - text.length * 7);
    const answered = (async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (text === '') return route.fallback().catch(() => {});
      return route
        .fulfill({
          json: {
            count: 1,
            next: null,
            previous: null,
            results: [{ id: text.length, course_name: `Answer to ${text.length} letters` }],
          },
          headers: { 'access-control-allow-origin': '*' },
        })
        .catch(() => {});
    })();
    answers.push(answered);
    await answered;
  });
  await open(page, '/course-search');
  const box = page.getByRole('searchbox', { name: 'Search by text' });
  await box.focus();
  await page.keyboard.type('x'.repeat(200));
  await expect(box).toHaveValue('x'.repeat(200));
  await expect(cardTitles(page)).toHaveText(['Answer to 200 letters']);
  await Promise.all(answers);
  await expect(cardTitles(page)).toHaveText(['Answer to 200 letters']);
  await expect(page).toHaveURL(/search=x{200}$/);
});

test('list, course and university have structured data in the server HTML (SEO-4, SEO-5)', async ({
  baseURL,
}) => {
  const read = async (path: string) => {
    const html = await (await fetch(baseURL + path)).text();
    const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
    return { html, structuredData: JSON.stringify(blocks.map(([, json]) => JSON.parse(json ?? ''))) };
  };
  const list = await read('/course-search');
  expect(list.html.match(/id="course-\d+"/g)?.length).toBeGreaterThan(10);
  expect(list.structuredData).toContain('"ItemList"');
  const course = await read('/course_details/1');
  expect(course.structuredData).toContain('"Course"');
  expect(course.structuredData).toContain('"BreadcrumbList"');
  expect((await read('/university/1/1')).structuredData).toContain('"CollegeOrUniversity"');
});

test('courses hidden by the fee limit are counted, and shown on request (C-14)', async ({ page }) => {
  const { results: all } = await (await fetch(`${apiUrl()}/api/app/course-list/?records=1000`)).json();
  const isAbove = ({ annual_fees: fee }: { annual_fees: unknown }) =>
    typeof fee === 'number' && fee > 200_000;
  const number = Math.floor(all.findIndex(isAbove) / 20) + 1;
  const listed = all.slice((number - 1) * 20, number * 20);
  const above = listed.filter(isAbove);
  expect(above.length).toBeGreaterThan(0);
  await open(page, number === 1 ? '/course-search' : `/course-search?page=${number}`);
  await expect(page.getByText(`${above.length} hidden by the fee limit.`)).toBeVisible();
  await expect(results(page)).toHaveCount(listed.length - above.length);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(results(page)).toHaveCount(listed.length);
  await expect(page).toHaveURL(/maxFee=any/);
  await expect(page.getByText('hidden by the fee limit')).toHaveCount(0);
});

test('saved courses and their notes survive a reload, and two of them are compared (ADD-2, ADD-3)', async ({
  page,
}) => {
  await open(page, '/course-search');
  const saved: string[] = [];
  for (const index of [0, 1]) {
    saved.push((await cardTitles(page).nth(index).textContent()) ?? '');
    const save = results(page).nth(index).getByRole('button', { name: /^Save/ });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  }
  await open(page, '/shortlist');
  await page.getByLabel(`Note ${saved[0]}`).fill('Ask about the deposit');
  await page.reload();
  await hydrated(page);
  const rows = page.getByRole('list', { name: 'Shortlist' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel(`Note ${saved[0]}`)).toHaveValue('Ask about the deposit');
  await expectAccessible(page);

  for (const name of saved) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('link', { name: 'Compare 2 courses' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await expect(page.locator('h1')).toHaveText('Compare courses');
  const table = page.getByRole('table');
  for (const name of saved)
    await expect(table.getByRole('columnheader').getByRole('link', { name, exact: true })).toBeVisible();
  const all = await table.getByRole('row').count();
  await expect(table.getByRole('link', { name: /^Apply Now for/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  expect(await table.getByRole('row').count()).toBeLessThan(all);

  // The printed page has the table, without buttons and navigation.
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Course Search' })).toBeHidden();
});

test('an empty shortlist explains how to fill it', async ({ page }) => {
  await open(page, '/shortlist');
  await expect(page.getByText('You have not saved any courses yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search all courses' })).toBeVisible();
  await expectAccessible(page);
});

test('universities are listed by country, and each leads to its page (UNI-1, UNI-2)', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open(page, '/universitieslist');
  const tab = page.getByRole('tab', { name: 'New Zealand' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const { count } = await (await fetch(`${apiUrl()}/api/app/university-list/?country=2`)).json();
  await expect(page.getByText(`Found ${count} universities`)).toBeVisible();
  await expect(page).toHaveURL(/country=2$/);
  await expectAccessible(page);
  const card = page.getByRole('list', { name: 'Universities' }).getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/university\/\d+\/2$/);
  await expect(page.locator('h1')).toHaveText(name);
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expectAccessible(page);
  // Flags and all other pictures come from the site or its API (C-23).
  hosts.delete('');
  expect([...hosts].filter((host) => !host.startsWith('localhost:'))).toEqual([]);
});

test('scholarships: a country opens its universities, a university shows its scholarships (SCHOLAR-1)', async ({
  page,
}) => {
  await open(page, '/scholarship');
  await expect(page.getByText('Select a university from the list...', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const australia = page.locator('main').getByRole('link', { name: 'Australia' });
  await australia.click();
  const universities = page.getByRole('list', { name: 'Universities in Australia' });
  await universities.getByRole('link').first().click();
  const name = (await universities.getByRole('link').first().textContent()) ?? '';
  const chosen = page.getByRole('region', { name });
  await expect(chosen.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(chosen.getByRole('listitem').first()).toBeVisible();
  await expect(chosen.getByRole('link', { name: /^View University Details/ })).toBeVisible();
  await expectAccessible(page);
  await australia.click();
  await expect(universities).toBeHidden();
  await expect(page.getByText('Select a university from the list...', { exact: true })).toBeVisible();
});

test.describe('unknown records', () => {
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  test('an unknown course answers 404 with a link to the search', async ({ page }) => {
    const answer = await page.goto('/course_details/999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('No course found.', { exact: true })).toBeVisible();
    await hydrated(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Search all courses' }).click();
    await expect(page.locator('h1')).toHaveText('Search Course');
  });

  test('an unknown university answers 404', async ({ page }) => {
    const answer = await page.goto('/university/999999/1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('No university found.', { exact: true })).toBeVisible();
  });
});

test('a card opened right after typing opens its course, and Back returns to what was typed', async ({
  page,
}) => {
  // The list below the field is narrowed on the device once all courses are there.
  const allCourses = page.waitForResponse((response) => response.url().includes('records=1000'));
  await open(page, '/course-search');
  await allCourses;
  // The course answers later than the address follows what is typed.
  const isWritten = Promise.withResolvers<void>();
  await page.route('**/api/app/course-info/*', async (route) => {
    await isWritten.promise;
    await route.continue();
  });
  // The clock stands still, so that the click is in time on a slow machine too.
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const field = page.getByRole('searchbox', { name: 'Search by text' }).first();
  await field.fill('nurs');
  // All courses may have reached the browser and not the list yet, which hears of them by a timer without delay. Such
  // timers need the clock; the address follows only when it has run for 300 ms.
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return cardTitles(page).first().textContent();
    })
    .toContain('Nurs');
  const link = results(page).getByRole('link').first();
  const path = await link.getAttribute('href');
  await link.click();
  await page.clock.runFor(1_000);
  isWritten.resolve();
  await page.clock.resume();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/course-search\?search=nurs$/);
  await expect(field).toHaveValue('nurs');
});

test.describe('pictures that fail before the code arrives', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const path of ['/course_details/1', '/university/1/1', '/upcoming-events/4'])
    test(`are replaced on ${path}`, async ({ page }) => {
      await page.route('**/media/**', (route) => route.abort());
      const releaseScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const failed = () =>
        page
          .locator('main img')
          .evaluateAll(
            (images) =>
              (images as HTMLImageElement[]).filter(
                ({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0,
              ).length,
          );
      await expect.poll(failed).toBeGreaterThan(0);
      releaseScripts();
      await hydrated(page);
      await expect.poll(failed).toBe(0);
      expect(await page.locator('main img[src*="/media/"]:not([loading=lazy])').count()).toBe(0);
    });
});

test('the ring around a university with the focus is not cut off', async ({ page }) => {
  await open(page, '/universitieslist');
  const card = page.getByRole('list', { name: 'Universities' }).locator(':scope > li').nth(1);
  await expect(card).toHaveCSS('content-visibility', 'auto');
  await page.keyboard.press('Tab');
  await card.getByRole('link').focus();
  await expect(card.locator('article')).toHaveCSS('outline-style', 'solid');
  await expect(card).toHaveCSS('content-visibility', 'visible');
});

test('forced colours mark the chosen country and no other', async ({ page }) => {
  await open(page, '/universitieslist');
  await page.emulateMedia({ forcedColors: 'active' });
  const isMarked = (tab: Element) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const { backgroundColor, borderBottomColor } = getComputedStyle(tab);
    const isTransparent = /, 0\)$/.test(backgroundColor);
    return borderBottomColor !== canvas || (backgroundColor !== canvas && !isTransparent);
  };
  for (const tab of await page.getByRole('tab').all())
    expect(String(await tab.evaluate(isMarked))).toBe(await tab.getAttribute('aria-selected'));
});

test("'Compare' of a dark page looks like the boxes of the filters", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/course-search');
  const look = (box: Element) => {
    const { appearance, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(box);
    return { appearance, backgroundColor, borderTopColor, borderTopWidth };
  };
  const filter = await page.getByRole('checkbox', { name: 'Australia' }).first().evaluate(look);
  const compare = results(page).first().getByRole('checkbox');
  expect(await compare.evaluate(look)).toEqual(filter);
});

test('in the checklist, labels of two lines keep a distance from each other', async ({ page }) => {
  await page.goto('/noc');
  const labels = page
    .getByRole('list')
    .filter({ has: page.getByRole('checkbox') })
    .first()
    .locator('span');
  await expect(labels.first()).toBeVisible();
  const distances = await labels.evaluateAll((all) => {
    const boxes = all.map((label) => label.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
  });
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(8);
});
