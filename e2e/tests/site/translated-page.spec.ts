import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/delayed-scripts.ts';
import { expect, hydrated, started, test } from '../../support/test.ts';

/** In the page, as Chrome translates: each text is put into two `font` elements, later ones as well. */
function translate() {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || parent.closest('script, style, textarea, font') || text.data.trim() === '') return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  document.documentElement.classList.add('translated-ltr');
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) wrapAll(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** In the page: keeps what it reports to the server. */
function keepReports() {
  const reports: string[] = [];
  Object.assign(window, { reports });
  navigator.sendBeacon = (_address, data) => {
    void (data as Blob).text().then((text) => reports.push(text));
    return true;
  };
}
const reportsOf = (page: Page) =>
  page.evaluate(() => {
    // The page reports what it has when it is left.
    dispatchEvent(new Event('pagehide'));
    return (window as unknown as { reports: string[] }).reports;
  });

const failure = (page: Page) => page.getByText('This part of the site could not be loaded');

for (const [moment, isEarly] of [
  ['before its code is there', true],
  ['while its code runs', false],
] as const)
  test(`a page that the browser translates ${moment} works on`, async ({ page }) => {
    await page.addInitScript(keepReports);
    const open = async (path: string) => {
      await page.goto(path);
      if (isEarly) await page.evaluate(translate);
      await hydrated(page);
      // Until the page is complete: who changes it meanwhile has React render it anew.
      await page.waitForFunction(() => {
        const heading = document.querySelector('main h1');
        return heading && window.earlyActions?.isInteractive(heading);
      });
      if (!isEarly) await page.evaluate(translate);
    };
    await open('/course_details/1');
    const save = page.locator('main').getByRole('button', { name: 'Save' }).first();
    await save.click();
    await expect(page.locator('main').getByRole('button', { pressed: true }).first()).toContainText('«');
    for (const compare of await page.locator('main').getByRole('checkbox').all()) {
      await compare.click();
      await compare.click();
    }
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await expect(page.getByText('«You have to login first.»')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failure(page)).toBeHidden();

    await expect.poll(async () => (await reportsOf(page)).join()).toContain('"started"');
    // A translated page is no fault of its release.
    expect((await reportsOf(page)).join()).not.toContain('"type":"error"');

    await page.getByRole('contentinfo').getByRole('link', { name: '«Upcoming Events»' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '«Upcoming events»' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
    await expect(failure(page)).toBeHidden();

    await open('/course-search');
    const count = page
      .locator('main')
      .getByText(/courses?$|courses?»$/)
      .first();
    const before = await count.textContent();
    await page.getByRole('searchbox', { name: 'Search by text' }).fill('nurs');
    await expect(page).toHaveURL(/search=nurs/);
    await expect(count).not.toHaveText(before ?? '');
    await expect(count).toContainText('«');
    await expect(failure(page)).toBeHidden();
  });

test('a translated page stays when only the code of its frame is needed, and what was typed is kept', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page, 'shell');
  await page.goto('/course-search');
  await page.evaluate(translate);
  const text = page.getByRole('searchbox', { name: 'Search by text' });
  await text.fill('nurs');
  let isGone = false;
  await page.exposeFunction('noteGone', () => {
    isGone = true;
  });
  await page.evaluate(() => {
    const { noteGone } = window as unknown as { noteGone: () => void };
    new MutationObserver(() => document.querySelector('main h1') ?? noteGone()).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  releaseScripts();
  await started(page);
  await expect(page).toHaveURL(/search=nurs/);
  await expect(text).toHaveValue('nurs');
  await expect(page.getByRole('list', { name: 'Course results' })).toContainText('Nursing');
  expect(isGone).toBe(false);
});

test('a page whose frame was changed by an extension of the browser is shown again, with its code', async ({
  page,
}) => {
  await page.goto('/course_details/1');
  await page.evaluate(() => document.querySelector('header')?.prepend(document.createElement('section')));
  await started(page);
  const apply = page.getByRole('button', { name: 'Apply Now' }).first();
  await apply.click();
  await expect(page.getByText('You have to login first.')).toBeVisible();
  await expect(page.locator('header section')).toHaveCount(0);
});
