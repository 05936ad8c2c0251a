import { withoutHtml } from '../../faults/fault.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { type IsolatedShell, startIsolatedShell } from '../../support/isolated-shell.ts';
import { releaseAgain } from '../../support/released-again.ts';
import { expect, hydrated, started, test } from '../../support/test.ts';

// The browser logs each missing file, and the federation runtime each missing entry.
test.use({ expectedErrors: /Failed to load resource|RUNTIME-008|remoteEntry|Loading script failed/i });
test.describe('when the files of a remote are missing, only its area fails', () => {
  let shell: IsolatedShell;
  test.beforeAll(async () => {
    shell = await startIsolatedShell();
  });
  test.afterAll(() => shell.stop());
  test.describe.configure({ mode: 'serial' });

  test('server HTML whose code cannot be loaded stays readable, says so, and hydrates without a reload', async ({
    page,
  }) => {
    await page.route(/\/releases\/mfe-catalogue\/.*\.js/, (route) => route.abort());
    await page.goto(`${shell.url}/course_details/1`);
    const title = await page.locator('main h1').textContent();
    await page.getByRole('button', { name: 'Apply Now' }).first().hover();
    await expect(page.getByText('its buttons are not ready')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('main h1')).toHaveText(title ?? '');
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.focus();
    // The page also retries automatically.
    await page.waitForRequest(/\/releases\/mfe-catalogue\/.*\.js/);
    await page.waitForTimeout(500);
    await expect(retry).toBeFocused();
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(page.getByText('its buttons are not ready')).toBeHidden({ timeout: 15_000 });
    await expect(page.locator('main h1')).toBeFocused();
    await hydrated(page);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a widget of the server’s HTML whose code cannot be loaded stays, with what was typed, and so does one that is optional', async ({
    page,
  }) => {
    const files = /\/releases\/mfe-(catalogue|events)\/.*\.js/;
    await page.route(files, (route) => route.abort());
    await page.goto(shell.url);
    const events = await page.locator('[data-widget="next-events"]').textContent();
    const field = page.getByRole('combobox', { name: 'What would you like to study?' });
    await field.click();
    await field.pressSequentially('nurs');
    await expect(page.getByText('its buttons are not ready')).toBeVisible({ timeout: 20_000 });
    await expect(field).toHaveValue('nurs');
    await expect(page.locator('[data-widget="next-events"]')).toHaveText(events ?? '');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Retry' }).click();
    await hydrated(page, '[data-widget="home-search"]');
    await expect(page.getByText('its buttons are not ready')).toBeHidden({ timeout: 15_000 });
    await expect(field).toHaveValue('nurs');
  });

  test('going back to the first page of a tab, whose code cannot be loaded, shows the message of a failed area', async ({
    page,
  }) => {
    await page.route(/\/releases\/mfe-catalogue\/.*\.js/, (route) => route.abort());
    await withoutHtml(page);
    await openNoDocuments(page);
    await page.goto(`${shell.url}/course_details/1`);
    await started(page);
    await page
      .getByRole('contentinfo')
      .locator('a[href="/who-we-are"]')
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page).toHaveURL(/\/who-we-are$/);
    await expect(page.locator('h1')).toHaveText('Who We Are');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('This page could not be loaded', { timeout: 60_000 });
    await expect(page.getByText('You can read this page')).toBeHidden();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeVisible({ timeout: 15_000 });
  });
});

test('a remote whose server bundle is missing is rendered by the browser, and nothing else is affected', async ({
  page,
}) => {
  const shell = await startIsolatedShell();
  try {
    const { version } = await shell.remoteHealth('mfe-events');
    const restoreFiles = shell.removeFiles(`mfe-events/${version}/server`);
    const broken = await startIsolatedShell({ RELEASE_STORE: shell.store });
    try {
      // Without the server bundle the HTML has only the layout.
      const html = await (await fetch(`${broken.url}/upcoming-events`)).text();
      expect(html).toContain('<header');
      await page.goto(`${broken.url}/upcoming-events`);
      await expect(page.locator('main h1')).toBeVisible();
      expect((await fetch(`${broken.url}/who-we-are`)).status).toBe(200);
      restoreFiles();
      await expect
        .poll(async () => (await broken.remoteHealth('mfe-events')).serverRendering, { timeout: 10_000 })
        .toBe(true);
    } finally {
      await broken.stop();
    }
  } finally {
    await shell.stop();
  }
});

test('a server that starts without the descriptor of a remote answers 503 with a message for its pages', async ({
  page,
}) => {
  const shell = await startIsolatedShell();
  try {
    const { version } = await shell.remoteHealth('mfe-events');
    const restoreFiles = shell.removeFiles(`mfe-events/${version}/remote.json`);
    const broken = await startIsolatedShell({ RELEASE_STORE: shell.store });
    try {
      const answer = await page.goto(`${broken.url}/upcoming-events`);
      expect(answer?.status()).toBe(503);
      await expect(page.locator('h1')).toHaveText('This part of the site is closed for the moment');
      await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL(`${broken.url}/`);
      await expect(page.locator('main h1')).not.toHaveText('This part of the site is closed for the moment');
      expect((await broken.remoteHealth('mfe-events')).problem).toContain('cannot be read');
      restoreFiles();
      await expect
        .poll(async () => (await fetch(`${broken.url}/upcoming-events`)).status, { timeout: 10_000 })
        .toBe(200);
    } finally {
      await broken.stop();
    }
  } finally {
    await shell.stop();
  }
});

test('a remote that fails where nobody waits for it, or whose page never ends rendering, does not end the server', async () => {
  const shell = await startIsolatedShell();
  try {
    const { set } = await shell.health();
    await releaseAgain(
      shell.store,
      'mfe-events',
      '99.0.0',
      (code) => `${code}
        const { pages } = module.exports.default;
        const { prefetch } = pages['event-list'];
        pages['event-list'].prefetch = (context) => {
          void Promise.reject(new Error('nobody waits for this'));
          setTimeout(() => { throw new Error('nobody catches this'); });
          return prefetch(context);
        };
        pages['event-detail'].load = async () => ({ default: () => { for (;;); } });`,
    );
    await expect.poll(async () => (await shell.health()).set, { timeout: 10_000 }).toBe(set + 1);
    expect((await fetch(`${shell.url}/upcoming-events`)).status).toBe(200);
    // Without its HTML, the area of the page is left to the browser.
    for (const path of ['/upcoming-events/1', '/upcoming-events/1', '/upcoming-events/2'])
      expect(await (await fetch(shell.url + path)).text()).toMatch(/<header(?!.*<h1)/s);
    expect((await fetch(`${shell.url}/who-we-are`)).status).toBe(200);
    expect(await shell.health()).toMatchObject({ set: set + 1 });
  } finally {
    await shell.stop();
  }
});

test('a server that cannot listen names the variables to correct', async () => {
  await expect(startIsolatedShell({ HOST: 'nowhere.invalid' })).rejects.toThrow(
    /cannot start: it cannot listen on nowhere\.invalid, port \d+ \(.*\)\. Correct HOST or PORT\.$/,
  );
});
