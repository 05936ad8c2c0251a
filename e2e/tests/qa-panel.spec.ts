import { createFolderStore, readNewestSet } from 'shared-releases';
import {
  readEventsHeading,
  releaseInto,
  startShellWithSecondEdition,
  writeSet,
} from '../support/changed-remote.ts';
import { expect, test } from '../support/test.ts';

// The browser logs each file of the version that does not exist.
test.use({
  expectedErrors:
    /integrity|Failed to load resource|Loading (script|chunk|CSS)|RUNTIME-008|ScriptNetworkError/i,
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

type Site = Awaited<ReturnType<typeof startShellWithSecondEdition>>;
let shell: Site['shell'];
let secondEdition: Site['secondEdition'];
let stop: Site['stop'] | undefined;

test.beforeAll(async () => {
  ({ shell, secondEdition, stop } = await startShellWithSecondEdition({
    FLAGS: 'qa',
    PAGE_TTL_SECONDS: '30',
  }));
});
test.afterAll(() => stop?.());

test('the QA panel names every region, replaces a remote for this tab only, and undoes it', async ({
  page,
  context,
}) => {
  const { remotes } = await readNewestSet(createFolderStore(shell.store), 'production');
  const { version } = await releaseInto(shell.store, secondEdition.dist);
  await expect.poll(() => readEventsHeading(shell.url)).toBe('Upcoming events, second edition');
  await writeSet(shell.store, 'back to the first edition', () => remotes);
  await expect.poll(() => readEventsHeading(shell.url)).toBe('Upcoming events');

  await page.goto(`${shell.url}/upcoming-events?qa`);
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await expect(panel.getByRole('rowheader', { name: 'mfe-events' })).toBeVisible();
  await expect(panel.getByRole('row', { name: /mfe-events/ })).toContainText('loaded');
  const source = panel.getByLabel('Source of mfe-events');
  await source.fill(version);
  // The typed text survives an update of the panel while another remote loads.
  await Promise.all([
    page.waitForResponse(/releases\/mfe-accounts\/.*\.js/),
    page.getByRole('link', { name: 'Login' }).first().hover(),
  ]);
  await source.focus();
  await expect(source).toHaveValue(version);
  // On a phone the fields are stacked, and Close is on the screen.
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await source.boundingBox())?.width).toBeGreaterThan(200);
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel.getByRole('button', { name: 'Use this source for mfe-events' }).click();
  await expect(page.locator('h1')).toHaveText('Upcoming events, second edition');
  await expect(page.getByText('QA, this tab only')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${shell.url}/upcoming-events`);
  await expect(other.locator('h1')).toHaveText('Upcoming events');

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Upcoming events');
  await expect(page.getByText('QA, this tab only')).toBeHidden();
});

test('an override that cannot be loaded offers to be undone', async ({ page }) => {
  await page.goto(`${shell.url}/upcoming-events`);
  await page.evaluate(() =>
    sessionStorage.setItem('qaOverrides', JSON.stringify({ 'mfe-events': '9.9.9-none' })),
  );
  await page.reload();
  await expect(page.getByText('9.9.9-none could not be loaded')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Upcoming events');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('could not be loaded')).toBeHidden();
});
