import type { Browser, Locator, Page } from '@playwright/test';
import { logIn, sharedAccount } from '../../support/account.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { expect, expectAccessible, hydrated, siteUrl, test } from '../../support/test.ts';

interface Visitor {
  name: string;
  width: number;
  /** Uses a control the way this visitor does. */
  press: (control: Locator) => Promise<void>;
}

/** Every control is used by touch on a phone, and by mouse and by keyboard on a wide screen. */
const visitors: readonly Visitor[] = [
  { name: 'by touch at 360 px', width: 360, press: (control) => control.tap() },
  { name: 'by mouse at 1280 px', width: 1280, press: (control) => control.click() },
  {
    name: 'by keyboard at 1280 px',
    width: 1280,
    press: async (control) => {
      const isBox = (await control.getAttribute('type')) === 'checkbox';
      await control.press(isBox ? 'Space' : 'Enter');
    },
  },
];

const screenOf = ({ width }: Visitor) =>
  width < 640
    ? { viewport: { width, height: 740 }, hasTouch: true, isMobile: true }
    : { viewport: { width, height: 900 } };

interface Control {
  does: string;
  path: string;
  /** Uses the control, and checks what must be there then. */
  use: (page: Page, visitor: Visitor) => Promise<void>;
}

const results = (page: Page) => page.getByRole('list', { name: 'Course results' });
const main = (page: Page) => page.locator('main');
const textField = (page: Page) => main(page).getByRole('searchbox', { name: 'Search by text' });

/** Opens the filters where they are in a sheet. */
async function showFilters(page: Page, { width, press }: Visitor) {
  if (width < 1024) await press(main(page).getByRole('button', { name: /^Filters/ }));
}
const sendFilters = (page: Page, { width, press }: Visitor) =>
  press(
    width < 1024
      ? page.getByRole('dialog').getByRole('button', { name: 'Show courses' })
      : page.getByRole('form', { name: 'Filter' }).getByRole('button', { name: 'Search' }),
  );

