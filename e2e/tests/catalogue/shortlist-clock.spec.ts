import { logIn, newAccount } from '../../support/account.ts';
import { apiUrl, expect, hydrated, test } from '../../support/test.ts';

test('a course that another device has removed stays saved on a device with a slow clock', async ({
  page,
  context,
}) => {
  const account = await newAccount();
  const { results } = await (await fetch(`${apiUrl()}/api/app/course-list/?records=1`)).json();
  const course: number = results[0].id;
  const put = (is_saved: boolean) =>
    fetch(`${apiUrl()}/api/app/shortlist/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${account.access}` },
      body: JSON.stringify({ courses: [{ course, is_saved, changed_at: new Date().toISOString() }] }),
    });
  await put(true);
  await put(false);

  await logIn(context, account);
  await page.clock.setFixedTime(Date.now() - 600_000);
  await page.goto(`/course_details/${course}`);
  await hydrated(page);
  const save = page.locator('main').getByRole('button', { name: /^Save/ }).first();
  const synced = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/shortlist/'),
  );
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect((await (await synced).json()).results).toMatchObject([{ course }]);
  await page.goto('/shortlist');
  await expect(page.getByText('Saved on this device and in your account.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Shortlist' }).getByRole('listitem')).toHaveCount(1);
});
