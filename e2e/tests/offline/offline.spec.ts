import { createFolderStore, readNewestSet } from 'shared-releases';
import { logIn, newAccount } from '../../support/account.ts';
import { startIsolatedShell } from '../../support/isolated-shell.ts';
import { keepOpenPage, stored } from '../../support/offline.ts';
import { expect, expectAccessible, hydrated, started, test } from '../../support/test.ts';

// What a page asks for without a network, such as the API and the next remote.
const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test.use({ serviceWorkers: 'allow', expectedErrors: WITHOUT_NETWORK });

const GUIDE = '/study-abroad/australia';

test.describe('without any of the site’s code', () => {
  // The code is tried again by itself, and the network can be back for one of its files and not yet for the next.
  test.use({ expectedErrors: new RegExp(`${WITHOUT_NETWORK.source}|ChunkLoadError`) });

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
    await expect(page.getByText(/the page you want is not saved on this phone/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Opened before' }).getByRole('link')).toHaveCount(1);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/universitieslist$/);
    await expect(page.getByText(/^No answer from the network/)).toBeHidden();
  });

  test('a form that is sent without a network keeps what was entered, and calculates it when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/cost');
    await stored(page, 'offline-list', '/saved');
    await context.setOffline(true);
    const rate = page.getByRole('textbox', { name: 'Rupees for 1 AUD' });
    await rate.fill('150');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText(/^Nothing happened yet/)).toBeVisible();
    await expect(page).toHaveURL(/\/cost$/);
    await expect(rate).toHaveValue('150');
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/cost\?.*rate=150/);
    await expect(rate).toHaveValue('150');
  });

  test('without a network the filters of a phone stay open, and say that nothing happened', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/course-search');
    await stored(page, 'offline-list', '/saved');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog');
    await filters.getByRole('radio', { name: 'Foundation' }).check();
    await filters.getByRole('button', { name: 'Show courses' }).click();
    await expect(filters.getByText(/^Nothing happened yet/)).toBeVisible();
    await expect(page).toHaveURL(/\/course-search$/);
    await expect(filters.getByRole('radio', { name: 'Foundation' })).toBeChecked();
  });
});

test('one notice says that a copy is shown without a network, and only as long as it is shown', async ({
  page,
  context,
}) => {
  await page.goto(GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isCopy = page.getByText(/^No answer from the network/);
  const isOffline = page.getByText(/^You are offline/);
  await context.setOffline(true);
  await expect(isOffline).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(isCopy).toBeVisible();
  await expect(isOffline).toBeHidden();
  // The bar stays in view while the page is scrolled, and nothing of the page covers it.
  const coveredAt = await isCopy.evaluate((bar) => {
    const { height } = bar.getBoundingClientRect();
    const covered = [];
    for (let y = 0; y <= height + 40; y += 10) {
      scrollTo(0, y);
      if (!bar.contains(document.elementFromPoint(innerWidth / 2, height - 4))) covered.push(y);
    }
    return covered;
  });
  expect(coveredAt).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(isCopy).toBeHidden();
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
  // The button is pressed while the facts of the course are still being read: the copy has them all the same.
  let answer = () => {};
  const isPressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/app/course-info/**', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/shortlist');
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByRole('button', { name: 'Keeping' })).toBeVisible();
  answer();
  await expect(page.getByText('This page is saved on this phone, as it is now.')).toBeVisible();
  const facts = (await page.locator('main li').first().textContent()) ?? '';
  await context.setOffline(true);
  // The list is there before any code runs, with its controls switched off.
  const copy = await page.reload();
  expect(await copy?.text()).toMatch(/ years?<[\s\S]*disabled="">ask about fees<\/textarea>/);
  await expect(page.getByText(/^No answer from the network/)).toBeVisible();
  // The university's letters may stand before them in place of its logo, which is on the API's site.
  await expect.poll(() => page.locator('main li').first().textContent()).toContain(facts);
  await expect(page.getByRole('textbox', { name: `Note ${name}` })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: `Note ${name}` })).toHaveValue('ask about fees');
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
  const { access, refresh, email } = await newAccount();
  await page.goto(GUIDE);
  await stored(page, 'offline-visited', GUIDE);
  await logIn(context, { access, refresh });
  await page.goto('/my-dates');
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('This page is saved on this phone, as it is now.')).toBeVisible();
  await stored(page, 'offline-kept', '/my-dates');
  const other = await context.newPage();
  await other.goto('/course-search');
  await started(other);
  await other.locator('header').getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        const found = [];
        // The files of releases are the same for everybody.
        for (const name of (await caches.keys()).filter((one) => !one.startsWith('offline-files'))) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const response = await cache.match(request);
            const text = `${JSON.stringify([...(response?.headers ?? [])])} ${await response?.text()}`;
            const { pathname } = new URL(request.url);
            if (/my-dates|\/api\//.test(pathname) || text.includes(address))
              found.push(`${name} ${pathname}`);
          }
        }
        return found;
      }, email),
    )
    .toEqual([]);
  await stored(page, 'offline-visited', GUIDE);
});

test('without a network every route opens that was visited; every other leads to the list, which says what is missing', async ({
  page,
  context,
}) => {
  const store = createFolderStore(process.env.SITE_RELEASES ?? '');
  const { remotes } = await readNewestSet(store, 'production');
  const routes = [];
  for (const [name, { version }] of Object.entries(remotes)) {
    const descriptor = JSON.parse(String(await store.get(`${name}/${version}/remote.json`)));
    for (const { path, offline } of descriptor.routes as { path: string; offline?: string }[])
      routes.push({ path: path.replace(/:\w+/g, '1'), offline });
  }
  await page.goto(GUIDE);
  await stored(page, 'offline-list', '/saved');
  const visited = routes.filter(({ offline }) => offline === 'visited').map(({ path }) => path);
  // What is the same for everybody is kept; accounts, secret addresses and booking need the network.
  expect(
    routes
      .filter(({ offline }) => !offline)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(
    [
      ...['/login', '/signup', '/email-verification', '/password-reset/1/1/', '/applications'],
      ...['/my-events', '/book', '/book/1', '/my-profile'],
    ].sort(),
  );
  expect(await keepOpenPage(page, visited)).toBe(true);
  await context.setOffline(true);
  const shown: Record<string, string> = {};
  for (const { path } of routes) {
    const response = await page.goto(path, { waitUntil: 'commit' });
    const { pathname, searchParams } = new URL(response?.url() ?? '');
    const isCopy = ((await response?.text()) ?? '').includes('class="offline-copy"');
    shown[path] = isCopy && pathname === path ? 'copy' : `${pathname} for ${searchParams.get('missing')}`;
  }
  expect(shown).toEqual(
    Object.fromEntries(
      routes.map(({ path, offline }) => [
        path,
        offline === 'visited' ? 'copy' : `/saved for ${path === '/saved' ? null : path}`,
      ]),
    ),
  );
  await page.goto(GUIDE);
  const list = page.getByRole('link', { name: 'All saved pages' });
  await list.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Kept by you' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
});

test('a browser that stores nothing shows every page, and says that it cannot save them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'caches', { get: blocked });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await page.goto(GUIDE);
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('This browser cannot save pages.')).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
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
