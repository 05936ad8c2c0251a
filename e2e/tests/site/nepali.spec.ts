import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore, rollBackRemote } from 'shared-releases';
import { parseDescriptor } from 'shared-releases/descriptor';
import { logIn, newAccount, password } from '../../support/account.ts';
import { draftSaved, openApply } from '../../support/apply-dialog.ts';
import { buildChangedRemote, releaseInto } from '../../support/changed-remote.ts';
import { pdf, png } from '../../support/documents.ts';
import { findEnglishParts } from '../../support/english-parts.ts';
import { startIsolatedShell } from '../../support/isolated-shell.ts';
import {
  expect,
  expectAccessible,
  horizontalOverflow,
  hydrated,
  running,
  siteUrl,
  started,
  test,
} from '../../support/test.ts';

// The browser logs a refused login, and the page that does not exist.
test.use({ expectedErrors: /Failed to load resource.*(400|401|404)/ });

/** Ids of the demonstration data for the parameters of routes. */
const parameters: Readonly<Record<string, string>> = { id: '1', countryId: '1', universityId: '1' };

/** Every route of the released remotes, and states that only a query shows. */
async function nepaliRoutes(): Promise<string[]> {
  const releases = process.env.SITE_RELEASES ?? '';
  const { remotes } = await (await fetch(`${siteUrl()}/health`)).json();
  const routes = remotes.flatMap(({ name, version }: { name: string; version: string }) => {
    const file = path.join(releases, name, version, 'remote.json');
    return parseDescriptor(JSON.parse(readFileSync(file, 'utf8')), file).routes.map((route) => route.path);
  });
  return [
    ...routes.map((route: string) => route.replace(/:(\w+)/g, (_all, name) => parameters[name] ?? '1')),
    '/course-search?search=nursing&course_level=Bachelor',
    '/course-search?search=qqqqqq',
    '/cost?destination=canada&partner=1',
    '/compare?ids=1,2,3',
    '/nothing-here',
  ].map((route) => (route === '/' ? '/ne' : `/ne${route}`));
}

/** Names that stand in Nepali texts as they are: of institutions, registers, courses, schemes and people. */
const NAMES =
  /Universit|College|Institute|Academy|Polytechnic|Business School|Bachelor|Master|Diploma|Certificate|Foundation|OSHC|Overseas Student Health Cover|Allianz|Bupa|CBHS|Medibank|^nib$|Graduate Route|Post-Graduation Work Permit|Optional Practical Training|Confirmation of Acceptance|National Health Service|Qualifications Framework|Designated [Ll]earning [Ii]nstitution|NZQA|CRICOS|SEVP|Register of licensed sponsors|Commission for Academic Accreditation|Duolingo English Test|General Training|Academic Online|^(NZ|A|C|US)?\$[\d,.–k ]+$|^“[^”]*”$|Open counselling day/;

test('every page is complete in Nepali without script, and what is English is marked', async ({ page }) => {
  test.setTimeout(240_000);
  const english: Record<string, unknown> = {};
  for (const route of await nepaliRoutes()) {
    const html = await (await fetch(siteUrl() + route)).text();
    expect(html, route).toMatch(/<html lang="ne">/);
    expect(html, route).toMatch(/<h1\b/);
    const parts = await findEnglishParts(page, html);
    const unmarked = parts.filter(
      ({ text, where }) =>
        !NAMES.test(text) &&
        // Title and description of a page about data have the words of the data, and no element to mark them.
        !((where === 'title' || where === 'meta description') && /\/\d+$/.test(route)),
    );
    if (unmarked.length > 0) english[route] = unmarked;
  }
  expect(english).toEqual({});
});

test('the deadline of a course is written in both calendars, on its page and in the comparison', async ({
  page,
}) => {
  for (const path of ['/ne/course_details/12', '/ne/compare?ids=12,13']) {
    await page.goto(path);
    const value = page
      .getByText('आवेदन दिने अन्तिम मिति', { exact: true })
      .locator('xpath=following-sibling::*[1]');
    await expect(value).toHaveText(/^\d{1,2} \S+ 20\d\d \(20[89]\d \S+ \d{1,2}\)$/);
  }
});

test('each page names its other language, and the sitemap names both', async ({ page }) => {
  for (const [route, language] of [
    ['/study-abroad/uk', 'en'],
    ['/ne/study-abroad/uk', 'ne'],
  ] as const) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl() + route);
    // The fonts of Latin letters are in the English page, and do not delay the first paint of Nepali ones.
    const styles = await page.locator('head style').evaluateAll((all) => all.map((one) => one.textContent));
    expect(styles.join('').includes('url(data:font/woff2')).toBe(language === 'en');
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
    expect(
      await page
        .locator('link[hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        ),
    ).toEqual([
      ['en', `${siteUrl()}/study-abroad/uk`],
      ['ne', `${siteUrl()}/ne/study-abroad/uk`],
      ['x-default', `${siteUrl()}/study-abroad/uk`],
    ]);
  }
  const sitemap = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  const guide = sitemap.split('\n').filter((line) => line.includes(`/study-abroad/uk</loc>`));
  expect(guide).toHaveLength(2);
  for (const line of guide) expect(line).toContain(`hreflang="ne" href="${siteUrl()}/ne/study-abroad/uk"`);
  // Feeds are there once.
  const feed = await fetch(`${siteUrl()}/ne/rss.xml`, { redirect: 'manual' });
  expect([feed.status, feed.headers.get('location')]).toEqual([301, '/rss.xml']);
});