/** The controls of one page view each; the rows are data so that a new control is one more row. */
const controls: readonly Control[] = [
  {
    does: 'the home search opens the course search',
    path: '/',
    use: async (page, { press }) => {
      await page.getByRole('combobox').fill('nurs');
      await press(page.locator('[data-widget="home-search"] button[type=submit]'));
      await expect(page).toHaveURL(`${siteUrl()}/course-search?search=nurs`);
      await expect(results(page)).toContainText('Nursing');
    },
  },
  {
    does: 'text and filters are sent together, under the address of the live page',
    path: '/course-search?sort=fee',
    use: async (page, visitor) => {
      await textField(page).fill('nurs');
      await showFilters(page, visitor);
      await visitor.press(page.getByRole('checkbox', { name: /^Australia/ }));
      await visitor.press(page.getByRole('checkbox', { name: /^Canada/ }));
      await sendFilters(page, visitor);
      await expect(page).toHaveURL(/\/course-search\?search=nurs&country=\d+&country=\d+&sort=fee$/);
      await expect(results(page)).toContainText('Nursing');
      await visitor.press(page.getByRole('link', { name: 'Remove filter Canada' }));
      await expect(page).toHaveURL(/\/course-search\?search=nurs&country=\d+&sort=fee$/);
      await expect(page.getByRole('link', { name: 'Remove filter Canada' })).toHaveCount(0);
      await showFilters(page, visitor);
      await visitor.press(page.getByRole('link', { name: 'Reset' }).first());
      await expect(page).toHaveURL(`${siteUrl()}/course-search`);
    },
  },
  {
    does: 'Enter in the text search keeps to the short address',
    path: '/course-search?country=1',
    use: async (page) => {
      await textField(page).fill('law');
      await textField(page).press('Enter');
      await expect(page).toHaveURL(`${siteUrl()}/course-search?search=law&country=1`);
    },
  },
  {
    does: 'sort and paging are addresses',
    path: '/course-search',
    use: async (page, { press }) => {
      await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('fee');
      await press(main(page).getByRole('button', { name: 'Sort', exact: true }));
      await expect(page).toHaveURL(`${siteUrl()}/course-search?sort=fee`);
      // Without script a page is complete when its document is loaded.
      const names = async () => {
        await page.waitForLoadState();
        return results(page).locator('h3').allTextContents();
      };
      const first = await names();
      await press(main(page).getByRole('link', { name: 'Next' }));
      await expect(page).toHaveURL(`${siteUrl()}/course-search?sort=fee&page=2`);
      expect(await names()).not.toEqual(first);
      await press(main(page).getByRole('link', { name: 'Previous' }));
      await expect(page).toHaveURL(`${siteUrl()}/course-search?sort=fee`);
      expect(await names()).toEqual(first);
    },
  },
  {
    does: 'ticked courses are compared, and one is taken out again',
    path: '/course-search',
    use: async (page, { press }) => {
      const send = main(page).getByRole('button', { name: 'Compare', exact: true });
      await expect(send).toBeHidden();
      for (const index of [0, 1, 2]) await press(results(page).getByRole('checkbox').nth(index));
      await press(send);
      await expect(page).toHaveURL(/\/compare\?ids=\d+%2C\d+%2C\d+$|\/compare\?ids=\d+,\d+,\d+$/);
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      const rows = page.locator('tbody tr:visible');
      const all = await rows.count();
      await press(page.getByRole('checkbox', { name: 'Show differences only' }));
      await expect(rows).not.toHaveCount(all);
      await press(
        page
          .getByRole('table')
          .getByRole('link', { name: /^Remove/ })
          .first(),
      );
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    },
  },
  {
    does: 'of five ticked courses four are compared, and the page says that one is left out',
    path: '/course-search',
    use: async (page, { press }) => {
      for (const index of [0, 1, 2, 3, 4]) await press(results(page).getByRole('checkbox').nth(index));
      await press(main(page).getByRole('button', { name: 'Compare', exact: true }));
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      await expect(
        main(page).getByText('Only the first 4 courses of this link are shown. 1 more is left out.'),
      ).toBeVisible();
    },
  },
  {
    does: 'a country leads to its universities, and a university to its scholarships',
    path: '/scholarship',
    use: async (page, { press }) => {
      await press(main(page).getByRole('link', { name: 'Australia' }));
      await expect(page).toHaveURL(/\/scholarship\?country=\d+#by-country$/);
      const universities = page.getByRole('list', { name: 'Universities in Australia' }).getByRole('link');
      const name = (await universities.first().textContent()) ?? '';
      await press(universities.first());
      await expect(page).toHaveURL(/\?country=\d+&university=\d+#chosen-university$/);
      const chosen = page.getByRole('region', { name });
      await expect(chosen.getByRole('heading', { name })).toBeInViewport();
      await expect(chosen.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    does: 'countries of the university list are links',
    path: '/universitieslist',
    use: async (page, { press }) => {
      await press(page.getByRole('tab', { name: 'New Zealand' }));
      await expect(page).toHaveURL(/\/universitieslist\?country=\d+$/);
      await expect(page.getByRole('tab', { name: 'New Zealand' })).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    does: 'Apply Now of a university leads to the page of the course',
    path: '/university/1/1?courses=all',
    use: async (page, { press }) => {
      await press(page.getByRole('button', { name: /^Apply Now/ }).first());
      await expect(page).toHaveURL(/\/course_details\/\d+\?*#apply$/);
      await expect(main(page).getByRole('button', { name: 'Apply Now' })).toBeInViewport();
    },
  },
  {
    does: 'Apply Now opens the dialog for guests',
    path: '/course_details/12',
    use: async (page, { press }) => {
      await press(main(page).getByRole('button', { name: 'Apply Now' }));
      const dialog = page.getByRole('dialog', { name: /^Apply for / });
      await expect(dialog.getByText('You have to login first.', { exact: true })).toBeVisible();
      const back = `?next=${encodeURIComponent('/course_details/12#apply')}`;
      await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute('href', `/login${back}`);
      await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/signup${back}`);
      await press(dialog.getByRole('button', { name: 'Close' }));
      await expect(dialog).toBeHidden();
    },
  },
  {
    does: 'events are filtered, opened and put into a calendar, and Register asks to log in',
    path: '/upcoming-events',
    use: async (page, { press }) => {
      await page.getByRole('combobox', { name: 'Where' }).selectOption('online');
      await press(page.getByRole('search').getByRole('button', { name: 'Show' }));
      await expect(page).toHaveURL(`${siteUrl()}/upcoming-events?where=online`);
      await expect(page.getByRole('list', { name: 'Upcoming Events' })).not.toContainText(
        'Open counselling day',
      );
      await press(page.getByRole('link', { name: /^See More/ }).first());
      await expect(page).toHaveURL(/\/upcoming-events\/\d+$/);
      const download = page.waitForEvent('download');
      await press(page.getByRole('link', { name: 'Add to calendar' }));
      expect((await download).suggestedFilename()).toMatch(/^event-\d+\.ics$/);
      await press(main(page).getByRole('button', { name: 'Register' }));
      const dialog = page.getByRole('dialog');
      await expect(
        dialog.getByText('To register for this event, please log in or sign up.', { exact: true }),
      ).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Log in to Register' })).toHaveAttribute(
        'href',
        /^\/login\?next=/,
      );
    },
  },
];

async function pageOf(browser: Browser, visitor: Visitor, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ ...screenOf(visitor), javaScriptEnabled, baseURL: siteUrl() });
  return context.newPage();
}

for (const visitor of visitors) {
  test(`without any script, the controls of catalogue and events work ${visitor.name}`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, visitor, false);
    for (const { does, path, use } of controls)
      await test.step(does, async () => {
        await page.goto(path);
        await use(page, visitor);
      });
    await page.context().close();
  });
}

test('without any script, what needs one says so or is not there', async ({ browser }) => {
  const page = await pageOf(browser, visitors[0] as Visitor, false);
  for (const path of ['/login', '/signup', '/email-verification']) {
    await page.goto(path);
    await expect(main(page).locator('noscript')).toBeVisible();
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
  }
  await page.goto('/shortlist');
  await expect(main(page).locator('noscript')).toBeVisible();
  await page.goto('/course_details/12');
  for (const name of ['Save', 'Share']) await expect(main(page).getByRole('button', { name })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Share by e-mail' })).toBeVisible();
  await page.context().close();
});

/** Where elements stand on the screen. */
const places = (elements: readonly Locator[]) =>
  Promise.all(elements.map(async (element) => element.boundingBox()));

for (const visitor of visitors.slice(0, 2)) {
  test.describe(`while the scripts are late, ${visitor.name}`, () => {
    test.use(screenOf(visitor));

    test('the filters are open and chosen before the code arrives, and stay so', async ({ page }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto('/course-search', { waitUntil: 'commit' });
      await textField(page).fill('nurs');
      await showFilters(page, visitor);
      const canada = page.getByRole('checkbox', { name: /^Canada/ });
      await visitor.press(canada);
      const parts = [canada, page.getByRole('radio', { name: /^Master/ }).first()];
      if (visitor.width < 1024) parts.push(page.getByRole('dialog', { name: 'Filters' }));
      await expectAccessible(page);
      const before = await places(parts);
      releaseScripts();
      await expect(page).toHaveURL(/\/course-search\?search=nurs&country=\d+$/);
      await expect(canada).toBeChecked();
      expect(await places(parts)).toEqual(before);
      if (visitor.width < 1024) {
        await visitor.press(page.getByRole('dialog').getByRole('button', { name: /^Show \d+ courses?$/ }));
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await expect(textField(page)).toHaveValue('nurs');
    });

    test('courses ticked for comparison stay ticked when the code arrives', async ({ page }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto('/course-search', { waitUntil: 'commit' });
      const boxes = results(page).getByRole('checkbox');
      for (const index of [0, 1]) await visitor.press(boxes.nth(index));
      await main(page).getByRole('button', { name: 'Compare', exact: true }).focus();
      await expectAccessible(page);
      const before = await places([boxes.first(), boxes.nth(1)]);
      releaseScripts();
      await expect(main(page).getByRole('link', { name: 'Compare 2 courses' })).toBeFocused();
      for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
      expect(await places([boxes.first(), boxes.nth(1)])).toEqual(before);
    });

    test('the dialog of Apply Now is open at once, and stays open when the code arrives', async ({
      page,
    }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto('/course_details/12', { waitUntil: 'commit' });
      await visitor.press(main(page).getByRole('button', { name: 'Apply Now' }));
      const dialog = page.getByRole('dialog', { name: /^Apply for / });
      const parts = [
        dialog.getByRole('heading', { level: 2 }),
        dialog.getByText('You have to login first.', { exact: true }),
      ];
      await expect(parts[1] as Locator).toBeVisible();
      await expectAccessible(page);
      const focused = page.locator(':focus');
      await expect(dialog.and(focused).or(dialog.locator(focused)).first()).toBeVisible();
      releaseScripts();
      await hydrated(page);
      await expect(dialog.getByText('If you are logged in already', { exact: false })).toBeHidden();
      for (const part of parts) await expect(part).toBeVisible();
      await expect(dialog.and(focused).or(dialog.locator(focused)).first()).toBeVisible();
      await visitor.press(dialog.getByRole('button', { name: 'Close' }));
      await expect(dialog).toBeHidden();
      await expect(main(page).getByRole('button', { name: 'Apply Now' })).toBeFocused();
    });
  });
}

test('the form of a logged-in visitor appears in the dialog that was opened before the code', async ({
  page,
  context,
}) => {
  await logIn(context, await sharedAccount());
  const releaseScripts = await holdScripts(page);
  await page.goto('/course_details/12', { waitUntil: 'commit' });
  await main(page).getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: /^Apply for / });
  await expect(dialog.getByText('the form appears here in a moment', { exact: false })).toBeVisible();
  await dialog.evaluate((element) => {
    const log = { closed: 0 };
    Object.assign(window, { dialogLog: log });
    element.addEventListener('close', () => {
      log.closed += 1;
    });
  });
  releaseScripts();
  await dialog.getByLabel('First name').fill('Asha');
  await expect(dialog.getByText('You have to login first.')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(
    await page.evaluate(() => (window as never as { dialogLog: { closed: number } }).dialogLog.closed),
  ).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
});
