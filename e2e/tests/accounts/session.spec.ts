import { logIn, newAccount, refused } from '../../support/account.ts';
import { expect, hydrated, siteUrl, test } from '../../support/test.ts';

// The browser logs each token that the API refuses.
test.use({ expectedErrors: /Failed to load resource.*401/ });

/** Time in ms in which the code has entered values that the browser has restored. */
const REPLAY_MS = 1_500;

const ended = 'Your login has ended. Please log in again.';

test('an expired access token is renewed without a word, also in two tabs at once', async ({
  page,
  context,
}) => {
  const { access, refresh } = await newAccount();
  await page.goto(`${siteUrl()}/who-we-are`);
  await page.evaluate(
    (tokens) => {
      localStorage.setItem('accessToken', tokens.access);
      localStorage.setItem('refreshToken', tokens.refresh);
    },
    { access: refused(access), refresh },
  );
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/token/refresh/'))
      renewals.push(request.url());
  });
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(`${siteUrl()}/applications`)));
  for (const tab of tabs) {
    await expect(tab.getByText('You have not sent any applications yet.')).toBeVisible();
    await expect(tab.getByText(ended)).toBeHidden();
  }
  expect(renewals).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(refresh);
});

test('tokens that the API refuses are removed, the visitor is told once and is a guest on the next page', async ({
  page,
  context,
}) => {
  await logIn(context, { access: 'garbage', refresh: 'garbage' });
  await page.goto(`${siteUrl()}/applications`);
  await expect(page.getByText(ended)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual(
    [],
  );
  await page.goto(`${siteUrl()}/applications`);
  await expect(page.getByText('Log in to see your applications.')).toBeVisible();
  await expect(page.getByText(ended)).toBeHidden();
});

for (const path of ['/contact', '/book'])
  test(`after a logout, Back shows nothing of what the account has typed on ${path}`, async ({
    page,
    context,
  }) => {
    await logIn(context, await newAccount());
    await page.goto(path);
    await hydrated(page);
    const message = page.locator('textarea');
    await message.fill('Nobody else may read this.');
    await page.goto('/who-we-are');
    await page.evaluate(() => localStorage.clear());
    await page.goBack();
    await hydrated(page);
    await page.waitForTimeout(REPLAY_MS);
    await expect(message).toHaveValue('');
  });
