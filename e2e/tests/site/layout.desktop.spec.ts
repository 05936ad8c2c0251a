import { logIn, sharedAccount } from '../../support/account.ts';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { details, summary } from '../../support/disclosure.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

test('the skip link is the first stop of Tab and moves the focus to the main content', async ({ page }) => {
  await page.goto('/who-we-are');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the desktop menu opens on hover after 200 ms, by click and by keyboard, and closes with Esc (LAYOUT-8)', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  await hydrated(page);
  const header = page.locator('header');
  const group = summary(header, 'Study Abroad');
  const isOpen = (open: boolean) => expect(details(header, 'Study Abroad')).toHaveJSProperty('open', open);
  const link = header.getByRole('link', { name: /Canada/ });
  // Measured in the page, because on a slow machine this process observes the change too late, and from the time of the
  // event, because this listener may run later than that of the menu.
  const opened = group.evaluate(
    (head) =>
      new Promise<number>((resolve) => {
        let entered = 0;
        head.addEventListener('pointerover', ({ timeStamp }) => (entered ||= timeStamp));
        new MutationObserver(() => resolve(performance.now() - entered)).observe(
          head.parentElement as Element,
          {
            attributeFilter: ['open'],
          },
        );
      }),
  );
  await group.hover();
  expect(await opened).toBeGreaterThanOrEqual(195);
  await expect(link).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(link).toBeHidden();
  // Esc closes wherever the focus is.
  await group.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await isOpen(false);
  await page.mouse.move(640, 700);

  await group.focus();
  await page.keyboard.press('Enter');
  await isOpen(true);
  await page.keyboard.press('ArrowDown');
  await expect(
    page.locator('header').getByRole('link').filter({ visible: true }).and(page.locator(':focus')),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await isOpen(false);

  await group.click();
  await link.click();
  await expect(page).toHaveURL(/\/study-abroad\/canada$/);
  await isOpen(false);
});

for (const [width, path] of [
  [1024, '/who-we-are'],
  [1280, '/who-we-are'],
  [1280, '/ne/who-we-are'],
] as const)
  test(`the menu of ${path} at ${width} px stays where it is when the code shows the account of the visitor`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(context, await sharedAccount());
    const releaseScripts = await holdScripts(page, 'shell');
    await page.goto(path, { waitUntil: 'commit' });
    const header = page.locator('header');
    const login = header.locator('a[href^="/login"], a[href^="/ne/login"]');
    await expect(login).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      header
        .locator('nav a, nav summary, [data-language-switch]')
        .filter({ visible: true })
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    const before = await places();
    expect(before.length).toBeGreaterThan(5);
    releaseScripts();
    await expect(header.locator('button[aria-controls]')).toBeVisible();
    await expect(login).toHaveCount(0);
    expect(await places()).toEqual(before);
  });

test("before the code the bar has the account of a logged-in visitor, whose first press opens it, and 'Login' for guests", async ({
  page,
  context,
}) => {
  const header = page.locator('header');
  const login = header.getByRole('link', { name: 'Login' });
  const account = header.getByRole('button', { name: 'Account' });
  const releaseScripts = await holdScripts(page, 'shell');
  await page.goto('/who-we-are', { waitUntil: 'commit' });
  await expect(login).toBeVisible();
  await expect(account).toHaveCount(0);

  await logIn(context, await sharedAccount());
  await page.goto('/who-we-are', { waitUntil: 'commit' });
  await expect(account).toBeVisible();
  await expect(login).toHaveCount(0);
  await account.click();
  releaseScripts();
  await expect(header.getByRole('link', { name: 'My applications' })).toBeVisible();
  await expect(account).toHaveAttribute('aria-expanded', 'true');
});

test('the close icon of a dialog stays where it is when the form arrives', async ({ page, context }) => {
  await logIn(context, await sharedAccount());
  const releaseScripts = await holdScripts(page, 'mfe-accounts');
  await page.goto('/course_details/1');
  await hydrated(page);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  const before = await close.boundingBox();
  releaseScripts();
  await expect(dialog.getByLabel('First name')).toBeVisible();
  const after = await close.boundingBox();
  expect(after?.y).toBe(before?.y);
});

test('a change of the query neither scrolls nor moves the focus (A-10)', async ({ page }) => {
  await page.goto('/course-search');
  await hydrated(page);
  const level = page.getByRole('radio', { name: /^Bachelor/ });
  await level.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  const before = await page.evaluate(() => scrollY);
  await level.check();
  await expect(page).toHaveURL(/interest=/);
  await expect(level).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

test('fields beside each other stand in a line, also where only one of them has a hint', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  for (const [path, left, right] of [
    ['/my-profile', 'Last qualification', 'Year finished'],
    ['/cost', 'Destination', 'Tuition for a year'],
  ] as const) {
    await page.goto(path);
    const [first, second] = await Promise.all(
      [left, right].map((name) => page.locator('main').getByLabel(name, { exact: true }).boundingBox()),
    );
    expect(second!.x).toBeGreaterThan(first!.x);
    expect(second!.y).toBe(first!.y);
  }
});

test('the controls of a course card begin where its link does when they wrap', async ({ page }) => {
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/ne/course-search');
    const card = page.locator('main ul > li').first();
    const link = await card.locator('a[href^="/ne/course_details/"]').boundingBox();
    const heart = await card.locator('button svg').boundingBox();
    expect(heart!.y).toBeGreaterThan(link!.y + link!.height);
    expect(Math.abs(heart!.x - link!.x)).toBeLessThanOrEqual(2);
  }
});

test('the four sums of a plan stand in even rows', async ({ page }) => {
  for (const width of [640, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cost');
    const tops = await page
      .locator('main dl')
      .first()
      .locator(':scope > div')
      .evaluateAll((sums) => sums.map((sum) => sum.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);
  }
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the floating contact button does not cover the button of the search', async ({ page }) => {
    await page.goto('/');
    const contact = await page.getByRole('link', { name: 'Write to us', exact: true }).boundingBox();
    const search = await page.locator('main').getByRole('button', { name: 'Search' }).boundingBox();
    expect(contact!.x).toBeGreaterThanOrEqual(search!.x + search!.width);
  });

  test('compared courses scroll with the page, and all that fit are not said to be further on', async ({
    page,
  }) => {
    await page.goto('/compare?ids=1,2,3');
    const table = page.getByRole('region', { name: 'Compare courses' });
    expect(await table.evaluate((region) => region.scrollHeight - region.clientHeight)).toBeLessThan(2);
    await expect(page.getByText('Scroll sideways')).toBeHidden();
  });
});
