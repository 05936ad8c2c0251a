import type { Page } from '@playwright/test';
import { logIn, newAccount } from '../support/account.ts';
import { startIsolatedShell } from '../support/isolated-shell.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // What a page asks for without a network, such as the API and the next remote.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

const GUIDE = '/study-abroad/australia';

/** Waits until a cache has a page. */
const stored = (page: Page, cacheName: string, path: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async ([name, address]) => (await caches.match(address, { cacheName: name })) !== undefined,
        [cacheName, path] as const,
      ),
    )
    .toBe(true);

test('a guide that was opened is there without a network; another page leads to the list of what is', async ({
  page,
  context,
}) => {
  await page.goto(GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  await stored(page, 'offline-list', '/saved');
  await context.setOffline(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.mouse.wheel(0, 3_000);
  await page.reload();
  await expect(page.getByText(/^No answer from the network/)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/universitieslist');
  await expect(page).toHaveURL(/\/saved\?missing=%2Funiversitieslist$/);
  await expect(page.getByText(/“\/universitieslist” is not saved on this phone/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Opened before' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/universitieslist$/);
  await expect(page.getByText(/^No answer from the network/)).toBeHidden();
});

test('the shortlist is kept with its courses, works without a network, and is deleted from the list', async ({
  page,
  context,
}) => {
  await page.goto('/course_details/1');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(
    ([courseName]) =>
      localStorage.setItem(
        'shortlist',
        JSON.stringify([{ id: 1, name: courseName, universityName: '', note: 'ask about fees', savedAt: 1 }]),
      ),
    [name],
  );
  await page.goto('/shortlist');
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('This page is saved on this phone, as it is now.')).toBeVisible();
  const facts = await page.locator('main li').first().textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^No answer from the network/)).toBeVisible();
  await expect.poll(() => page.locator('main li').first().textContent()).toBe(facts);
  await page.goto('/course_details/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/saved');
  const kept = page.getByRole('list', { name: 'Kept by you' });
  await expect(kept.getByRole('link')).toHaveCount(1);
  await kept.getByRole('button', { name: /^Delete/ }).click();
  await expect(kept).toBeHidden();
});

test('at the logout, what the account has kept is in no cache, and the guide of the device stays', async ({
  page,
  context,
}) => {
  const { access, refresh } = await newAccount();
  await page.goto(GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  await logIn(context, { access, refresh });
  await page.goto('/my-dates');
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('This page is saved on this phone, as it is now.')).toBeVisible();
  await stored(page, 'offline-kept', '/my-dates');
  await page.locator('header').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const texts = [];
        // The files of releases are the same for everybody.
        for (const name of (await caches.keys()).filter((one) => !one.startsWith('offline-files')))
          for (const request of await (await caches.open(name)).keys())
            texts.push(`${name} ${new URL(request.url).pathname}`);
        return texts.filter((text) => /my-dates|\/api\//.test(text));
      }),
    )
    .toEqual([]);
  await stored(page, 'offline-visited', GUIDE);
});

test('turned off on the server, browsers remove the worker and all copies within one visit', async ({
  page,
}) => {
  const first = await startIsolatedShell();
  await page.goto(first.url + GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  await first.stop();
  const second = await startIsolatedShell({ PORT: new URL(first.url).port, CLEAR_OFFLINE: 'on' });
  await page.goto(second.url + GUIDE);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await second.stop();
});
