import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { details, summary } from '../../support/disclosure.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

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

test.describe('the contact form', () => {
  test.use({ javaScriptEnabled: false });

  test('takes no message without scripts, which would be lost, and says how else to write', async ({
    page,
  }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.locator('form noscript')).toBeVisible();
    await expect(main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Send message' })).toBeHidden();
    await expect(page.getByRole('contentinfo').locator('[href^="tel:"]').first()).toBeVisible();
  });
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
