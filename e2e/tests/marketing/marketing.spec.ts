import type { Page } from '@playwright/test';
import { layoutShifts } from '../../support/layout-shifts.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

const countries = ['australia', 'newzealand', 'uk', 'usa', 'canada', 'dubai'];
const services = [
  'accomodation-assistance',
  'career-counseling',
  'right-university-selection',
  'health-care',
  'interview-assistance',
  'test-preparation',
  'documentation-guidance',
  'scholarship',
  'visa-assistance',
];
const routes = [
  '/',
  '/study-abroad',
  ...countries.map((country) => `/study-abroad/${country}`),
  ...services.map((service) => `/services/${service}`),
  '/student-visa',
  '/test-preparation/ielts',
  '/test-preparation/toefl',
  '/test-preparation/pte',
  '/blog',
  '/blog/1',
  '/who-we-are',
  '/privacy-policy',
];

/** Cumulative layout shift so far. */
const layoutShift = async (page: Page) =>
  (await layoutShifts(page))
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value }) => sum + value, 0);

/** Pages of one layout differ in their texts only: colours and widths are checked on the first of each. */
const sameLayout = new Set(
  [
    countries.map((country) => `/study-abroad/${country}`),
    services.map((service) => `/services/${service}`),
    ['/test-preparation/ielts', '/test-preparation/toefl', '/test-preparation/pte'],
  ].flatMap(([, ...others]) => others),
);

for (const route of routes) {
  const isFirst = !sameLayout.has(route);
  test(`${route}: accessible${isFirst ? ' in both colour schemes and widths' : ''}, no horizontal scrolling, no layout shift`, async ({
    page,
  }) => {
    await page.goto(route);
    await hydrated(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    for (const colorScheme of isFirst ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of isFirst ? [1280, 360] : [360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`${route}: complete HTML without JavaScript`, async ({ request }) => {
    const answer = await request.get(route);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // React's marker for a part that failed on the server.
    expect(html).not.toContain('<!--$!-->');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+"/);
    expect(html).toMatch(/<meta property="og:image" content="https?:[^"]+"/);
    const graph = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')[
      '@graph'
    ];
    expect(graph.length).toBeGreaterThanOrEqual(2);
    if (route !== '/')
      expect(graph.map((node: { '@type': string }) => node['@type'])).toContain('BreadcrumbList');
  });
}

test('Tab reaches every control of a guide once, in DOM order, never covered by the top bar (A11Y-17)', async ({
  page,
}) => {
  await page.goto('/study-abroad/newzealand');
  await hydrated(page);
  const seen: string[] = [];
  let inFooter = false;
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return null;
      // The element itself and not its index, because elements are added and removed while the page loads.
      const state = window as { lastStop?: Element };
      const before = state.lastStop;
      state.lastStop = element;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const ring = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      return {
        same: before === element,
        inOrder: !before || !!(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
        // The skip link covers the top bar on purpose.
        covered:
          !element.closest('header') && style.position !== 'fixed' && box.bottom > 0 && box.bottom <= 64,
        outside: box.bottom < 0 || box.top > innerHeight,
        inFooter: element.closest('footer') !== null,
        // The link of a card shows its focus ring around the card.
        ring: ring || element.hasAttribute('data-card-link'),
      };
    });
    // After the last control the focus leaves the page.
    if (!stop || stop.same) break;
    expect(stop, `stop ${i}: ${stop.name}`).toMatchObject({
      inOrder: true,
      covered: false,
      outside: false,
      ring: true,
    });
    inFooter = stop.inFooter;
    seen.push(stop.name);
  }
  expect(inFooter).toBe(true);
  expect(seen.length).toBeGreaterThan(40);
  expect(seen.length).toBeLessThan(200);
});

test('with reduced motion nothing on the home page moves automatically (A11Y-19)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('heading', { name: 'What students say about us' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(3500);
  expect(await page.locator('video').count()).toBe(0);
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
  await expect(page.getByRole('button', { name: 'Play services carousel' })).toBeAttached();
});

