import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { details, summary } from '../../support/disclosure.ts';
import { apiUrl, expect, expectAccessible, hydrated, test } from '../../support/test.ts';

const GUIDE = '/study-abroad/usa';

/** A control of the guide that the browser itself opens. */
interface Control {
  name: string;
  opener: (page: Page) => Locator;
  /** What is visible once it is open. */
  content: (page: Page) => Locator;
}

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const everywhere: Control[] = [
  {
    name: 'an item of an accordion',
    opener: (page) => page.locator('main summary').nth(1),
    content: (page) => page.locator('main details').nth(1).locator('p').first(),
  },
];
const screens = [
  {
    name: 'phone',
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    controls: [
      ...everywhere,
      {
        name: "a group of the footer's links",
        opener: (page: Page) => summary(page.locator('footer'), 'Our Services'),
        content: (page: Page) => page.locator('footer').getByRole('link', { name: 'Student Visa' }),
      },
      {
        name: 'the menu',
        opener: (page: Page) => page.getByRole('button', { name: 'Open menu' }),
        content: menu,
      },
      {
        name: 'a group of the menu',
        opener: (page: Page) => summary(menu(page), 'Services'),
        content: (page: Page) => menu(page).getByRole('link', { name: 'Student Visa' }),
      },
    ],
  },
  {
    name: 'desktop',
    use: { viewport: { width: 1280, height: 900 } },
    controls: [
      ...everywhere,
      {
        name: 'a group of the top bar',
        opener: (page: Page) => summary(page.locator('header'), 'Study Abroad'),
        content: (page: Page) => page.locator('header').getByRole('link', { name: /Canada/ }),
      },
    ],
  },
] as const;

/** What the browser says of a page that shows a form again. */
const refusedForm = /status of 422/;

test.describe('the contact form', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: refusedForm });

  test('without scripts shows what is wrong beside what was typed, sends the message and confirms it at an address of its own', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const send = () => main.getByRole('button', { name: 'Send message' }).click();
    await page.goto('/contact?about=Fees');
    await main.getByLabel('Full name').fill('Asha <b>Rai</b>');
    await main.getByLabel('Email').fill('asha');
    await main.getByLabel('Message').fill('First line\nsecond line');
    const [refused] = await Promise.all([
      page.waitForResponse((answer) => answer.request().isNavigationRequest()),
      send(),
    ]);
    expect(refused.status()).toBe(422);
    expect(await refused.headerValue('cache-control')).toBe('private, no-cache');
    await expect(page).toHaveTitle(/^Error: Write to us/);
    await expect(main.getByRole('alert').getByRole('link')).toHaveText([
      'Enter an email address such as name@example.com.',
    ]);
    await expect(main.getByLabel('Full name')).toHaveValue('Asha <b>Rai</b>');
    await expect(main.getByLabel('Subject')).toHaveValue('Fees');
    await expect(main.getByLabel('Message')).toHaveValue('First line\nsecond line');
    await main.getByRole('alert').getByRole('link').click();
    // As long as it may be: a browser sends two characters for each line break.
    await main.getByLabel('Message').fill(`${'a'.repeat(1989)}${'\n'.repeat(10)}b`);
    await main.getByLabel('Email').fill('asha.without.script@example.com');
    await send();
    // The browser keeps the fragment of the link to the field.
    await expect(page).toHaveURL(/\/contact\?sent=[1-9]\d*(#|$)/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message has arrived');
    const number = new URL(page.url()).searchParams.get('sent');
    const receipt = `It has the number ${number}. A receipt is on its way to the email address that you gave.`;
    await expect(main.getByText(receipt)).toBeVisible();
    await page.reload();
    await expect(main.getByText(receipt)).toBeVisible();
    await main.getByRole('link', { name: 'Write another message' }).click();
    await expect(main.getByLabel('Full name')).toHaveValue('');
  });

  test('the same message sent twice without scripts is one message, on the Nepali page as well', async ({
    page,
  }) => {
    const form = {
      name: 'Maya',
      email: 'maya.twice@example.com',
      contact: '',
      subject: 'Fees',
      message: 'How much?',
    };
    const sendTo = (path: string, headers: Record<string, string> = {}) =>
      page.request.post(path, { form, headers, maxRedirects: 0 });
    const [first, second] = [await sendTo('/ne/contact'), await sendTo('/ne/contact')];
    expect([first.status(), second.status()]).toEqual([303, 303]);
    expect(first.headers().location).toMatch(/^\/ne\/contact\?sent=[1-9]\d*$/);
    expect(second.headers().location).toBe(first.headers().location);
    // A page of another site sends nothing in a visitor's name.
    const ofOthers: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://other.example' },
    ];
    for (const headers of ofOthers)
      expect((await sendTo('/ne/contact', headers)).headers().location).toBe('/ne/contact');
    // A body of another type is none of its forms.
    for (const body of [
      { data: { set: {}, values: {} } },
      { data: 'set=', headers: { 'content-type': 'text/plain' } },
    ]) {
      const answer = await page.request.post('/contact', { ...body, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([303, '/contact']);
    }
    // Pages without such a form are opened again.
    expect((await sendTo('/login')).headers().location).toBe('/login');
    expect((await page.request.post('/contact', { form: { message: 'x'.repeat(300_000) } })).status()).toBe(
      413,
    );
  });
});

