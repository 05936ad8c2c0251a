import { logIn, newAccount, password, sharedAccount } from '../../support/account.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { summary } from '../../support/disclosure.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

test('the drawer has three independent groups; a navigation closes it and collapses them (LAYOUT-2, LAYOUT-3)', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  const groups = ['Study Abroad', 'Test Preparation', 'Services'];
  const open = drawer.locator('details[open] > summary');
  for (const name of groups) await summary(drawer, name).click();
  await expect(open).toHaveText(groups);
  await summary(drawer, 'Services').click();
  await expect(open).toHaveText(['Study Abroad', 'Test Preparation']);
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'IELTS' }).click();
  await expect(page).toHaveURL(/\/test-preparation\/ielts$/);
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer).toBeVisible();
  await expect(open).toHaveCount(0);
});

test('a tap on the menu button before hydration opens the menu after hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/who-we-are', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'earlyActions' in window);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  releaseScripts();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('links of a menu that was opened before the code stay where they are, also for logged-in visitors', async ({
  page,
  context,
}) => {
  await logIn(context, await sharedAccount());
  const releaseScripts = await holdScripts(page, 'shell');
  await page.goto('/who-we-are', { waitUntil: 'commit' });
  // Browsers without commands of buttons open dialogs by the first script, which comes with the page.
  await page.waitForFunction(() => 'earlyActions' in window);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const link = drawer.getByRole('link', { name: 'Course Search' });
  await expect(link).toBeVisible();
  const top = async () => (await link.boundingBox())?.y;
  const before = await top();
  releaseScripts();
  const account = drawer.getByRole('link', { name: 'My applications' });
  await expect(account).toBeVisible();
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(account).toBeInViewport();
  expect((await account.boundingBox())?.y).toBeLessThan((await top()) ?? 0);
});

test('the bottom bar navigates, marks the current page, opens the menu and covers neither footer nor focus', async ({
  page,
}) => {
  await openNoDocuments(page);
  await page.goto('/who-we-are');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const controls = bar.locator('a, button');
  await expect(controls).toHaveText(['Search', 'Dates', 'Saved', 'Menu']);
  await expect(bar).toBeInViewport({ ratio: 1 });

  // The groups of the footer are closed on phones until their heading is tapped.
  const services = page.locator('footer').getByRole('link', { name: 'Student Visa' });
  await expect(services).toBeHidden();
  for (const group of ['About Us', 'Our Services']) {
    await summary(page.locator('footer'), group).tap();
  }
  await expect(services).toBeVisible();
  await page.locator('footer').getByRole('link').last().focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [barTop, footerEnd] = await Promise.all([
    bar.evaluate((element) => element.getBoundingClientRect().top),
    page
      .locator('footer')
      .evaluate((footer) => (footer.lastElementChild as Element).getBoundingClientRect().bottom),
  ]);
  expect(footerEnd).toBeLessThanOrEqual(barTop);
  // A focused link is scrolled to a place above the bar.
  for (const link of await page.locator('footer a').all()) {
    await link.focus();
    expect((await link.boundingBox())?.y).toBeLessThan(barTop);
  }

  await bar.getByRole('link', { name: 'Dates' }).tap();
  await expect(page).toHaveURL(/\/upcoming-events$/);
  const current = bar.getByRole('link', { name: 'Dates' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  // Forced colours remove shadows and accents, so an outline marks the current page.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(current).toHaveCSS('outline-style', 'solid');
  await expect(bar.getByRole('link', { name: 'Saved' })).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'none' });
  await bar.getByRole('link', { name: 'Saved' }).tap();
  await expect(page).toHaveURL(/\/shortlist$/);
  await bar.getByRole('link', { name: 'Search' }).tap();
  await expect(page).toHaveURL(/\/course-search$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Menu' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (name: string) =>
    drawer
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).borderInlineStartColor);
  expect(await edge('Course Search')).not.toBe(await edge('Home'));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the floating contact button is above the bottom bar, and screens of little height have no bottom bar', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const contact = page.getByRole('link', { name: 'Write to us', exact: true });
  const [barBox, contactBox] = await Promise.all([bar.boundingBox(), contact.boundingBox()]);
  expect(contactBox!.y + contactBox!.height).toBeLessThan(barBox!.y);
  // A focused control is scrolled to a place above both.
  const dot = page.getByRole('link', { name: 'Show Scholarship Assistance' });
  await dot.focus();
  const focused = await dot.boundingBox();
  expect(focused!.y + focused!.height).toBeLessThanOrEqual(contactBox!.y);
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(bar).toBeHidden();
});

test.describe('on a small phone', () => {
  // The added styles stand for the visitor's own, to which the page's security policy does not apply.
  test.use({ viewport: { width: 360, height: 560 }, bypassCSP: true });

  test('the close icon of the menu stays visible after scrolling the menu, with text at 200 %', async ({
    page,
  }) => {
    await page.goto('/who-we-are');
    await hydrated(page);
    await page.addStyleTag({ content: 'html{font-size:200%!important}' });
    await page.setViewportSize({ width: 320, height: 560 });
    const truncated = await page
      .getByRole('navigation', { name: 'Quick links' })
      .locator('a, button')
      .evaluateAll(
        (controls) => controls.filter((control) => control.scrollWidth > control.clientWidth).length,
      );
    expect(truncated).toBe(0);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await summary(drawer, 'Services').click();
    await drawer.getByRole('link', { name: 'Login' }).scrollIntoViewIfNeeded();
    const close = drawer.getByRole('button', { name: 'Close menu' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a notification covers no control: it is inside an open dialog, otherwise below the top bar', async ({
    page,
  }) => {
    const { email } = await newAccount();
    await page.goto(`/login?next=${encodeURIComponent('/upcoming-events/12#register')}`);
    await hydrated(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('main').getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog');
    const message = dialog.getByRole('alert').filter({ hasText: 'Login successful' });
    await expect(message).toBeVisible();
    // Notifications stay while they have the focus.
    await message.getByRole('button', { name: 'Close' }).focus();
    await expectAccessible(page);
    const reachable = await dialog.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(reachable.length).toBeGreaterThanOrEqual(3);
    expect(reachable).not.toContain(false);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const pageMessage = page.getByRole('alert').filter({ hasText: 'Login successful' });
    await expect(pageMessage).toBeInViewport({ ratio: 1 });
    expect((await pageMessage.boundingBox())?.y).toBeGreaterThanOrEqual(64);
    expect((await pageMessage.boundingBox())?.y).toBeLessThan(140);
    await pageMessage.getByRole('button', { name: 'Close' }).click();
    await expect(pageMessage).toHaveCount(0);
  });
});

test('the close icon of a dialog stays where it is when its form takes the place of a text', async ({
  page,
  context,
}) => {
  await logIn(context, await newAccount());
  const releaseScripts = await holdScripts(page);
  await page.goto('/upcoming-events/6', { waitUntil: 'commit' });
  // Browsers without commands of buttons open dialogs by the first script, which comes with the page.
  await page.waitForFunction(() => 'earlyActions' in window);
  await page.getByRole('button', { name: 'Register', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close' });
  const before = await close.boundingBox();
  const heightBefore = (await dialog.boundingBox())?.height;
  releaseScripts();
  await expect(dialog.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  expect((await dialog.boundingBox())?.height).not.toBe(heightBefore);
  expect((await close.boundingBox())?.y).toBe(before?.y);
});
