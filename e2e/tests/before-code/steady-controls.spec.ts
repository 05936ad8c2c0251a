import type { Page } from '@playwright/test';
import { logIn, newAccount } from '../../support/account.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { summary } from '../../support/disclosure.ts';
import { layoutShifts } from '../../support/layout-shifts.ts';
import { apiUrl, expect, hydrated, test } from '../../support/test.ts';

const views = [
  [360, 740],
  [1280, 900],
] as const;

/** Holds the answers of the API to the paths until the returned function is called. */
async function holdAnswers(page: Page, path: RegExp) {
  const released = Promise.withResolvers<void>();
  await page.route(
    ({ origin, pathname }) => origin === new URL(apiUrl()).origin && path.test(pathname),
    async (route) => {
      await released.promise;
      await route.continue();
    },
  );
  return released.resolve;
}

/** The device has saved the first courses of the catalogue. */
async function withSavedCourses(page: Page, count: number) {
  const { results } = await (await fetch(`${apiUrl()}/api/app/course-list/?records=${count}`)).json();
  const courses = (results as { id: number; course_name: string }[]).map(({ id, course_name }, index) => ({
    id,
    name: course_name,
    universityName: 'University',
    note: '',
    savedAt: Date.now() - index,
    notedAt: 0,
  }));
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('saved')) return;
    sessionStorage.setItem('saved', 'yes');
    localStorage.setItem('shortlist', text);
  }, JSON.stringify(courses));
}

/** How far everything that can be pressed on the first screen of the main area is from the top, by its name. */
const places = (page: Page): Promise<Record<string, number>> =>
  page.locator('main').evaluate((main) => {
    const found: [string, number][] = [];
    for (const element of main.querySelectorAll<HTMLElement>('a[href],button,input,textarea,summary')) {
      const { top, height } = element.getBoundingClientRect();
      if (height === 0 || top > innerHeight || getComputedStyle(element).visibility === 'hidden') continue;
      const text =
        element.textContent || element.getAttribute('name') || element.closest('label')?.textContent;
      const name = text?.trim();
      const same = found.filter(([other]) => other.startsWith(`${element.tagName} ${name}`)).length;
      found.push([`${element.tagName} ${name} ${same + 1}`, Math.round(top + scrollY)]);
    }
    return Object.fromEntries(found);
  });

for (const [width, height] of views)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the shortlist keeps its places when facts and the account answer', async ({ page, context }) => {
      await logIn(context, await newAccount());
      await withSavedCourses(page, 3);
      const releaseFacts = await holdAnswers(page, /course-info/);
      const releaseList = await holdAnswers(page, /shortlist/);
      await page.goto('/shortlist');
      const rows = page.getByRole('list', { name: 'Shortlist' }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      const before = await places(page);
      expect(Object.keys(before).length).toBeGreaterThan(4);
      releaseFacts();
      await expect(rows.getByText(/ years?$/)).toHaveCount(3);
      expect(await places(page)).toEqual(before);
      releaseList();
      await expect(page.getByText('Saved on this device and in your account.')).toBeVisible();
      expect(await places(page)).toEqual(before);
    });

    for (const count of [0, 3])
      test(`nothing is seen to move when a shortlist of ${count} courses comes`, async ({ page }) => {
        if (count > 0) await withSavedCourses(page, count);
        const release = await holdScripts(page);
        await page.goto('/shortlist', { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        release();
        await expect(
          count > 0
            ? page
                .getByRole('list', { name: 'Shortlist' })
                .getByText(/ years?$/)
                .first()
            : page.getByText('You have not saved any courses yet.'),
        ).toBeVisible();
        expect((await layoutShifts(page)).filter(({ value }) => value > 0.001)).toEqual([]);
      });

    test('the dates keep their places when they arrive one after the other', async ({ page, context }) => {
      await logIn(context, await newAccount());
      await withSavedCourses(page, 3);
      const releaseFeed = await holdAnswers(page, /calendar-feed/);
      const releaseEvents = await holdAnswers(page, /event-registration/);
      await page.goto('/my-dates');
      await hydrated(page, 'main form');
      const before = await places(page);
      releaseEvents();
      await expect(page.getByRole('list', { name: 'Coming up' })).toBeVisible();
      const complete = await places(page);
      if (width > 1000) expect(complete).toMatchObject(before);
      releaseFeed();
      await expect(page.getByRole('button', { name: 'Make a calendar address' })).toBeAttached();
      await expect(page.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
      expect(await places(page)).toMatchObject(complete);
    });

    test('how scores are compared keeps its place when the form comes', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/my-profile', { waitUntil: 'commit' });
      await expect(summary(page, 'How scores and grades are compared')).toBeVisible();
      const before = await places(page);
      release();
      await hydrated(page, 'main form');
      expect(await places(page)).toMatchObject(before);
    });
  });

test('on a phone nothing that can be pressed is shown below dates that are not known yet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSavedCourses(page, 3);
  const release = await holdAnswers(page, /course-info/);
  await page.goto('/my-dates');
  await hydrated(page, 'main form');
  await expect(page.getByText('Loading...').last()).toBeAttached();
  expect(await places(page)).toEqual({});
  release();
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeVisible();
});