test.describe('with the answer to the contact form', () => {
  test.use({ expectedErrors: refusedForm });

  test('what was sent without scripts stays when code comes, which then sends it', async ({ page }) => {
    await page.goto('/contact');
    // As a browser does that runs no scripts yet: without an event.
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form');
      for (const [name, value] of [
        ['name', 'Asha'],
        ['subject', 'Fees'],
        ['message', 'Kept'],
      ] as const)
        (form?.elements.namedItem(name) as HTMLInputElement).value = value;
      form?.submit();
    });
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(1);
    await main.getByLabel('Email').fill('asha.later@example.com');
    await expectAccessible(page);
    await hydrated(page);
    await expect(main.getByLabel('Message')).toHaveValue('Kept');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByText('A receipt is on its way to asha.later@example.com.')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

/** The forms of an appointment. */
const booking = (page: Page) => {
  const main = page.getByRole('main');
  return {
    main,
    place: (name: string) => main.getByRole('radio', { name }),
    days: main.locator('[name=day]:enabled'),
    times: main.locator('[name=starts_at]'),
    errors: main.getByRole('alert').getByRole('listitem'),
    /** Presses a button that sends the form. */
    send: async (name: string | RegExp) => {
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().isNavigationRequest()),
        main.getByRole('button', { name }).click(),
      ]);
      return answer;
    },
    fillIn: async () => {
      const address = `without-script-${process.pid}-${Math.random().toString(36).slice(2, 8)}@example.com`;
      await main.locator('select').selectOption('Visa');
      await main.locator('[name=name]').fill('Asha <b>Rai</b>');
      await main.locator('[name=email]').fill(address);
      await main.locator('[name=contact]').fill('9800000000');
      await main.locator('[name=message]').fill('First line\nsecond line');
      return address;
    },
  };
};
/** One of the times that are left. Each test has days of its own, so that it takes no time of another one. */
const someOf = async (times: Locator) => times.nth(Math.floor(Math.random() * (await times.count())));
/** The free times of a place in the next 31 days. */
const freeTimes = async (
  request: APIRequestContext,
  place: string,
): Promise<{ starts_at: string; free: number }[]> => {
  const answer = await request.get(`${apiUrl()}/api/app/appointments/slots/?place=${place}&days=31`);
  const { days }: { days: { slots: { starts_at: string; free: number }[] }[] } = await answer.json();
  return days.flatMap(({ slots }) => slots);
};
const showTimes = 'Show the times of this place and day';

