import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const HEADING = 'Bricolage Grotesque';
const TEXT = 'Plus Jakarta Sans';

/** The fonts in which the letters of an element are drawn. */
async function drawnFonts(page: Page, element: Locator) {
  const client = await page.context().newCDPSession(page);
  await element.evaluate((one) => one.setAttribute('data-drawn', ''));
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-drawn]',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((one) => one.removeAttribute('data-drawn'));
  await client.detach();
  return fonts;
}

/** Families of the fonts in which the letters of an element are drawn; none is from the device. */
async function siteFonts(page: Page, element: Locator): Promise<string[]> {
  const fonts = await drawnFonts(page, element);
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}

/** Names of the font files that the page has requested so far, and how many of them came over the network. */
const fontFiles = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/fonts/')) as PerformanceResourceTiming[];
    return {
      names: files.map(({ name }) => name.replace(/^.*\/fonts\//, '')).sort(),
      sent: files.filter(({ transferSize }) => transferSize > 0).length,
    };
  });

test.describe('without script', () => {
  // So that each link opens a document.
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block' });

  test('a visit begins with its fonts in the document; the next pages have them from files', async ({
    page,
  }) => {
    const shown = async () => ({
      heading: await siteFonts(page, page.locator('main h1')),
      text: await siteFonts(page, page.locator('main p').first()),
    });
    const ofTheSite = {
      heading: [expect.stringContaining(HEADING)],
      text: [expect.stringContaining(TEXT)],
    };
    const follow = (name: string) =>
      page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
    await page.goto('/privacy-policy');
    expect(await shown()).toEqual(ofTheSite);
    await expect.poll(() => fontFiles(page)).toEqual({ names: ['heading.woff2', 'text.woff2'], sent: 2 });
    await follow('Blog');
    await expect(page).toHaveURL('/blog');
    expect(await shown()).toEqual(ofTheSite);
    expect(await fontFiles(page)).toEqual({ names: ['heading.woff2', 'text.woff2'], sent: 0 });
    await follow('Upcoming Events');
    await expect(page).toHaveURL('/upcoming-events');
    expect(await shown()).toEqual(ofTheSite);
    expect(await fontFiles(page)).toEqual({ names: ['heading.woff2', 'text.woff2'], sent: 0 });
  });
});

test('a letter that few pages have brings its own file', async ({ page }) => {
  await page.goto('/course-search?search=Troms%C3%B8');
  const words = page.getByText('Tromsø').filter({ visible: true }).first();
  await expect.poll(() => siteFonts(page, words)).toEqual([expect.stringContaining(TEXT)]);
  // The others are those for the next page.
  await expect
    .poll(async () => (await fontFiles(page)).names)
    .toEqual(['heading.woff2', 'text-rare.woff2', 'text.woff2']);
});

test('the name of Nepali in the header is readable on a device without a Devanagari font', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const name = page.getByRole('banner').locator('[data-language-switch]').first();
  await expect(name).toHaveText('नेपाली');
  // A device that has such a font shows its own.
  expect((await drawnFonts(page, name)).map(({ familyName }) => familyName)).toEqual([
    expect.stringMatching(/Devanagari|Nirmala|Mangal/),
  ]);
  expect((await fontFiles(page)).names).not.toContain('devanagari.woff2');
});
