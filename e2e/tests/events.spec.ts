import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { logIn, newAccount, password, sharedAccount } from '../support/account.ts';
import { apiUrl, expect, expectAccessible, hydrated, siteUrl, test } from '../support/test.ts';

interface ApiEvent {
  id: number;
  title: string;
  location: string | null;
  start_at: string;
  end_at: string;
}
const eventInfo = async (id: number): Promise<ApiEvent> =>
  (await fetch(`${apiUrl()}/api/app/event-info/${id}/`)).json();

const congratulation = 'Congratulation,you have registered the event successfully!';
const already = 'You have already registered for this event.';

async function openDialog(page: Page, id: number): Promise<Locator> {
  await page.goto(`/upcoming-events/${id}`);
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Register', exact: true }).click();
  return page.getByRole('dialog');
}

test('a guest is asked to log in and comes back to the dialog of the same event', async ({ page }) => {
  const { email } = await newAccount();
  const { title } = await eventInfo(6);
  const dialog = await openDialog(page, 6);
  await expect(dialog).toHaveAccessibleName(`Register for ${title}`);
  await expect(
    dialog.getByText('To register for this event, please log in or sign up.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await expectAccessible(page);

  await dialog.getByRole('link', { name: 'Log in to Register', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL(/\/upcoming-events\/6#register$/);
  await expect(dialog).toHaveAccessibleName(`Register for ${title}`);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByText(congratulation, { exact: true })).toBeVisible();
});

test.describe('a second registration', () => {
  // The browser's own line about the 400 that is asked for here.
  test.use({ expectedErrors: /Failed to load resource.*400/ });

  test('is told that there is one already', async ({ page, context }) => {
    await logIn(context, await sharedAccount());
    const dialog = await openDialog(page, 2);
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog.getByText(congratulation, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();

    await page.locator('main').getByRole('button', { name: 'Register', exact: true }).click();
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog.getByText(already, { exact: true })).toBeVisible();
    await expect(dialog.getByText(congratulation)).toBeHidden();
    await expectAccessible(page);
    await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'All events' }).click();
    await expect(page).toHaveURL(/\/upcoming-events$/);
    await expect(dialog).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('from another tab at the same moment makes no second row', async ({ page, context }) => {
    const account = await sharedAccount();
    await logIn(context, account);
    const other = await context.newPage();
    const dialogs = [await openDialog(page, 3), await openDialog(other, 3)];
    await Promise.all(
      dialogs.map((dialog) =>
        // A tab in the background paints nothing, so a real click would wait for it to come forward.
        dialog.getByRole('button', { name: 'Register', exact: true }).dispatchEvent('click'),
      ),
    );
    const outcomes = await Promise.all(
      dialogs.map(async (dialog) => {
        const outcome = dialog.getByText(congratulation).or(dialog.getByText(already));
        await expect(outcome).toBeVisible();
        return outcome.textContent();
      }),
    );
    expect(outcomes.sort()).toEqual([congratulation, already]);
    await other.close();
  });
});

test.describe('an ended session', () => {
  test.use({ expectedErrors: /Failed to load resource.*401/ });

  test('says so and leads to the login that leads back', async ({ page, context }) => {
    const { access, refresh } = await sharedAccount();
    await logIn(context, { access: `${access.slice(0, -6)}AAAAAA`, refresh });
    const dialog = await openDialog(page, 4);
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog.getByText('Token expired. Please log in first.', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent('/upcoming-events/4#register')}`,
    );
    await expectAccessible(page);
  });
});

test.describe('an event that does not exist', () => {
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  test('is a 404 with a way back', async ({ page }) => {
    const answer = await page.goto('/upcoming-events/999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('No event found.', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Events' }).click();
    await expect(page.locator('h1')).toHaveText('Upcoming events');
  });
});

test('an event that is over offers nothing to join: not in server HTML, not on the page, not in the dialog', async ({
  page,
  request,
}) => {
  const ended = '/upcoming-events/13';
  const html = await (await request.get(ended)).text();
  expect(html).toContain('This event is over');
  expect(html).not.toContain('Add to calendar');
  // A bookmark of the way back from login.
  await page.goto(`${ended}#register`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This event is over', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Log in to Register' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  for (const name of ['Register', 'Add to calendar'])
    await expect(page.locator('main').getByRole('button', { name, exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All events' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'PTE taster class' });
  await expect(card.getByText('This event is over', { exact: true })).toBeVisible();
});

/** "Friday 27 November 2026, 15:00" on the clock of a zone. */
function clock(instant: string, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(new Date(instant));
  const day = ['weekday', 'day', 'month', 'year'].map((part) =>
    format({ [part]: part === 'day' || part === 'year' ? 'numeric' : 'long' }),
  );
  return `${day.join(' ')}, ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

for (const timezoneId of ['Australia/Sydney', 'America/New_York', 'Asia/Kathmandu'])
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("reads the event's time on its own clock, and on the visitor's where that differs", async ({
      page,
    }) => {
      const event = await eventInfo(2);
      await page.goto('/upcoming-events/2');
      await hydrated(page);
      await expect(
        page.getByText(`${clock(event.start_at, 'Asia/Kathmandu')} (Kathmandu time)`),
      ).toBeVisible();
      const own = page.getByText('(your time)');
      if (timezoneId === 'Asia/Kathmandu') await expect(own).toHaveCount(0);
      else await expect(own).toHaveText(`${clock(event.start_at, timezoneId)} (your time)`);
    });
  });

test('the calendar file carries the very moment, in the zone of the event', async ({ page }) => {
  const event = await eventInfo(2);
  await page.goto('/upcoming-events/2');
  await hydrated(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('event-2.ics');
  const file = readFileSync(await download.path(), 'utf8');
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const local = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '');
  expect(event.start_at).toContain('+05:45');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'TZOFFSETTO:+0545',
      `DTSTART;TZID=Asia/Kathmandu:${local(event.start_at)}`,
      `DTEND;TZID=Asia/Kathmandu:${local(event.end_at)}`,
      `SUMMARY:${event.title.replace(/[,;\\]/g, '\\$&')}`,
      `LOCATION:${event.location}`,
      `URL:${siteUrl()}/upcoming-events/2`,
      'END:VCALENDAR',
    ]),
  );
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('all events whose moment is certain can be subscribed to', async ({ page, request }) => {
  await page.goto('/upcoming-events');
  const feed = await page
    .getByRole('link', { name: 'Subscribe to all events in your calendar' })
    .getAttribute('href');
  const answer = await request.get(feed ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  let certain = 0;
  for (let next = `${apiUrl()}/api/app/event-list/`; next; ) {
    const list = await (await request.get(next)).json();
    certain += list.results.filter(({ start_at }: Partial<ApiEvent>) => start_at).length;
    next = list.next;
  }
  expect(certain).toBeGreaterThan(8);
  expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(certain);
});

test.describe('without the files of the events area', () => {
  test.use({ expectedErrors: /Failed to load resource|RUNTIME-008|remoteEntry|Loading (script|chunk|CSS)/i });

  test("the home page has no hole: the server's events stay, and nothing stands where they would be", async ({
    page,
  }) => {
    await page.route('**/releases/mfe-events/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const place = page.locator('[data-widget="next-events"]');

    await page.goto('/');
    await expect(place.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Course' })).toBeVisible();

    await page.goto('/who-we-are');
    await hydrated(page);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Course' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Choose your Study Destination' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main').getByText('could not be loaded')).toHaveCount(0);
    await expect(place).toBeEmpty();
    await expectAccessible(page);
  });
});