test('the switch keeps page, search, place and a half-filled application; the choice is offered, not forced', async ({
  page,
  context,
}) => {
  await page.goto('/course-search?search=nursing');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.locator('header').getByRole('link', { name: 'नेपाली' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/ne/course-search?search=nursing`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expect
    .poll(() => page.evaluate(() => scrollY / document.documentElement.scrollHeight))
    .toBeGreaterThan(0.3);
  await page.goto('/blog');
  await expect(page).toHaveURL(`${siteUrl()}/blog`);
  await expect(page.locator('html')).toHaveAttribute('data-chosen-language', 'ne');

  await logIn(context, await newAccount());
  const dialog = await openApply(page);
  await dialog.getByLabel('First name').fill('Asha');
  await draftSaved(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator('header').getByRole('link', { name: 'नेपाली' }).click();
  await expect(page).toHaveURL(/\/ne\/course_details\/12$/);
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'आवेदन दिनुहोस्' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('नाम', { exact: true })).toHaveValue('Asha');
  await expectAccessible(page);
});

test('a student finds a course on a phone, logs in, applies, registers for an event and logs out, all in Nepali', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const { email } = await newAccount();
  await page.goto('/ne');
  await expectAccessible(page);
  const search = page.locator('[data-widget="home-search"] form');
  await hydrated(page, '[data-widget="home-search"]');
  await search.locator('input[name="search"]').fill('nursing');
  await search.locator('[type="submit"]').click();
  await page.getByRole('link', { name: /^सबै हेर्नुहोस्/ }).click();
  await expect(page).toHaveURL(/\/ne\/course-search\?search=nursing/);
  await expect(page.locator('h1')).toHaveText('कोर्स खोज्नुहोस्');
  await expectAccessible(page);
  await started(page);
  await page.locator('main a[href^="/ne/course_details/"]').first().click();
  await expect(page).toHaveURL(/\/ne\/course_details\/\d+$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  await expectAccessible(page);
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'आवेदन दिनुहोस्' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('पहिले लगइन गर्नुपर्छ');
  await page.getByRole('dialog').getByRole('link', { name: 'लगइन' }).click();
  await expect(page).toHaveURL(/\/ne\/login/);
  await hydrated(page);
  const main = page.locator('main');
  await main.getByRole('button', { name: 'लगइन' }).click();
  await expect(main.getByRole('link', { name: 'इमेल लेख्नुहोस्।' })).toBeVisible();
  await main.getByLabel('इमेल', { exact: true }).fill(email);
  await main.getByLabel('पासवर्ड', { exact: true }).fill('Wrong-Passw0rd!');
  await main.getByRole('button', { name: 'लगइन' }).click();
  await expect(main.getByRole('alert')).toContainText(/[\u0900-\u097F]/);
  await main.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'लगइन' }).click();
  // Back to the course, in the same language, with its dialog open.
  await expect(page).toHaveURL(/\/ne\/course_details\/\d+/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('नाम', { exact: true }).fill('आशा');
  await dialog.getByLabel('थर', { exact: true }).fill('गुरुङ');
  await dialog.getByLabel('मोबाइल नम्बर').fill('9800000000');
  await dialog.getByRole('button', { name: 'अर्को' }).click();
  for (const [group, file] of [
    [/^शैक्षिक कागजात/, pdf('transcript.pdf')],
    [/^राहदानीका कागजात/, png('passport.png')],
  ] as const)
    await dialog.getByRole('group', { name: group }).locator('input[type=file]').setInputFiles(file);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'आवेदन पेश गर्नुहोस्' }).click();
  await expect(dialog.getByText('तपाईंका कागजात सफलतापूर्वक पेश भए!')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/ne/upcoming-events');
  await page.locator('main a[href^="/ne/upcoming-events/"]').first().click();
  await expect(page).toHaveURL(/\/ne\/upcoming-events\/\d+$/);
  await hydrated(page);
  await main.getByRole('button', { name: /दर्ता/ }).first().click();
  await dialog.getByRole('button', { name: 'दर्ता हुनुहोस्' }).click();
  await expect(dialog.getByText('बधाई छ, तपाईं कार्यक्रममा सफलतापूर्वक दर्ता हुनुभयो!')).toBeVisible();
  await dialog.getByRole('button', { name: 'बन्द गर्नुहोस्' }).first().click();

  await page.getByRole('button', { name: 'मेनु खोल्नुहोस्' }).click();
  await page.getByRole('button', { name: 'लगआउट' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'तपाईं लगआउट गर्न चाहनुहुन्छ?' });
  await question.getByRole('button', { name: 'हुन्छ' }).click();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

const PARTS = 4;
for (const part of Array(PARTS).keys())
  test(`Nepali pages need no horizontal scrolling at 320 px and with text at 200 %, and are accessible (${part + 1} of ${PARTS})`, async ({
    browser,
  }) => {
    // The added style stands for the visitor's own, to which the page's security policy does not apply.
    const context = await browser.newContext({
      baseURL: siteUrl(),
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const expectNoScrolling = (message: string) =>
      expect.poll(() => horizontalOverflow(page), { message }).toBeLessThanOrEqual(0);
    const routes = (await nepaliRoutes()).filter((_route, index) => index % PARTS === part);
    for (const route of routes) {
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto(route);
      await expectNoScrolling(`${route} at 320 px`);
      // Colours are those of the English pages, and their rule is the slowest.
      await expectAccessible(page, ['color-contrast']);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addStyleTag({ content: 'html{font-size:200%!important}' });
      await expectNoScrolling(`${route} at 360 px with text at 200 %`);
    }
    await context.close();
  });

test('the code of Nepali pages takes over the HTML of the server as it is', async ({ page }) => {
  // Read in the page: the browser does not tell others what is in a beacon.
  let reports: string[] = [];
  await page.exposeFunction('noteReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    const { noteReport } = window as unknown as { noteReport: (report: string) => void };
    navigator.sendBeacon = (_url, body) => {
      void (body as Blob).text().then(noteReport);
      return true;
    };
  });
  for (const route of [
    '/ne',
    '/ne/study-abroad/canada',
    '/ne/course-search',
    '/ne/course_details/1',
    '/ne/cost?destination=uk',
    '/ne/compare?ids=1,2',
    '/ne/upcoming-events/1',
    '/ne/login',
  ]) {
    reports = [];
    await page.goto(route);
    await hydrated(page);
    await expect
      .poll(() => reports.some((report) => report.includes('"started"')), { message: route })
      .toBe(true);
    expect(reports.filter((report) => report.includes('hydration'))).toEqual([]);
  }
});

test('a translation that lacks a text is refused, by the build', async () => {
  await expect(
    buildChangedRemote('mfe-events', { 'src/messages.ne.ts': [["  seeMore: 'थप हेर्नुहोस्',\n", '']] }),
  ).rejects.toThrow('does not build');
});

test('remotes that speak only English appear marked in Nepali pages; a release adds the language, its rollback takes it back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shell = await startIsolatedShell();
  const english = await buildChangedRemote('mfe-events', {
    'remote.config.ts': [["  languages: ['ne'],\n", '']],
    'src/messages.en.ts': [["'Upcoming events'", "'Upcoming events, English only'"]],
  });
  const speaking = await buildChangedRemote('mfe-events', {
    'src/messages.en.ts': [["'Upcoming events'", "'Upcoming events, both'"]],
  });
  const catalogue = await buildChangedRemote('mfe-catalogue', {
    'remote.config.ts': [["  languages: ['ne'],\n", '']],
  });
  try {
    // Two of four remotes speak Nepali.
    await releaseInto(shell.store, catalogue.dist);
    const marketing = (await shell.remoteHealth('mfe-marketing')).version;
    await releaseInto(shell.store, english.dist);
    const eventsLink = page.locator('footer, header, nav').locator('a[href="/ne/upcoming-events"]').first();
    await expect
      .poll(async () => (await fetch(`${shell.url}/ne/upcoming-events`)).text())
      .toContain('English only');
    await page.goto(`${shell.url}/ne/upcoming-events`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(page.locator('[data-remote="mfe-events"][data-version]')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).toHaveText('Upcoming events, English only');
    expect(await eventsLink.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await hydrated(page);
    await page.goto(`${shell.url}/ne/scholarship`);
    await expect(page.locator('[data-remote="mfe-catalogue"][data-version]')).toHaveAttribute('lang', 'en');
    await expect(page.locator('header').first()).toContainText('लगइन');
    // A widget on another remote's page is marked as well.
    await page.goto(`${shell.url}/ne`);
    await expect(page.locator('[data-widget="next-events"]')).toHaveAttribute('lang', 'en');
    await started(page);

    // A reader stays on a page while the language is released.
    const { set } = await releaseInto(shell.store, speaking.dist);
    await expect.poll(async () => (await shell.health()).set).toBe(set);
    await running(page);
    await page.goto(`${shell.url}/ne/upcoming-events`);
    await expect(page.locator('h1')).toHaveText('आउँदा कार्यक्रम');
    expect(await page.locator('[data-remote="mfe-events"][data-version]').getAttribute('lang')).toBeNull();
    expect((await shell.remoteHealth('mfe-marketing')).version).toBe(marketing);

    await rollBackRemote(createFolderStore(shell.store), 'production', {
      remote: 'mfe-events',
      reason: 'a test',
      author: 'e2e',
      commit: 'e2e',
    });
    await expect
      .poll(async () => (await fetch(`${shell.url}/ne/upcoming-events`)).text())
      .toContain('English only');
  } finally {
    english.remove();
    catalogue.remove();
    speaking.remove();
    await shell.stop();
  }
});
