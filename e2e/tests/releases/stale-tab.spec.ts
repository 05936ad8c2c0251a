import { rmSync } from 'node:fs';
import path from 'node:path';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { buildChangedRemote, releaseInto } from '../../support/changed-remote.ts';
import { startIsolatedShell } from '../../support/isolated-shell.ts';
import { expect, hydrated, test } from '../../support/test.ts';

// The browser logs each deleted file that it requests.
test.use({
  expectedErrors: /Failed to load resource|RUNTIME-008|Loading script failed|Refused to execute script/i,
});

test('a tab whose files were deleted reloads at most once, and never while typed text would be lost', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const shell = await startIsolatedShell();
  const next = await buildChangedRemote('mfe-events', {
    'src/messages.en.ts': [["'Upcoming events'", "'Upcoming events, later'"]],
  });
  try {
    const typing = await context.newPage();
    await openNoDocuments(typing);
    for (const tab of [page, typing]) {
      await tab.goto(`${shell.url}/login`);
      await hydrated(tab);
    }
    await typing.getByLabel('Email', { exact: true }).fill('half typed');
    await typing.evaluate(() => Object.assign(window, { sameDocument: true }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });

    const { version: before } = await shell.remoteHealth('mfe-events');
    const { set } = await releaseInto(shell.store, next.dist);
    await expect.poll(async () => (await shell.health()).set).toBe(set);
    rmSync(path.join(shell.store, 'mfe-events', before), { recursive: true });

    const open = (tab: typeof page) =>
      tab.evaluate(() =>
        document
          .querySelector<HTMLAnchorElement>(
            'header a[href="/upcoming-events"], footer a[href="/upcoming-events"]',
          )
          ?.click(),
      );
    await open(page);
    await expect(page.locator('h1')).toHaveText('Upcoming events, later', { timeout: 20_000 });
    expect(page.url()).toBe(`${shell.url}/upcoming-events`);
    await expect.poll(() => loads).toBe(1);

    await open(typing);
    await expect(typing.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible({
      timeout: 20_000,
    });
    expect(await typing.evaluate(() => 'sameDocument' in window)).toBe(true);
    await typing.goBack();
    await expect(typing.getByLabel('Email', { exact: true })).toBeVisible();
  } finally {
    next.remove();
    await shell.stop();
  }
});

test('a remote built for an earlier minor version of the shell works with this one', async ({ page }) => {
  test.setTimeout(120_000);
  const shell = await startIsolatedShell();
  const older = await buildChangedRemote('mfe-events', {
    'remote.config.ts': [["shell: '^1.0.0'", "shell: '>=0.9.0 <2.0.0'"]],
  });
  try {
    const { version } = await releaseInto(shell.store, older.dist);
    await expect
      .poll(async () => (await (await fetch(`${shell.url}/upcoming-events`)).text()).includes(version))
      .toBe(true);
    await page.goto(`${shell.url}/upcoming-events`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Upcoming events');
  } finally {
    older.remove();
    await shell.stop();
  }
});

test('a remote that needs a newer shell is refused: its area shows a message and a link to the home page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shell = await startIsolatedShell();
  const newer = await buildChangedRemote('mfe-events', {
    'remote.config.ts': [["shell: '^1.0.0'", "shell: '^2.0.0'"]],
  });
  try {
    const { set } = await releaseInto(shell.store, newer.dist);
    await expect.poll(async () => (await shell.health()).set).toBe(set);
    await page.goto(`${shell.url}/upcoming-events`);
    await expect(
      page.getByRole('alert').filter({ hasText: 'needs a newer version of the page' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Course' })).toBeVisible();
  } finally {
    newer.remove();
    await shell.stop();
  }
});