for (const [own, { name, use }] of screens.entries())
  test.describe(`an appointment without scripts on a ${name}`, () => {
    test.use({ ...use, javaScriptEnabled: false, expectedErrors: refusedForm });

    test('is booked at another place and day, seen after a reload, moved and cancelled (ADD-20)', async ({
      page,
    }) => {
      const { main, place, days, times, errors, send, fillIn } = booking(page);
      await page.goto('/book');
      await expect(main.getByText('Times are in Kathmandu.')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Earlier days' })).toBeHidden();
      const address = await fillIn();
      await place('Online').check();
      const later = await send('Later days');
      expect([later.status(), await later.headerValue('cache-control')]).toEqual([200, 'private, no-cache']);
      await expect(place('Online')).toBeChecked();
      await expect(main.getByRole('button', { name: 'Earlier days' })).toBeVisible();
      await expect(days.and(page.locator(':checked'))).toBeFocused();
      await days.last().check();
      await main.getByLabel('Email', { exact: true }).fill('asha');
      await send(showTimes);
      await expect(days.last()).toBeChecked();
      await expect(times.first()).toBeFocused();
      await expect(errors).toHaveCount(0);
      expect(page.url()).toMatch(/\/book$/);

      await times.last().check();
      // Another day than that of the shown times.
      await days.nth(own).check();
      await main.getByLabel('Full name').press('Enter');
      await expect(page).toHaveTitle(/^Error: Book an appointment/);
      await expect(errors).toHaveText([
        'Choose a day and a time.',
        'Enter an email address such as name@example.com.',
      ]);
      await expect(days.nth(own)).toBeChecked();
      await expect(times.and(page.locator(':checked'))).toHaveCount(0);
      await expect(main.getByLabel('Full name')).toHaveValue('Asha <b>Rai</b>');
      await expect(main.getByLabel(/What should the counsellor know/)).toHaveValue('First line\nsecond line');
      await expect(main.getByLabel('What is it about?')).toHaveValue('Visa');

      const time = await someOf(times);
      const start = (await time.getAttribute('value')) ?? '';
      await time.check();
      await main.getByLabel('Email', { exact: true }).fill(address);
      expect((await send('Book this time')).status()).toBe(303);
      await expect(page).toHaveURL(/\/book\/[2-9A-Z]{8}-[^?]+\?outcome=booked$/);
      const seen = async (heading: string) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(main.getByText('Online, by video call')).toBeVisible();
      };
      await seen('Your appointment is booked');
      const reloaded = await page.reload();
      expect([reloaded?.status(), await reloaded?.headerValue('cache-control')]).toEqual([200, 'no-store']);
      await seen('Your appointment is booked');
      await expect(main.locator('time')).toHaveAttribute('datetime', start);
      await expect(
        main.getByText(`A confirmation with a calendar file is on its way to ${address}.`),
      ).toBeVisible();
      // The line for the visitor's own time, which only the browser knows, has no room on paper.
      const ownTime = main.locator('time + span');
      await expect(ownTime).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(ownTime).toBeHidden();
      await page.emulateMedia({ media: null });
      const file = page.waitForEvent('download');
      await main.getByRole('link', { name: 'Add to calendar' }).click();
      expect((await file).suggestedFilename()).toMatch(/^appointment-\w+\.ics$/);

      await main.getByRole('link', { name: 'Choose another time' }).click();
      await days.nth(-4 - own).check();
      await send(showTimes);
      expect((await send('Move to this time')).status()).toBe(422);
      await expect(page).toHaveTitle(/^Error: Your appointment/);
      await expect(errors).toHaveText(['Choose a day and a time.']);
      const other = await someOf(times);
      const moved = (await other.getAttribute('value')) ?? '';
      await other.check();
      await send('Move to this time');
      await seen('Your appointment has a new time');
      await expect(main.locator('time')).toHaveAttribute('datetime', moved);

      await summary(main, 'Cancel appointment').click();
      await send('Cancel appointment');
      await seen('Your appointment is cancelled');
      await page.reload();
      await seen('Your appointment is cancelled');
      await expect(main.getByRole('link', { name: 'Book another appointment' })).toBeVisible();
    });
  });

test.describe('Back among the days of an appointment', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: refusedForm });

  test('without scripts shows the days before with what was typed', async ({ page }) => {
    const { main, place, days, send } = booking(page);
    await page.goto('/book');
    await place('Online').check();
    await main.getByLabel('Full name').fill('Asha Rai');
    const firstDay = () => days.first().getAttribute('value');
    const shown = [await firstDay()];
    for (const _press of [1, 2]) {
      await send('Later days');
      shown.push(await firstDay());
    }
    expect((await send('Book this time')).status()).toBe(422);
    for (const day of shown.slice(1).reverse()) {
      await page.goBack();
      expect(await firstDay()).toBe(day);
      await expect(place('Online')).toBeChecked();
      await expect(main.getByLabel('Full name')).toHaveValue('Asha Rai');
    }
    await page.goBack();
    expect(await firstDay()).toBe(shown[0]);
    await expect(main.getByLabel('Full name')).toHaveValue('Asha Rai');
  });
});