test('the services carousel advances automatically, stops on Pause, and its dots show their slides (HOME-3)', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'Our services' });
  await carousel.scrollIntoViewIfNeeded();
  const current = carousel.locator('a[aria-current]');
  await expect(current).not.toHaveAccessibleName('Show Accommodation Assistance', { timeout: 6000 });
  await carousel.getByRole('button', { name: 'Pause services carousel' }).click();
  await carousel.getByRole('link', { name: 'Show Test Preparation' }).click();
  await expect(current).toHaveAccessibleName('Show Test Preparation');
  await page.waitForTimeout(3500);
  await expect(current).toHaveAccessibleName('Show Test Preparation');
  // Only visible slides can receive the focus.
  const { left, right } = await carousel
    .getByRole('group')
    .evaluate((viewport) => viewport.getBoundingClientRect());
  const focusableLinks = await carousel
    .locator('li:not([inert]) a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(focusableLinks.length).toBeGreaterThanOrEqual(3);
  for (const link of focusableLinks) {
    expect(link.right).toBeGreaterThan(left);
    expect(link.left).toBeLessThan(right);
  }
});

test('before a carousel has moved, a slide out of view cannot receive the focus on the narrowest phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'Our services' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  const focusable = carousel.locator('li:not([inert]) a');
  // Swiper places the first slide in the frame after its start.
  await expect(focusable).toHaveCount(1);
  const { left, right } = await focusable.evaluate((link) => link.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});

test.describe('films', () => {
  test.use({ playsFilms: true });

  test('the hero video plays muted while it is in view, and can be paused (HOME-1)', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const video = page.locator('video');
    await expect(video).toBeAttached({ timeout: 8000 });
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.5);
    expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
      true,
      true,
    ]);
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(isPaused).toBe(true);
    const pause = page.getByRole('button', { name: 'Pause background film' });
    await pause.scrollIntoViewIfNeeded();
    await expect.poll(isPaused).toBe(false);
    await pause.click();
    await expect.poll(isPaused).toBe(true);
  });
});

test('the rows of partners move and are drawn only while they are in view (HOME-7)', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const row = page.getByRole('list', { name: 'Partners, row 1' });
  const isDrawn = () => row.evaluate((list) => list.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  // Not the row itself: what moves is never still enough to be scrolled to.
  await page.getByRole('heading', { name: /with our partners$/ }).scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  const place = () => row.evaluate((list) => list.getBoundingClientRect().left);
  const before = await place();
  await expect.poll(place).toBeLessThan(before);
});

test('the headline of the hero has enough contrast to its picture (VIS-3)', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    // The text is hidden, so that the screenshot shows only what is behind it.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('h1,h1 ~ *'))
        element.style.visibility = 'hidden';
    });
    const picture = (await page.screenshot({ clip: box ?? undefined })).toString('base64');
    const brightestLuminance = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      const channel = (value: number) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      let highest = 0;
      for (let i = 0; i < pixels.length; i += 4) {
        const luminance =
          0.2126 * channel(pixels[i] ?? 0) +
          0.7152 * channel(pixels[i + 1] ?? 0) +
          0.0722 * channel(pixels[i + 2] ?? 0);
        highest = Math.max(highest, luminance);
      }
      return highest;
    }, picture);
    expect(1.05 / (brightestLuminance + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

for (const byTouch of [true, false])
  test.describe(byTouch ? 'by touch' : 'by mouse', () => {
    test.use({ viewport: { width: 400, height: 800 }, hasTouch: byTouch });

    test('a card of ‘Why choose us !’ shows its description when it is pressed, before its code', async ({
      page,
    }) => {
      await page.goto('/');
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Why choose us !' }) });
      const card = section.getByRole('listitem').nth(1);
      const button = card.getByRole('button');
      await expect(card.locator('p')).toBeHidden();
      if (byTouch) await button.tap();
      else {
        await button.hover();
        await button.click();
      }
      await expect(card.locator('p')).toBeVisible();
      await expect(card.locator('svg')).toBeHidden();
      // Another one takes its place.
      if (byTouch) await section.getByRole('button').nth(2).tap();
      else await section.getByRole('button').nth(2).hover();
      await expect(card.locator('p')).toBeHidden();
    });
  });
