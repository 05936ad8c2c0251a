import { expect, expectAccessible, hydrated, test } from '../../support/test.ts';

/** What nobody but the visitor may know, as it would look in an address or a body. */
const SECRETS = /3\.17|grade_12|"?ielts"?|overall/i;

test('what the visitor says about themselves judges courses, fills the form and never leaves the device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await page.goto('/my-profile');
  await hydrated(page, 'main form');
  await page.getByLabel('Last qualification').selectOption('+2 (class 12)');
  await page.getByLabel('Your grade is given as').selectOption({ index: 1 });
  await page.getByLabel('Your grade', { exact: true }).fill('3.17');
  await page.getByLabel('English test').selectOption('IELTS');
  await page.getByLabel('Overall score').fill('6');
  await page.getByLabel(/^Highest tuition fee/).fill('23,45,678');
  await expect(page.getByText('NPR 23,45,678')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Australia' }).check();
  await page.getByText('How scores and grades are compared').click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Overall score')).toHaveValue('6');

  await page.getByRole('link', { name: 'Search courses that fit' }).click();
  const results = page.getByRole('list', { name: 'Course results' });
  await expect(results.getByText('You meet it').first()).toBeVisible();
  await expect(results.getByText(/^You need/)).toHaveCount(0);
  // Destination and budget are what the button says that it sends.
  await expect(page).toHaveURL(/country=\d+&maxFeeNpr=2345678&fits=1$/);
  // Judged again after a reload, which the server answers without the profile.
  await page.reload();
  await expect(results.getByText('You meet it').first()).toBeVisible();
  await expect(results.getByText(/^You need/)).toHaveCount(0);

  await results
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByText('How you stand')).toBeVisible();
  await expectAccessible(page);

  expect(sent.filter((request) => SECRETS.test(decodeURIComponent(request)))).toEqual([]);

  await page.goto('/my-profile');
  await page.getByRole('button', { name: 'Delete my profile' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/^Nothing is saved yet/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
});

test('nursing in Australia under 25 lakh a year that a student meets: three are compared, with their cost', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'profile',
      JSON.stringify({
        qualification: 'grade_12',
        grade: { scheme: 'gpa', value: 3.4 },
        english: {
          test: 'ielts',
          overall: 6.5,
          parts: { listening: 6, reading: 6, writing: 6, speaking: 6 },
        },
      }),
    ),
  );
  await page.goto('/course-search?search=nursing&country=1&maxFeeNpr=2500000&fits=1');
  const results = page.getByRole('list', { name: 'Course results' });
  await expect(results.getByText('You meet it').first()).toBeVisible();
  const titles = await results.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(3);
  for (const title of titles) expect(title).toMatch(/Nursing/);
  for (const index of [0, 1, 2])
    await results
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .check();
  await page.getByRole('link', { name: 'Compare 3 courses' }).click();
  const row = (name: RegExp) => page.getByRole('table').getByRole('row', { name });
  await expect(row(/^Annual Fees/)).toContainText('Lowest');
  await expect(row(/^Whole study with living costs/)).toContainText('NPR');
  await expect(row(/^How you stand/)).toContainText('You meet it');
});
