import type { Page } from '@playwright/test';
import { apiCalls, silentCalls } from '../../faults/api-calls.ts';
import { type Condition, conditions } from '../../faults/conditions.ts';
import { type Fault, goTo } from '../../faults/fault.ts';
import { type FormFault, formFaults } from '../../faults/forms.ts';
import { busyCode, remoteCode, shownCode } from '../../faults/remote-code.ts';
import { openNoDocuments } from '../../support/busy-machine.ts';
import { interceptCalls } from '../../support/failures.ts';
import { expect, hydrated, started, test } from '../../support/test.ts';

// Chromium treats a document that a test has changed as one from the internet, and asks before it calls this machine.
test.use({ permissions: ['local-network-access'] });

const rows: Readonly<Record<string, readonly Fault[]>> = {
  'code of a remote': remoteCode,
  'code of a page that is shown': shownCode,
  'calls of the API': apiCalls,
  'calls without an answer': silentCalls,
};

/** Rows by the title of their test: of those that share a document, its name. */
function byDocument(faults: readonly Fault[]): ReadonlyMap<string, readonly [Fault, ...Fault[]]> {
  const tests = new Map<string, [Fault, ...Fault[]]>();
  for (const fault of faults) {
    const title = fault.document ?? fault.fault;
    const rows = tests.get(title);
    if (rows) rows.push(fault);
    else tests.set(title, [fault]);
  }
  return tests;
}

/** Header and footer can be used, and another page opens. */
async function expectRestWorks(page: Page, { path, heading }: NonNullable<Fault['other']>) {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await goTo(page, path);
  await expect(page.locator('main h1')).toHaveText(heading);
}

const CONTACT = { path: '/contact', heading: 'Write to us' };
const BLOG = { path: '/blog', heading: 'What Students Read' };

/** One document for rows that share it: its code is loaded once. */
async function expectAllSurvived(page: Page, [first, ...others]: readonly [Fault, ...Fault[]]) {
  await first.prepare?.(page);
  await openNoDocuments(page);
  await page.goto(first.from ?? '/privacy-policy');
  await started(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const fault of [first, ...others]) await test.step(fault.fault, () => expectSurvived(page, fault));
}

async function expectSurvived(page: Page, { other = CONTACT, ...fault }: Fault) {
  const mend = await fault.inject(page);
  await goTo(page, fault.page);
  await fault.see(page);
  if (fault.recover === 'return') {
    await expectRestWorks(page, other);
    await mend();
    await page.goBack();
  } else await mend();
  // A page that is opened again may load by itself, also between the look at the button and its press.
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 5_000 });
    await fault.works(page);
  }).toPass();
  if (fault.recover === 'retry') await expectRestWorks(page, other);
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was reloaded').toBe(true);
}

for (const [group, faults] of Object.entries(rows))
  test.describe(group, () => {
    for (const [title, [fault, ...others]] of byDocument(faults))
      test.describe(() => {
        test.use({ expectedErrors: fault.console ?? null });
        test(title, ({ page }) => expectAllSurvived(page, [fault, ...others]));
      });
  });

for (const { fault, prepare, from = '/privacy-policy', page: path, inject } of busyCode)
  test(`${fault}: a link leaves it, and Back meanwhile`, async ({ page }) => {
    await prepare?.(page);
    await page.goto(from);
    const titleBefore = await page.title();
    await started(page);
    const box = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const openRestless = async () => {
      await inject(page);
      await goTo(page, path);
      await expect(page.getByText('This page is restless.')).toBeVisible();
    };
    // Not `click()`, which waits for a browser that is not busy.
    const followLink = () => page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await openRestless();
    // Nothing arrives that the link needs. Otherwise its page is sometimes shown by the running site, between two tasks.
    const isAny = () => true;
    await page.route(isAny, () => {});
    const isAskedFor = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/',
    );
    await followLink();
    await isAskedFor;
    // The document that was asked for still does not arrive.
    await page.unroute(isAny);
    // It gives up the navigation that the driver waits for.
    await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    // The restless page, which is not made to fail there, or the one before it if the click was followed at once.
    await expect(page.getByText('This page is restless.')).toBeHidden();
    await started(page);
    const timersRun = page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0, true)));
    expect(await Promise.race([timersRun, page.waitForTimeout(5_000)])).toBe(true);
    await goTo(page, from);
    await expect(page).toHaveTitle(titleBefore);
    await openRestless();
    await followLink();
    await expect(page.getByText('This page is restless.')).toBeHidden();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator('main h1')).toBeVisible();
  });

async function expectSame(page: Page, { prepare, page: path, works }: Condition) {
  await prepare(page);
  await page.goto(path);
  await hydrated(page);
  await works(page);
  await expectRestWorks(page, path === '/contact' ? BLOG : CONTACT);
}

for (const [group, list] of Object.entries(conditions))
  test.describe(group, () => {
    for (const condition of list)
      test.describe(() => {
        test.use({ expectedErrors: condition.console ?? null });
        test(condition.fault, ({ page }) => expectSame(page, condition));
      });
  });

async function expectKept(page: Page, form: FormFault) {
  await page.goto(form.page);
  await hydrated(page);
  const fields = Object.entries(form.fields);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const submit = page.getByRole('main').getByRole('button', { name: form.submit });
  for (const [label, text] of fields) await field(label).fill(text);
  const call = await interceptCalls(page, form.call);
  call.fail(form.failure);
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: form.message })).toBeVisible();
  for (const [label, text] of fields) await expect(field(label)).toHaveValue(text);
  await expectRestWorks(page, BLOG);
  call.fail(null);
  await page.goBack();
  for (const [label, text] of fields) await expect(field(label)).toHaveValue(text);
  await submit.click();
  await expect(page.locator('h1')).toHaveText(form.sent);
}

test.describe('forms', () => {
  test.use({ expectedErrors: /Failed to load resource|CORS/ });
  for (const form of formFaults) test(form.fault, ({ page }) => expectKept(page, form));
});

test('200 changes of the page leave no more than 5 % of memory behind', async ({ page, context }) => {
  const paths = ['/contact', '/who-we-are', '/upcoming-events', '/course-search', '/blog', '/login'];
  await page.goto('/privacy-policy');
  await started(page);
  const client = await context.newCDPSession(page);
  /** In one call, because 400 conversations with the browser would take longer than the pages. */
  const visit = (count: number) =>
    page.evaluate(
      async ([addresses, visits]) => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        // Not the server's HTML of the page.
        const isLive = () =>
          Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'));
        for (let index = 0; index < visits; index += 1) {
          const { title } = document;
          history.pushState(
            { key: `visit-${index}`, idx: index, usr: null },
            '',
            addresses[index % addresses.length],
          );
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
          while (document.title === title || !isLive()) await nextFrame();
        }
      },
      [paths, count] as const,
    );
  const used = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  // Until the code and data of every page are there, and the browser has optimised them: it does so until the 600th visit.
  await visit(300);
  const before = await used();
  await visit(200);
  expect((await used()) / before).toBeLessThanOrEqual(1.05);
});
