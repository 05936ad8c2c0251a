import type { Locator, Page } from '@playwright/test';
import { logIn, newAccount } from '../../support/account.ts';
import { emailTo, siteLinkIn } from '../../support/mailbox.ts';
import { enterStaffPages } from '../../support/staff.ts';
import { apiUrl, expect, expectAccessible, horizontalOverflow, hydrated, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

let visitors = 0;
const newAddress = () => {
  visitors += 1;
  return `booking-${process.pid}-${visitors}-${Math.random().toString(36).slice(2, 8)}@example.com`;
};

const days = (page: Page) => page.getByRole('group', { name: 'Which day?' });
const times = (page: Page) => page.getByRole('group', { name: /^Which time on/ });
const submit = (page: Page) => page.locator('main').getByRole('button', { name: /^Book/ });

async function openBooking(page: Page, query = '') {
  await page.goto(`/book${query}`);
  await hydrated(page);
  await expect(times(page)).toBeVisible();
}

/** Chooses a day and a time by their position, counted from the end so that tests do not meet each other. */
async function choose(page: Page, fromEnd: number, time: number) {
  await days(page).locator('label:not([data-off]) input').nth(-fromEnd).check();
  // By its value, because the times of another place may still arrive and move the others.
  const start = (await times(page).getByRole('radio').nth(time).getAttribute('value')) ?? '';
  await times(page).locator(`input[value="${start}"]`).check();
  return start;
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('What is it about?').selectOption('Visa');
  await page.getByLabel('Full name').fill('Asha Rai');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mobile number').fill('+977 980-000-0000');
  await page.getByLabel(/What should the counsellor know/).fill('I want to study nursing.');
}

const expectNoHorizontalScroll = async (page: Page) =>
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

/** With forced colours the chosen chip differs from the others, and the chip that has the focus from both. */
async function expectDistinctChips(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const style = (chip: Locator) =>
    chip.evaluate((label) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(label);
      return { backgroundColor, outlineStyle };
    });
  const place = page.locator('label', { has: page.getByRole('radio', { name: /^Butwal branch/ }) });
  const notChosen = await style(page.locator('label', { has: page.getByRole('radio', { name: /^Online/ }) }));
  const chosen = await style(place);
  expect(chosen.backgroundColor).not.toBe(notChosen.backgroundColor);
  await place.getByRole('radio').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect((await style(place)).outlineStyle).not.toBe(chosen.outlineStyle);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('books, moves by the link of the e-mail and cancels, on a phone (ADD-20)', async ({ page }) => {
  const email = newAddress();
  await openBooking(page, '?branch=butwal');
  await expect(page.getByRole('radio', { name: /^Butwal branch/ })).toBeChecked();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await expectDistinctChips(page);

  await submit(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Enter your name.' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();

  await choose(page, 1, 0);
  await fillIn(page, email);
  await submit(page).click();
  await expect(page).toHaveURL(/\/book\/[2-9A-Z]{8}-/);
  await expect(page.locator('h1')).toHaveText('Your appointment is booked');
  await expect(page.locator('main').getByText('Butwal branch')).toBeVisible();
  await expect(
    page.getByText(`A confirmation with a calendar file is on its way to ${email}.`),
  ).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^appointment-\w+\.ics$/);

  const booked = await emailTo(email, 'Your appointment is booked.');
  expect(booked).toContain('METHOD:REQUEST');
  // Another page first: a navigation to the same address would keep what the booking form left in the history.
  await page.goto('/');
  await page.goto(siteLinkIn(booked, '/book/'));
  await expect(page.locator('h1')).toHaveText('Your appointment');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto(`${page.url()}?move=1`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Keep the time as it is' }).click();
  await expect(page).toHaveURL(/\/book\/[^?]+$/);
  await expect(page.locator('main :focus')).toContainText('Butwal branch');
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await page.getByRole('radio', { name: /^Online/ }).check();
  await expect(days(page)).toBeVisible();
  const start = await choose(page, 2, 3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.locator('h1')).toHaveText('Your appointment has a new time');
  const headerEnd = await page
    .getByRole('banner')
    .evaluate((banner) => banner.getBoundingClientRect().bottom);
  expect((await page.locator('h1').boundingBox())?.y).toBeGreaterThanOrEqual(headerEnd);
  await expect(page.locator('main time')).toHaveAttribute('datetime', start);
  await expect(page.getByText('Online, by video call')).toBeVisible();
  const moved = await emailTo(email, 'Your appointment has a new time.');
  expect(moved).toContain('SEQUENCE:1');

  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.locator('h1')).toHaveText('Your appointment is cancelled');
  await expectAccessible(page);
  expect(await emailTo(email, 'Your appointment is cancelled.')).toContain('METHOD:CANCEL');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Your appointment is cancelled');
});

test.describe('a time that is taken meanwhile', () => {
  // The browser logs the 409 that this test causes.
  test.use({ expectedErrors: /Failed to load resource.*409/ });

  test('keeps everything that was typed, and the times are shown anew', async ({ page }) => {
    await openBooking(page);
    const start = await choose(page, 3, 2);
    const email = newAddress();
    await fillIn(page, email);
    const slots = await (await fetch(`${apiUrl()}/api/app/appointments/slots/?days=31`)).json();
    const room = slots.days
      .flatMap((day: { slots: { starts_at: string; free: number }[] }) => day.slots)
      .find((slot: { starts_at: string }) => slot.starts_at === start).free;
    for (let other = 0; other < room; other += 1)
      await fetch(`${apiUrl()}/api/app/appointments/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          place: slots.place,
          starts_at: start,
          purpose: 'Visa',
          name: 'Another visitor',
          email: newAddress(),
          contact: '9800000000',
        }),
      });
    await submit(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toContainText('This time has just been taken.');
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rai');
    await expect(page.locator(`main input[value="${start}"]`)).toHaveCount(0);
    await expectAccessible(page);
    await times(page).getByRole('radio').first().check();
    await submit(page).click();
    await expect(page.locator('h1')).toHaveText('Your appointment is booked');
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Australia/Sydney' });

  test('the form is filled in by keyboard alone, and the own time is shown too', async ({ page }) => {
    await openBooking(page);
    await expect(page.getByText(/below them the time in Sydney/)).toBeVisible();
    await days(page).locator('input:checked').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    // The buttons of the days stand between the days and the times; a button that is switched off is left out.
    while (!(await times(page).evaluate((group) => group.contains(document.activeElement))))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(times(page).getByRole('radio').first()).toBeChecked();
    await expect(times(page).getByRole('radio').first()).toHaveAccessibleName(
      /^\d\d:\d\d, .*\d\d:\d\d your time$/,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.type('Vi');
    for (const text of ['Asha Rai', newAddress(), '9800000000']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Your appointment is booked');
    await expect(page.getByText(/\(your time\)/)).toBeVisible();
  });
});

test('the free times are in the HTML; a private appointment is in that of its own address, which is kept nowhere', async ({
  request,
}) => {
  const html = await (await request.get('/book')).text();
  expect(html).toMatch(/Which time on \w+day \d+ \w+\?/);
  const { email } = await newAccount();
  const slots = await (await request.get(`${apiUrl()}/api/app/appointments/slots/?place=online`)).json();
  const start = slots.days.flatMap((day: { slots: { starts_at: string }[] }) => day.slots).at(-1).starts_at;
  const booked = await request.post(`${apiUrl()}/api/app/appointments/`, {
    data: {
      place: 'online',
      starts_at: start,
      purpose: 'Visa',
      name: 'Asha Rai',
      email,
      contact: '9800000000',
    },
  });
  const { token } = await booked.json();
  for (const query of ['', '?outcome=booked', '?utm_source=mail']) {
    const answer = await request.get(`/book/${token}${query}`);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
    const page = await answer.text();
    expect(page).toContain(token.slice(0, 8));
    expect(page).toContain('noindex');
  }
  const unknown = await request.get('/book/ABCD2345-unknown');
  expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'no-store']);
  expect(await unknown.text()).toContain('leads to no appointment');
});

test('staff handle an appointment on a phone', async ({ page, request }) => {
  const email = newAddress();
  const name = `Kiran ${email.slice(-17, -12)}`;
  const slots = await (
    await request.get(`${apiUrl()}/api/app/appointments/slots/?place=butwal&days=31`)
  ).json();
  const start = slots.days.flatMap((day: { slots: { starts_at: string }[] }) => day.slots).at(-5).starts_at;
  await request.post(`${apiUrl()}/api/app/appointments/`, {
    data: { place: 'butwal', starts_at: start, purpose: 'Visa', name, email, contact: '9800000000' },
  });
  await enterStaffPages(page);
  for (const path of ['/admin', '/admin/appointments', '/admin/messages', '/admin/emails', '/admin/events']) {
    await page.goto(apiUrl() + path);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name }).click();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  // The longest option is what makes the list wide; the demonstration's branches have short names.
  for (const address of [page.url(), `${apiUrl()}/admin/appointments`, page.url()]) {
    await page.goto(address);
    await page
      .getByLabel('Place')
      .locator('option')
      .first()
      .evaluate((option) => {
        option.textContent = 'Bharatpur Metropolitan City Chitwan Ward branch';
      });
    await expectNoHorizontalScroll(page);
  }
  const small = await page
    .locator('button, select, input:not([type=hidden]), a.button, nav a')
    .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
  await page.getByRole('button', { name: 'Held' }).click();
  await expect(page.getByRole('status')).toHaveText('Marked as: Held.');
  await page.getByRole('button', { name: 'Back to booked' }).click();
  await page.getByLabel('Note to the visitor').last().fill('We are closed that day.');
  await page.getByRole('button', { name: 'Cancel and write to the visitor' }).click();
  await expect(page.getByRole('status')).toHaveText('Cancelled. The visitor gets an email.');
  expect(await emailTo(email, 'was cancelled')).toContain('We are closed that day.');
});

test('after Back, the fields above a list of staff say which list it is, not what was chosen and not sent', async ({
  page,
}) => {
  await enterStaffPages(page);
  for (const [path, field, other] of [
    ['/admin', 'Status', 'withdrawn'],
    ['/admin/appointments', 'Place', 'butwal'],
    ['/admin/universities', 'Verification', 'listed'],
  ] as const) {
    await page.goto(apiUrl() + path);
    const shown = await page.getByLabel(field, { exact: true }).inputValue();
    await page.getByLabel(field, { exact: true }).selectOption(other);
    await page.getByRole('searchbox').fill('not sent');
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
    await page.goBack();
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(shown);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  }
});

test('the choices of a check of a university stand in a line with their names on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterStaffPages(page);
  await page.goto(`${apiUrl()}/admin/universities/1`);
  for (const name of ['Listed in the register', 'Not listed', 'Not checked']) {
    const choice = page.getByRole('radio', { name });
    const middles = await choice.evaluate((input) => {
      const text = document.createRange();
      text.selectNodeContents(input.parentElement?.lastChild as Text);
      return [input.getBoundingClientRect(), text.getBoundingClientRect()].map(
        ({ top, height }) => top + height / 2,
      );
    });
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)), name).toBeLessThan(4);
  }
});

test('staff take an application over and give it back on a phone, and the list stays filtered', async ({
  page,
  request,
}) => {
  const { access, email } = await newAccount();
  const person = { first_name: 'Kiran', last_name: 'Rai', email, contact: '9800000000' };
  const sent = await request.post(`${apiUrl()}/api/app/application-create/`, {
    headers: { authorization: `Bearer ${access}` },
    multipart: person,
  });
  const { id } = await sent.json();
  await enterStaffPages(page);
  await page.goto(`${apiUrl()}/admin`);
  await page.getByLabel('Name, course or university').fill(email);
  await page.getByLabel('Responsible').selectOption('Nobody’s');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('listitem')).toContainText('Responsible: nobody yet');
  const filtered = page.url();
  await page.getByRole('link', { name: 'Kiran Rai' }).click();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('status')).toHaveText('You are responsible for this application now.');
  await expect(page.getByText('Responsible: staff@example.com', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByLabel('Responsible')).toHaveValue('nobody');
  await expect(page.getByText('0 applications.')).toBeVisible();
  await page.getByLabel('Responsible').selectOption('me');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('listitem')).toContainText('Responsible: staff@example.com');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await page.goto(`${apiUrl()}/admin/applications/${id}`);
  await page.getByLabel('New responsible person').selectOption('Nobody');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByRole('status')).toHaveText('Nobody is responsible for this application now.');
  await expect(page.getByText('responsible: nobody (before: staff@example.com)')).toBeVisible();

  // On paper there is nothing to press, and no heading of a form that is left out.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await page.locator('h2:visible').allTextContents()).toEqual(['Documents', 'History']);
  await page.goto(`${apiUrl()}/admin/appointments`);
  await expect(page.getByLabel('Place', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Close days' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Close a time').first()).toBeHidden();
});

test('staff find what they have typed into one form after they press the button of another', async ({
  page,
  request,
}) => {
  const { access, email } = await newAccount();
  const sent = await request.post(`${apiUrl()}/api/app/application-create/`, {
    headers: { authorization: `Bearer ${access}` },
    multipart: { first_name: 'Kiran', last_name: 'Rai', email, contact: '9800000000' },
  });
  const { id } = await sent.json();
  await enterStaffPages(page);
  await page.goto(`${apiUrl()}/admin/applications/${id}`);
  const note = page.getByLabel('Note for staff');
  await note.fill('Call on Monday');
  await page.getByLabel('New status').selectOption('declined');
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'You are responsible for this application now. Your other note is not stored yet.',
  );
  await expect(note).toHaveValue('Call on Monday');
  await expect(page.getByLabel('New status')).toHaveValue('declined');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change status and write to the applicant' }).click();
  await expect(page.getByText('Status: declined')).toBeVisible();
  await page.getByRole('button', { name: 'Store the note' }).click();
  await expect(page).toHaveURL(`${apiUrl()}/admin/applications/${id}`);
  await expect(page.getByText('Call on Monday')).toBeVisible();
  await expect(note).toHaveValue('');
});

test('place, day and time are kept after a reload and in the other language', async ({ page }) => {
  await openBooking(page);
  await page.getByRole('radio', { name: /^Butwal/ }).check();
  await expect(page.getByRole('radio', { name: /^Butwal/ })).toBeChecked();
  const start = await choose(page, 2, 1);
  const chosen = page.locator(`input[value="${start}"]`);
  for (const path of ['/book', '/ne/book']) {
    await page.goto(path);
    await expect(chosen).toBeChecked();
    await expect(page.locator('input[value=butwal]')).toBeChecked();
  }
  // A purpose is sent in English, and shown in the language of the page.
  await expect(page.locator('option[value="Test preparation"]')).toHaveText('परीक्षाको तयारी');
});

test('a time of later days is still chosen after another page and Back', async ({ page }) => {
  await openBooking(page);
  const first = await days(page).getByRole('radio').first().getAttribute('value');
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(days(page).getByRole('radio').first()).not.toHaveValue(first ?? '');
  const start = await choose(page, 3, 1);
  const chosen = page.locator(`input[value="${start}"]`);
  await expect(chosen).toBeChecked();
  // A document of another origin, so that Back loads this one anew and the browser restores its controls.
  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await expect(chosen).toBeChecked();
  await expect(page.getByText(/not free any more/)).toHaveCount(0);
  await expect(chosen).toBeChecked();
});

test('what an account has typed is not shown to the next visitor of a shared phone', async ({
  page,
  context,
}) => {
  const account = await newAccount();
  await logIn(context, account);
  await openBooking(page);
  const name = page.getByLabel('Full name');
  await name.fill('Asha Rai');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bookingDraft'))).toContain('Asha');
  await page.reload();
  await expect(name).toHaveValue('Asha Rai');
  await page.evaluate(() => localStorage.clear());
  await openBooking(page);
  await expect(name).toHaveValue('');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
});
