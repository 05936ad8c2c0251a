import { stored } from '../../support/offline.ts';
import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // What a page asks for without a network.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

test('without a network the search finds the courses on the phone, and leads to their pages', async ({
  page,
  context,
}) => {
  await page.goto('/course_details/1');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // A page that is left before the worker runs is not stored.
  await stored(page, 'offline-visited', '/course_details/1');
  await page.goto('/course-search?search=nobody+searched+this');
  await stored(page, 'offline-list', '/saved');
  // A new document, so that the worker has answered it.
  await page.reload();
  await hydrated(page);
  // The list has its code once the site has run.
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await caches.match('/saved', { cacheName: 'offline-list' }))?.headers.has('kept-code'),
      ),
    )
    .toBe(true);
  await context.setOffline(true);

  await test.step('in the open search', async () => {
    await page.getByRole('searchbox', { name: 'Search by text' }).first().fill(name);
    await expect(page.getByText(/courses? on this phone, in no particular order/)).toBeVisible();
    const card = page.getByRole('article').filter({ has: page.locator('a[href="/course_details/1"]') });
    await expect(card).toBeVisible();
    await expect(page.getByRole('status').getByRole('link', { name: 'Saved on this phone' })).toBeVisible();
    await expectAccessible(page);
    // The page of the course is on the phone, so the link leads there although the site has neither its code nor its data.
    await card.getByRole('link', { name: /View Details/ }).click();
    await expect(page.getByText(/^No answer from the network/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  await test.step('in a search that was never opened', async () => {
    await page.goto(`/course-search?search=${encodeURIComponent(name)}`);
    await expect(page).toHaveURL(/\/saved\?missing=/);
    await expect(
      page.getByText('There is no network. You can search the courses on this phone:'),
    ).toBeVisible();
    await expect(page.getByRole('searchbox', { name: /on this phone/ })).toHaveValue(name);
    await expect(
      page.getByRole('list', { name: 'Courses on this phone' }).getByRole('link', { name }),
    ).toHaveAttribute('href', '/course_details/1');
    await expectAccessible(page);
  });

  await test.step('with the network back', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/^The network is back/)).toBeVisible();
    await page.getByRole('link', { name: 'Open the page' }).click();
    await expect(page).toHaveURL(/\/course-search\?search=/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/on this phone, in no/)).toBeHidden();
  });
});