test.describe('an appointment without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 409/ });

  test('whose time was taken meanwhile keeps what was typed, on the Nepali page as well', async ({
    page,
    request,
  }) => {
    const { main, days, times, send, fillIn } = booking(page);
    await page.goto('/ne/book');
    await fillIn();
    await main.locator('[name=place][value=online]').check();
    // Days that nobody can book, as those of a button in a page of another time.
    const later = main.locator('button[name=show_from]');
    await later.evaluate((button: HTMLButtonElement) => {
      button.value = '2099-01-01';
    });
    await send('पछिल्ला दिन');
    await expect(page.locator(':focus')).toHaveText(/^यी दिनमा खाली समय छैन।/);
    await expect(later).toHaveText(['अघिल्ला दिन']);
    await send('यो स्थान र दिनको समय हेर्नुहोस्');
    await expect(main.locator('[name=place][value=online]')).toBeChecked();
    await days.nth(-6).check();
    await send('यो स्थान र दिनको समय हेर्नुहोस्');
    const time = await someOf(times);
    const start = (await time.getAttribute('value')) ?? '';
    await time.check();
    const place = 'online';
    const room = (await freeTimes(request, place)).find(({ starts_at }) => starts_at === start)?.free;
    if (!room) throw new Error(`${start} is not free.`);
    const about = { purpose: 'Visa', name: 'Another visitor', contact: '9800000000' };
    for (let other = 0; other < room; other += 1) {
      const email = `other-${process.pid}-${Math.random().toString(36).slice(2, 8)}@example.com`;
      const taken = await request.post(`${apiUrl()}/api/app/appointments/`, {
        data: { place, starts_at: start, email, ...about },
      });
      expect(taken.status(), await taken.text()).toBe(201);
    }
    expect((await send('यो समय लिनुहोस्')).status()).toBe(409);
    await expect(main.getByRole('alert')).toContainText('यो समय भर्खरै अरूले लियो।');
    await expect(main.locator(`[value="${start}"]`)).toHaveCount(0);
    await expect(main.locator('[name=name]')).toHaveValue('Asha <b>Rai</b>');
    await expect(main.locator('[name=place][value=online]')).toBeChecked();
    await times.first().check();
    await send('यो समय लिनुहोस्');
    await expect(page).toHaveURL(/\/ne\/book\/[2-9A-Z]{8}-[^?]+\?outcome=booked$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('तपाईंको भेटघाट समय पक्का भयो');
  });

  test('that is sent twice is booked once; after it was cancelled, it is booked anew', async ({
    request,
  }) => {
    // After the days that the page shows first, of which other tests take theirs, and before the last times, as they do.
    const times = (await freeTimes(request, 'butwal')).slice(-130, -10);
    const { starts_at } = times[Math.floor(Math.random() * times.length)] ?? { starts_at: 'no free time' };
    const form = {
      ...{ place: 'butwal', from: '', day: starts_at.slice(0, 10), starts_at },
      ...{ purpose: 'Visa', name: 'Maya', contact: '9800000000', message: '' },
      email: `twice-${process.pid}-${Math.random().toString(36).slice(2, 8)}@example.com`,
    };
    const post = async (path: string, fields: Record<string, string>) => {
      const answer = await request.post(path, { form: fields, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      return answer.headers().location ?? '';
    };
    const first = await post('/book', form);
    expect(await post('/book', form)).toBe(first);
    const path = first.replace(/\?.*/, '');
    expect(await post(path, { cancel: '1' })).toBe(`${path}?outcome=cancelled`);
    const again = await post('/book', form);
    expect(again).toMatch(/\?outcome=booked$/);
    expect(again).not.toBe(first);
    expect(await post('/book', form)).toBe(again);
  });
});

test('a booking that was begun without scripts is finished by code that comes later (ADD-20)', async ({
  page,
}) => {
  const { main, place, days, times, fillIn } = booking(page);
  await page.goto('/book');
  await fillIn();
  await place('Butwal branch').check();
  // As a browser does that runs no scripts yet: its button is in the HTML.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'show_from', value: '' });
    form?.append(field);
    form?.submit();
  });
  await page.waitForEvent('load');
  await hydrated(page);
  await expect(place('Butwal branch')).toBeChecked();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main.getByRole('button', { name: showTimes })).toHaveCount(0);
  await expect(main.getByLabel('Full name')).toHaveValue('Asha <b>Rai</b>');
  await expectAccessible(page);
  await days.nth(-3).check();
  await (await someOf(times)).check();
  await main.getByRole('button', { name: /^Book .+, \d\d:\d\d$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
  await expect(main.getByText('Butwal branch')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

for (const { name, use, controls } of screens) {
  const isPhone = name === 'phone';
  const press = (locator: Locator) => (isPhone ? locator.tap() : locator.click());

  test.describe(`on a ${name}`, () => {
    test.use(use);

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('every control of a guide opens by pointer, closes and opens by keyboard', async ({ page }) => {
        await page.goto(GUIDE);
        const footer = page.getByRole('contentinfo');
        for (const href of ['mailto:info@ridgeway.example', 'tel:+97710550101'])
          await expect(footer.locator(`[href="${href}"]`)).toBeVisible();
        await expect(footer.getByText('Juniper House, Silver Bell Lane 14, Kathmandu')).toBeVisible();
        for (const control of controls) {
          const content = control.content(page);
          await expect(content, control.name).toBeHidden();
          await press(control.opener(page));
          await expect(content, control.name).toBeVisible();
          // A press of its button in the page behind is not possible while it is open.
          if (control.name === 'the menu') continue;
          // Chromium ends the pressed state of a tap after 0.15 s, and with it that of a key held down meanwhile.
          await expect(page.locator('summary:active')).toHaveCount(0);
          for (const [key, isOpen] of [
            ['Enter', false],
            ['Space', true],
          ] as const) {
            await control.opener(page).press(key);
            await expect(content, control.name).toBeVisible({ visible: isOpen });
          }
        }
        if (!isPhone) {
          await press(summary(page.locator('header'), 'Services'));
          await expect(details(page.locator('header'), 'Study Abroad')).toHaveJSProperty('open', false);
          return;
        }
        await menu(page).getByRole('button', { name: 'Close menu' }).tap();
        await expect(menu(page)).toBeHidden();
        await page.getByRole('button', { name: 'Open menu' }).press('Enter');
        await expect(menu(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        await summary(menu(page), 'Test Preparation').tap();
        await menu(page).getByRole('link', { name: 'IELTS' }).tap();
        await expect(page).toHaveURL(/\/test-preparation\/ielts$/);
      });
    });

    test('what was opened before the code came stays where it is, and the code takes it over', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const releaseScripts = await holdScripts(page);
      await page.goto(GUIDE, { waitUntil: 'commit' });
      for (const control of controls) {
        await press(control.opener(page));
        await expect(control.content(page), control.name).toBeVisible();
      }
      await expectAccessible(page);
      const last = controls.at(-1) as Control;
      const places = () =>
        Promise.all([
          page.evaluate(() => scrollY),
          ...controls.map((control) => control.content(page).boundingBox()),
        ]);
      const before = await places();
      releaseScripts();
      await hydrated(page);
      await hydrated(page, isPhone ? '#site-menu' : 'header');
      expect(await places()).toEqual(before);

      // The code is there: Esc closes, and the focus returns.
      await page.keyboard.press('Escape');
      await expect(last.content(page)).toBeHidden();
      if (isPhone) await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
      else await expect(last.opener(page)).toBeFocused();
    });

    test('the dots of a carousel show their slides and keep it on the screen, and the code goes on from there', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const releaseScripts = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const carousel = page.getByRole('region', { name: 'Our services' });
      const slide = carousel.getByRole('listitem').filter({ hasText: 'Right University Selection' });
      await carousel.scrollIntoViewIfNeeded();
      const dot = carousel.getByRole('link', { name: 'Show Right University Selection' });
      await press(dot);
      const middle = async () => {
        const box = await slide.boundingBox();
        return box && Math.round(box.x + box.width / 2);
      };
      await expect.poll(middle).toBe(use.viewport.width / 2);
      await expect(carousel).toBeInViewport({ ratio: 1 });
      const scrolled = await page.evaluate(() => scrollY);
      releaseScripts();
      await hydrated(page);
      await expect(carousel.locator('.swiper-initialized')).toBeVisible();
      await expect(carousel.locator('a[aria-current]')).toHaveAccessibleName(
        'Show Right University Selection',
      );
      await expect.poll(middle).toBe(use.viewport.width / 2);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });
  });
}

test('a reason of the home page is shown by pointing, focus and touch, one at a time (B-23)', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title }) });
  await card('Top Service').getByRole('button').focus();
  await expect(card('Top Service').locator('p')).toBeVisible();
  await card('Free Advice').hover();
  await expect(card('Free Advice').locator('p')).toBeVisible();
  await expect(card('Top Service').locator('p')).toBeHidden();
});
