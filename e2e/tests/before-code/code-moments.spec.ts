import type { Page } from '@playwright/test';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { buildChangedRemote, releaseInto } from '../../support/changed-remote.ts';
import { type IsolatedShell, startIsolatedShell } from '../../support/isolated-shell.ts';
import { idle, watchScripts } from '../../support/scripts.ts';
import { expect, expectAccessible, running, test } from '../../support/test.ts';

// The remote with a page for each moment is built, and its shell started, once.
test.describe.configure({ mode: 'serial' });

let shell: IsolatedShell;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shell = await startIsolatedShell();
  const remote = await buildChangedRemote('e2e/remotes/mfe-moments', {});
  await releaseInto(shell.store, remote.dist);
  remote.remove();
  await expect
    .poll(async () => (await fetch(`${shell.url}/moments/idle`)).status, { timeout: 30_000 })
    .toBe(200);
});
test.afterAll(() => shell?.stop());

const open = (page: Page, moment: string) => page.goto(`${shell.url}/moments/${moment}`);

/** A press of the control that only code answers is answered. */
async function expectAnswer(page: Page) {
  const counter = page.getByRole('main').getByRole('button', { name: /^Pressed/ });
  await counter.click();
  await expect(counter).toHaveText('Pressed 1 times');
}

/** Moment and reason of each area, as the QA panel lists them. */
const areas = (page: Page) =>
  page.evaluate(() =>
    (
      window as unknown as {
        codeAreas: { reasons: () => { moment: string; reason: string | null }[] };
      }
    ).codeAreas
      .reasons()
      .map(({ moment, reason }) => [moment, reason]),
  );

test('immediate: the document names the code, and it runs without a touch', async ({ page }) => {
  const scripts = watchScripts(page);
  await open(page, 'immediate');
  expect(await page.locator('link[rel="preload"][as="script"][href*="/mfe-moments/"]').count()).toBe(3);
  await expect.poll(() => scripts.of('mfe-moments')).toBeGreaterThan(2);
  await running(page);
  await expectAnswer(page);
});

test('idle: the code comes after the page has loaded, without a touch', async ({ page }) => {
  const scripts = watchScripts(page);
  await open(page, 'idle');
  await expect.poll(() => scripts.of('mfe-moments')).toBeGreaterThan(2);
  expect(await areas(page)).toEqual([['idle', 'idle']]);
  await running(page);
  await expectAnswer(page);
});

test('interaction: the code comes with the first press of a control, which is answered', async ({ page }) => {
  const scripts = watchScripts(page);
  await open(page, 'interaction');
  await idle(page);
  await page.mouse.wheel(0, 2_000);
  await page.locator('main h1').click();
  await idle(page);
  expect([scripts.of('shell'), scripts.of('mfe-moments')]).toEqual([1, 0]);
  expect(await areas(page)).toEqual([['interaction', null]]);
  await expectAnswer(page);
  expect((await areas(page))[0]?.[1]).toMatch(/^(pressed|pointed at)$/);
});

test('visible: the code of a widget comes when it is scrolled into view, and with it the page’s', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await open(page, 'visible');
  await idle(page);
  expect([scripts.of('shell'), scripts.of('mfe-moments')]).toEqual([1, 0]);
  await page.mouse.wheel(0, 2_800);
  await expect.poll(() => scripts.of('mfe-moments')).toBeGreaterThan(2);
  expect(await areas(page)).toEqual([
    ['never', 'visible'],
    ['visible', 'visible'],
  ]);
  await expectAnswer(page);
});

test('never: no code comes, whatever is idle, seen, focused or pressed, and the controls work', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await open(page, 'never');
  await idle(page);
  await page.getByRole('main').getByText('More', { exact: true }).click();
  await expect(page.getByText('All of it.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Topic' }).fill('visa');
  // The press of a control has started the shell, not the page.
  await running(page);
  await expect(page.getByText('All of it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('visa');
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByText('Chosen: visa')).toBeVisible();
  await expect(page).toHaveURL(/\/moments\/never\?topic=visa$/);
  expect(scripts.of('mfe-moments')).toBe(0);
});

test('never: a link of the running site opens the page with its code', async ({ page }) => {
  await openNoDocuments(page);
  const scripts = watchScripts(page);
  await open(page, 'interaction');
  await expectAnswer(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = scripts.of('mfe-moments');
  await page.getByRole('main').getByRole('link', { name: 'A page without code' }).click();
  await expect(page.locator('main h1')).toHaveText('Reading');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(scripts.of('mfe-moments')).toBeGreaterThan(before);
});
