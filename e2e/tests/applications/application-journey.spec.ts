import { applicationJourney } from '../../support/application-journey.ts';
import { startPostgresSite } from '../../support/postgres-site.ts';
import { apiUrl, expectAccessible, siteUrl, test } from '../../support/test.ts';

// The browser logs the 401 for the old session and the old password.
test.use({ expectedErrors: /Failed to load resource.*401/ });

test('an applicant signs up, applies, withdraws and resets the password, on the embedded database', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await applicationJourney(page, { siteUrl: siteUrl(), apiUrl: apiUrl() }, expectAccessible);
});

test('an applicant signs up, applies, withdraws and resets the password, on PostgreSQL', async ({ page }) => {
  test.setTimeout(180_000);
  const site = await startPostgresSite();
  try {
    await applicationJourney(page, site);
  } finally {
    await page.close();
    await site.stop();
  }
});
