import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { logIn, newAccount, password, refused, sharedAccount } from '../../support/account.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { apiUrl, expect, expectAccessible, hydrated, siteUrl, test } from '../../support/test.ts';

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
const alreadyRegistered = 'You have already registered for this event.';

async function openDialog(page: Page, id: number): Promise<Locator> {
  await page.goto(`/upcoming-events/${id}`);
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Register', exact: true }).click();
  return page.getByRole('dialog');
}

test('a guest logs in and returns to the registration dialog of the same event (EVENT-6)', async ({
  page,
}) => {
  const { email } = await newAccount();
  const { title } = await eventInfo(6);
  const dialog = await openDialog(page, 6);
  await expect(dialog).toHaveAccessibleName(`Register for ${title}`);
  await expect(
    dialog.getByText('To register for this event, please log in or sign up.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    `/signup?next=${encodeURIComponent('/upcoming-events/6#register')}`,
  );
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
  // The browser logs the 400 that these tests cause.
  test.use({ expectedErrors: /Failed to load resource.*400/ });

  test('is not offered: the page says so, and the registration can be cancelled', async ({
    page,
    context,
  }) => {
    await logIn(context, await newAccount());
    const dialog = await openDialog(page, 2);
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog.getByText(congratulation, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();

    const main = page.locator('main');
    const register = main.getByRole('button', { name: 'Register', exact: true });
    await expect(main.getByText('You are registered for this event.')).toBeVisible();
    await expect(register).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await main.getByRole('button', { name: /^Cancel registration/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(page.getByText('Registration cancelled')).toBeVisible();
    await expect(register).toBeFocused();
  });

  test('from another tab at the same time creates no second registration', async ({ page, context }) => {
    const account = await newAccount();
    await logIn(context, account);
    const other = await context.newPage();
    const dialogs = [await openDialog(page, 3), await openDialog(other, 3)];
    await Promise.all(
      dialogs.map((dialog) =>
        // A background tab is not rendered, so a real click would wait until it is in front.
        dialog.getByRole('button', { name: 'Register', exact: true }).dispatchEvent('click'),
      ),
    );
    const outcomes = await Promise.all(
      dialogs.map(async (dialog) => {
        const outcome = dialog.getByText(congratulation).or(dialog.getByText(alreadyRegistered));
        await expect(outcome).toBeVisible();
        return outcome.textContent();
      }),
    );
    expect(outcomes.sort()).toEqual([congratulation, alreadyRegistered]);
    await other.close();
  });
});

test.describe('an expired session', () => {
  test.use({ expectedErrors: /Failed to load resource.*401/ });

  test('shows a message with a login link that returns to the dialog (ACCOUNT-17)', async ({
    page,
    context,
  }) => {
    const { access, refresh } = await sharedAccount();
    await logIn(context, { access: refused(access), refresh: refused(refresh) });
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

  test('answers 404 with a link back to the list (ERR-27)', async ({ page }) => {
    const answer = await page.goto('/upcoming-events/999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('No event found.', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Events' }).click();
    await expect(page.locator('h1')).toHaveText('Upcoming events');
  });
});

test('an event that is over offers no registration in the server HTML, on the page or in the dialog (C-41)', async ({
  page,
  request,
}) => {
  const pastEvent = '/upcoming-events/13';
  const html = await (await request.get(pastEvent)).text();
  expect(html).toContain('This event is over');
  expect(html).not.toContain('Add to calendar');
  // The address to which a login returns may have been bookmarked.
  await page.goto(`${pastEvent}#register`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This event is over', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Log in to Register' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main').getByRole('button', { name: 'Register', exact: true })).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All events' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'PTE taster class' });
  await expect(card.getByText('This event is over', { exact: true })).toBeVisible();
});

/** Formats an instant in a time zone: "Friday 27 November 2026, 15:00". */
function formatInZone(instant: string, timeZone: string): string {
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

    test("sees the time of an event in the event's time zone, and in the visitor's where it differs", async ({
      page,
    }) => {
      const event = await eventInfo(2);
      await page.goto('/upcoming-events/2');
      await hydrated(page);
      await expect(
        page.getByText(`${formatInZone(event.start_at, 'Asia/Kathmandu')} (Kathmandu time)`),
      ).toBeVisible();
      const own = page.getByText('(your time)');
      if (timezoneId === 'Asia/Kathmandu') await expect(own).toHaveCount(0);
      else await expect(own).toHaveText(`${formatInZone(event.start_at, timezoneId)} (your time)`);
    });
  });

test('the calendar file has the exact times in the time zone of the event (ADD-8)', async ({ page }) => {
  const event = await eventInfo(2);
  await page.goto('/upcoming-events/2');
  await hydrated(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
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

test('the calendar feed has all events with known times (ADD-8)', async ({ page, request }) => {
  await page.goto('/upcoming-events');
  const feed = await page
    .getByRole('link', { name: 'Subscribe to all events in your calendar' })
    .getAttribute('href');
  const answer = await request.get(feed ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  let withKnownTime = 0;
  for (let next = `${apiUrl()}/api/app/event-list/`; next; ) {
    const list = await (await request.get(next)).json();
    withKnownTime += list.results.filter(({ start_at }: Partial<ApiEvent>) => start_at).length;
    next = list.next;
  }
  expect(withKnownTime).toBeGreaterThan(8);
  expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(withKnownTime);
});

test.describe('without the files of mfe-events', () => {
  test.use({ expectedErrors: /Failed to load resource|RUNTIME-008|remoteEntry|Loading (script|chunk|CSS)/i });

  test('the home page keeps the events of the server HTML, and a navigation to it leaves no gap', async ({
    page,
  }) => {
    await page.route('**/releases/mfe-events/**', (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    );
    await openNoDocuments(page);
    const widget = page.locator('[data-widget="next-events"]');

    await page.goto('/');
    await expect(widget.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Course' })).toBeVisible();

    await page.goto('/who-we-are');
    await hydrated(page);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Course' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Choose your Study Destination' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main').getByText('could not be loaded')).toHaveCount(0);
    await expect(widget).toBeEmpty();
    await expectAccessible(page);
  });
});

test('the label of an event that is over is as wide as its text', async ({ page }) => {
  await page.goto('/upcoming-events/13');
  const label = page
    .locator('main')
    .getByText('This event is over', { exact: true })
    .filter({ visible: true });
  const [box, button] = await Promise.all([
    label.boundingBox(),
    page.getByRole('link', { name: 'All events' }).boundingBox(),
  ]);
  expect(box?.width).toBeLessThan((button?.width ?? 0) * 0.8);
});
