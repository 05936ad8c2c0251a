import { expect, expectAccessible, test } from '../site/test.ts';

const remotes = [
  { name: 'mfe-marketing', path: '/study-abroad', follow: { link: /Australia/, heading: /Australia/ } },
  { name: 'mfe-catalogue', path: '/course-search', follow: { link: 'View Details', heading: /./ } },
  {
    name: 'mfe-accounts',
    path: '/login',
    follow: { link: /Forgot or Reset Your Password/, heading: 'Email Verify' },
  },
  { name: 'mfe-events', path: '/upcoming-events', follow: { link: /See More/, heading: /./ } },
] as const;

for (const [index, { name, path, follow }] of remotes.entries()) {
  test(`${name} alone at its port renders, navigates and talks to the API in the site's chrome`, async ({
    page,
  }) => {
    const origin = `http://localhost:${process.env.STANDALONE_PORTS?.split(',')[index]}`;
    await page.goto(origin + path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2024');
    await page.locator('main').getByRole('link', { name: follow.link }).first().click();
    await expect(page.locator('main h1')).toHaveText(follow.heading);
    await page.reload();
    await expect(page.locator('main h1')).toHaveText(follow.heading);
    await expectAccessible(page);
  });
}

test('an address of another remote says so and leads to the composed site', async ({ page }) => {
  const [, , , events] = process.env.STANDALONE_PORTS?.split(',') ?? [];
  await page.goto(`http://localhost:${events}/blog`);
  await expect(page.getByText('another part of the site')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it on the composed site' })).toHaveAttribute(
    'href',
    `${process.env.SITE_URL}/blog`,
  );
});
