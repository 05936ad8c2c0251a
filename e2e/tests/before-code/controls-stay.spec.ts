import type { Locator, Page } from '@playwright/test';
import { logIn, newAccount } from '../../support/account.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { apiUrl, expect, hydrated, test } from '../../support/test.ts';

/** Everything of the page's content that can be pressed. */
const CONTENT = 'main :is(a[href], button, input, select, textarea)';
/** The same with what stands below the content. */
const PAGE = `${CONTENT}, footer :is(a[href], button)`;

/** Remembers where everything is that can be pressed now. */
async function rememberPlaces(page: Page, controls: string) {
  await page.evaluate(async (selector) => {
    await document.fonts.ready;
    const places = [...document.querySelectorAll(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, top: control.getBoundingClientRect().top + scrollY }));
    Object.assign(window, { places });
  }, controls);
}

/** What can still be pressed and has moved since then, by how many px. */
const moved = (page: Page) =>
  page.evaluate(() => {
    const { places } = window as never as { places: { control: HTMLElement; top: number }[] };
    return places
      .filter(({ control }) => control.isConnected)
      .map(({ control, top }) => ({
        name: control.textContent || control.getAttribute('name'),
        by: Math.round(control.getBoundingClientRect().top + scrollY - top),
      }))
      .filter(({ by }) => by !== 0);
  });

/** Holds back the answers to calls of the API until the returned function is called. */
async function holdAnswers(page: Page, path: string) {
  const released = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Presses the mouse on the middle of the control, and keeps it pressed. */
async function pressDown(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} has no place on the page`);
  const page = control.page();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

/** A new appointment, as the API books it. */
async function bookedToken(): Promise<string> {
  const slots = await (await fetch(`${apiUrl()}/api/app/appointments/slots/?place=online&days=31`)).json();
  const free = slots.days.flatMap((day: { slots: { starts_at: string }[] }) => day.slots);
  // From the end, but not the last ones, which other tests choose. Tests at the same time may choose the same one.
  const first = Math.min(8 + Math.floor(Math.random() * 20), free.length);
  for (const { starts_at } of free.toReversed().slice(first)) {
    const answer = await fetch(`${apiUrl()}/api/app/appointments/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        place: 'online',
        starts_at,
        purpose: 'Visa',
        name: 'Asha Rai',
        email: `stays-${process.pid}-${Math.random().toString(36).slice(2, 8)}@example.com`,
        contact: '9800000000',
      }),
    });
    if (answer.ok) return (await answer.json()).token;
    if (answer.status !== 409)
      throw new Error(`The appointment was not booked: ${answer.status} ${await answer.text()}`);
  }
  throw new Error('There is no free time.');
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
])
  test.describe(`on a screen ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the free times of another appointment move nothing that can be pressed', async ({ page }) => {
      const release = await holdAnswers(page, '**/appointments/slots/**');
      await page.goto(`/book/${await bookedToken()}`);
      await page.getByRole('button', { name: 'Choose another time' }).click();
      const keep = page.getByRole('button', { name: 'Keep the time as it is' });
      await expect(keep).toBeVisible();
      await rememberPlaces(page, CONTENT);
      release();
      await expect(page.getByRole('group', { name: /^Which time on/ })).toBeVisible();
      expect(await moved(page)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Move to this time' })).toBeVisible();
      await keep.click();
      await expect(page.getByRole('button', { name: 'Choose another time' })).toBeVisible();
    });

    test('the news that the visitor is registered moves nothing that can be pressed', async ({
      page,
      context,
    }) => {
      const account = await newAccount();
      const registered = await fetch(`${apiUrl()}/api/app/event-register/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${account.access}` },
        body: JSON.stringify({ event: 6 }),
      });
      expect(registered.status).toBe(201);
      await logIn(context, account);
      const release = await holdAnswers(page, '**/event-registration-list/**');
      await page.goto('/upcoming-events/6');
      await hydrated(page);
      await expect(page.locator('main').getByRole('button', { name: 'Register', exact: true })).toBeVisible();
      await rememberPlaces(page, CONTENT);
      release();
      await expect(page.getByRole('button', { name: /^Cancel registration/ })).toBeVisible();
      expect(await moved(page)).toEqual([]);
    });

    test("'Start again' of the costs stays where it is when the button that only a page without code needs goes", async ({
      page,
    }) => {
      const release = await holdScripts(page, 'mfe-catalogue');
      await page.goto('/cost');
      const again = page.locator('main').getByRole('link', { name: 'Start again' });
      const calculate = page.locator('main').getByRole('button', { name: 'Calculate' });
      await expect(calculate).toBeVisible();
      const before = await again.boundingBox();
      release();
      await again.hover();
      await expect(calculate).toBeHidden();
      expect((await again.boundingBox())?.x).toBe(before?.x);
    });

    test('a button that only a page without code needs goes when the focus has left it', async ({ page }) => {
      const release = await holdScripts(page, 'mfe-catalogue');
      await page.goto('/cost');
      const calculate = page.locator('main').getByRole('button', { name: 'Calculate' });
      await calculate.focus();
      release();
      await hydrated(page);
      await expect(calculate).toBeFocused();
      await calculate.press('Enter');
      await expect(calculate).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByText('The same as a table')).toBeFocused();
      await expect(calculate).toBeHidden();
    });

    test.describe('outside the time zone of Nepal', () => {
      test.use({ timezoneId: 'Pacific/Auckland' });

      test("the visitor's time of an event moves nothing, and the press that brings the code counts", async ({
        page,
      }) => {
        const release = await holdScripts(page, 'mfe-events');
        await page.goto('/upcoming-events/6');
        await rememberPlaces(page, PAGE);
        await pressDown(page.locator('#event-register'));
        release();
        await hydrated(page);
        await expect(page.getByText('(your time)')).toBeVisible();
        expect(await moved(page)).toEqual([]);
        await page.mouse.up();
        await expect(page.getByRole('dialog')).toBeVisible();
      });

      test("the visitor's times of appointments move nothing, and the press that brings the code counts", async ({
        page,
      }) => {
        const release = await holdScripts(page, 'mfe-events');
        await page.goto('/book');
        await rememberPlaces(page, PAGE);
        // The last one: the times of today end one after the other while the day goes on.
        const time = page
          .getByRole('group', { name: /^Which time on/ })
          .getByRole('radio')
          .last();
        await pressDown(time);
        release();
        await hydrated(page);
        await expect(page.getByText(/below them the time in Auckland/)).toBeVisible();
        expect(await moved(page)).toEqual([]);
        await page.mouse.up();
        await expect(time).toBeChecked();
      });

      test("the visitor's time of a booked appointment moves nothing, and the press that is held meanwhile counts", async ({
        page,
      }) => {
        const release = await holdScripts(page, 'mfe-events');
        await page.goto(`/book/${await bookedToken()}`);
        await rememberPlaces(page, PAGE);
        await pressDown(page.getByRole('button', { name: 'Choose another time' }));
        release();
        await hydrated(page);
        await expect(page.getByText('(your time)')).toBeVisible();
        expect(await moved(page)).toEqual([]);
        await page.mouse.up();
        await expect(page.getByRole('button', { name: 'Keep the time as it is' })).toBeVisible();
      });
    });
  });
