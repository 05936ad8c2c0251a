import type { ConsoleMessage, Page } from '@playwright/test';
import { type RunningDevSite, startDevSiteOf } from '../../support/dev-site.ts';
import { expect, hydrated, test } from '../../support/test.ts';

// One site for all tests, and each edit is undone before the next one.
test.describe.configure({ mode: 'serial', timeout: 300_000 });
// Messages of React and of the clients of the dev servers about the errors that the tests cause.
test.use({
  expectedErrors:
    /window is not defined|process is not defined|Hydration failed|Errors while compiling|Syntax Error|has no such page|remote\.config\.ts|404|503/,
});

/** Generous timeout of a wait for a build, for slow machines. */
const BUILT = { timeout: 60_000 };
let site: RunningDevSite;
let releasesBefore: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startDevSiteOf('mfe-events');
  releasesBefore = site.releases();
});
test.afterAll(async () => {
  await site?.stop();
});

const heading = (page: Page) => page.locator('main h1');
/** The dev server's client shows it. An entry that is loaded again brings a client of its own, whose overlay says the same. */
const buildError = (page: Page) =>
  page.frameLocator('#rspack-dev-server-client-overlay >> nth=0').locator('body');
/** A property of the page that a reload loses. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);
const htmlOf = async (url: string) => (await fetch(url)).text();
const htmlHeading = async (path: string) => /<h1[^>]*>([^<]*)/.exec(await htmlOf(site.siteUrl + path))?.[1];

test('React refresh and changed messages keep what is typed, inside the composed site and alone', async ({
  page,
}) => {
  for (const url of [`${site.siteUrl}/book`, `${site.aloneUrl}/book`]) {
    await page.goto(url);
    await hydrated(page);
    const name = page.getByLabel('Full name');
    await name.fill('Asha Rai');
    await mark(page);
    // The same element: the form is not made anew from its stored draft.
    const field = await name.elementHandle();

    const component = site.edit(
      'src/pages/book/booking-form.tsx',
      '<Form method="post"',
      '<Form data-edition="second" method="post"',
    );
    await expect(page.locator('form[data-edition="second"]')).toBeVisible(BUILT);
    const messages = site.edit(
      'src/messages.en.ts',
      "bookTitle: 'Book an appointment'",
      "bookTitle: 'Book a talk'",
    );
    await expect(heading(page)).toHaveText('Book a talk', BUILT);
    await expect(name).toHaveValue('Asha Rai');
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await isSamePage(page)).toBe(true);
    if (url.startsWith(site.siteUrl))
      await expect.poll(() => htmlHeading('/book'), BUILT).toBe('Book a talk');

    messages.restore();
    component.restore();
    await expect(heading(page)).toHaveText('Book an appointment', BUILT);
    await expect(page.locator('form[data-edition="second"]')).toHaveCount(0, BUILT);
    // The servers' build can be later than the browser's. The next page must not get HTML of the edited component.
    for (const server of [site.siteUrl, site.aloneUrl])
      await expect.poll(() => htmlOf(`${server}/book`), BUILT).not.toMatch(/data-edition|Book a talk/);
  }
});

test('the first style sheet of a page of the remote alone shows at once', async ({ page }) => {
  await page.goto(`${site.aloneUrl}/book`);
  await hydrated(page);
  await mark(page);
  const removeSheet = site.add(
    'src/pages/book/booking-form.css',
    '.first-sheet { outline: 7px solid green; }',
  );
  const edit = site.edit(
    'src/pages/book/booking-form.tsx',
    '<Form method="post"',
    '<Form className="first-sheet" method="post"',
  );
  const imported = site.edit(
    'src/pages/book/booking-form.tsx',
    'import { type FormEvent,',
    "import './booking-form.css';\nimport { type FormEvent,",
  );
  await expect(page.locator('main form[method="post"]')).toHaveCSS('outline-width', '7px', BUILT);
  expect(await isSamePage(page)).toBe(true);
  imported.restore();
  edit.restore();
  await expect(page.locator('.first-sheet')).toHaveCount(0, BUILT);
  // Only now: a build that still imports it would fail.
  removeSheet();
  await expect.poll(() => htmlOf(`${site.siteUrl}/book`), BUILT).not.toContain('first-sheet');
});

test('a syntax error is shown, and open pages go on without a reload when it is corrected', async ({
  page,
}) => {
  await page.goto(`${site.siteUrl}/book`);
  await hydrated(page);
  await mark(page);
  // Every module of the remote, with all shared libraries that it uses, is below this file.
  const broken = site.edit('src/remote.ts', 'export default defineRemote(', 'export default defineRemote((');
  await expect(buildError(page)).toContainText('Syntax Error', BUILT);
  await expect(heading(page)).toHaveText('Book an appointment');
  broken.restore();
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0, BUILT);
  await expect.poll(site.output).toMatch(/Syntax Error.* builds again\.$/s);
  const component = site.edit(
    'src/pages/book/booking-form.tsx',
    '<Form method="post"',
    '<Form data-edition="second" method="post"',
  );
  await expect(page.locator('form[data-edition="second"]')).toBeVisible(BUILT);
  expect(await isSamePage(page)).toBe(true);
  component.restore();
  await expect(page.locator('form[data-edition="second"]')).toHaveCount(0, BUILT);
  await expect.poll(() => htmlOf(`${site.siteUrl}/book`), BUILT).not.toContain('data-edition');
});

test('window in a component fails on the server at once, with its line in terminal and page; the browser renders it', async ({
  page,
}) => {
  await page.goto(`${site.siteUrl}/book`);
  await hydrated(page);
  await mark(page);
  const edit = site.edit(
    'src/pages/book/index.tsx',
    '  const { publicUrl } = useConfig();',
    '  const isWide = window.innerWidth > 10;\n  const { publicUrl } = useConfig();',
  );
  const problem = page.locator('#dev-problems');
  await expect(problem).toContainText(
    'mfe-events: the server cannot render /book: window is not defined',
    BUILT,
  );
  await expect(problem).toContainText(
    new RegExp(`at BookPage \\(.*src/pages/book/index\\.tsx:${edit.line}\\)`),
  );
  await expect(problem).toContainText('in BookPage < PageCode');
  // The terminal's lines arrive through a pipe.
  await expect
    .poll(() => site.output())
    .toContain('mfe-events: the server cannot render /book: window is not defined');
  expect(site.output()).toContain(`src/pages/book/index.tsx:${edit.line}`);
  // Nobody has to load the page again to see it, and the browser renders the area alone.
  expect(await isSamePage(page)).toBe(true);
  expect(await htmlHeading('/book')).not.toBe('Book an appointment');
  await page.goto(`${site.siteUrl}/book`);
  await expect(heading(page)).toHaveText('Book an appointment');
  await expect(problem).toBeVisible();

  edit.restore();
  await expect(problem).toHaveCount(0, BUILT);
  expect(await htmlHeading('/book')).toBe('Book an appointment');
});

test('what a browser lacks when it imports a page is in the console, composed and alone', async ({
  page,
}) => {
  const edit = site.edit(
    'src/pages/book/index.tsx',
    '/** /book (ADD-20)',
    "const lead = process.env.BOOK_LEAD ?? 'A lead of the server';\n\n/** /book (ADD-20)",
  );
  const use = site.edit('src/pages/book/index.tsx', 'lead={messages.bookLead}', 'lead={lead}');
  await expect.poll(() => htmlOf(`${site.siteUrl}/book`), BUILT).toContain('A lead of the server');
  for (const url of [`${site.siteUrl}/book`, `${site.aloneUrl}/book`]) {
    const errors: string[] = [];
    const collect = (message: ConsoleMessage) => message.type() === 'error' && errors.push(message.text());
    page.on('console', collect);
    await page.goto(url);
    await expect.poll(() => errors.join('\n'), BUILT).toContain('process is not defined');
    page.off('console', collect);
  }
  // Also after the automatic retry, which would find a module without values.
  await expect(page.locator('main')).toContainText('This page could not be loaded');
  use.restore();
  edit.restore();
  await expect.poll(() => htmlHeading('/book'), BUILT).toBe('Book an appointment');
});

test('what the browser renders differently is in the console, with the difference', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const edit = site.edit(
    'src/pages/book/index.tsx',
    'title={messages.bookTitle}',
    "title={typeof window === 'undefined' ? 'A title of the server' : messages.bookTitle}",
  );
  await expect.poll(() => htmlHeading('/book'), BUILT).toBe('A title of the server');
  await page.goto(`${site.siteUrl}/book`);
  await expect(heading(page)).toHaveText('Book an appointment');
  await expect.poll(() => errors.join('\n')).toMatch(/Hydration failed.*-\s+A title of the server/s);
  edit.restore();
  await expect.poll(() => htmlHeading('/book'), BUILT).toBe('Book an appointment');
});

test('a wrong page name is explained in two lines in terminal and page, and heals when it is corrected', async ({
  page,
}) => {
  await page.goto(`${site.siteUrl}/book`);
  await hydrated(page);
  const edit = site.edit('remote.config.ts', "path: '/book', page: 'book'", "path: '/book', page: 'bok'");
  const first = /remote\.config\.ts needs the chunk "page-bok", and src\/remote\.ts has .*page-book/;
  const second =
    'Correct the name, or load it in src/remote.ts with import(/* webpackChunkName: "page-bok" */ …).';
  await expect(buildError(page)).toContainText(first, BUILT);
  await expect(buildError(page)).toContainText(second);
  await expect.poll(site.output, BUILT).toMatch(first);
  expect(site.output()).toContain(second);

  // A page that is loaded meanwhile explains it as well.
  await page.reload();
  await expect(buildError(page)).toContainText(first, BUILT);
  const alone = await page.context().newPage();
  await alone.goto(`${site.aloneUrl}/book`);
  await expect(buildError(alone)).toContainText(first, BUILT);

  edit.restore();
  for (const one of [page, alone]) {
    await expect(one.locator('#rspack-dev-server-client-overlay')).toHaveCount(0, BUILT);
    await expect(heading(one)).toHaveText('Book an appointment', BUILT);
    await hydrated(one);
  }
  await alone.close();
});

test('a mistyped key of remote.config.ts is named with the keys that there are, and heals when it is corrected', async ({
  page,
}) => {
  await page.goto(`${site.siteUrl}/book`);
  await hydrated(page);
  const edit = site.edit(
    'remote.config.ts',
    "path: '/book', page: 'book'",
    "path: '/book', hydrat: 'never', page: 'book'",
  );
  const text = /routes \(\/book\)\.hydrat: nothing reads it\. There are: path, page, .*hydrate/;
  await expect(buildError(page)).toContainText(text, BUILT);
  await expect.poll(site.output, BUILT).toMatch(text);
  edit.restore();
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0, BUILT);
});

test('an address of another remote, or one that is listed twice, is named; every page stays as it is', async ({
  page,
}) => {
  await page.goto(`${site.siteUrl}/blog`);
  await hydrated(page);
  const blog = await heading(page).textContent();
  const problem = page.locator('#dev-problems');
  for (const [path, text] of [
    ['/blog', 'mfe-events claims /blog, which belongs to mfe-marketing'],
    ['/upcoming-events', 'mfe-events claims /upcoming-events twice'],
  ]) {
    const edit = site.edit('remote.config.ts', "path: '/book', page", `path: '${path}', page`);
    await expect(problem).toContainText(`${text}. Change it in mfe-events/remote.config.ts.`, BUILT);
    // The terminal's lines arrive through a pipe.
    await expect.poll(site.output).toContain(text);
    expect(site.output()).not.toContain('mfe-events: mfe-events');
    expect(await htmlHeading('/blog')).toBe(blog);
    expect(await htmlHeading('/book')).toBe('Book an appointment');
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toHaveText(blog!);
    await expect(problem).toBeVisible();
    edit.restore();
    await expect(problem).toHaveCount(0, BUILT);
  }
});

test('what the release refuses of routes, redirects and widgets is named', async ({ page }) => {
  await page.goto(`${site.siteUrl}/book`);
  await hydrated(page);
  const problem = page.locator('#dev-problems');
  for (const [find, replacement, text] of [
    [
      '  routes: [',
      "  redirects: [{ from: '/talks', to: '/talk' }, { from: '/talk', to: '/talks' }],\n  routes: [",
      'mfe-events redirects /talks → /talk → /talks in a circle, and no visitor arrives. Let /talks lead to a page, or remove the redirect. Change it in mfe-events/remote.config.ts.',
    ],
    [
      "path: '/book', page: 'book'",
      "path: '/book', widgets: ['talks'], page: 'book'",
      'mfe-events: a release would refuse this: route /book of mfe-events requires widget "talks", which no remote of this set offers.',
    ],
    [
      "href: '/upcoming-events'",
      "href: '/upcoming-event'",
      'a release would refuse this: the link "Upcoming Events" of mfe-events leads to /upcoming-event, which is no address of a remote of this set.',
    ],
    [
      "requires: { shell: '^1.0.0' }",
      "requires: { shell: '^2.0.0' }",
      'requires shell ^2.0.0, but this shell is 1.0.0. Change requires.shell in mfe-events/remote.config.ts.',
    ],
  ] as const) {
    const edit = site.edit('remote.config.ts', find, replacement);
    await expect(problem).toContainText(text, BUILT);
    // The terminal's lines arrive through a pipe.
    await expect.poll(site.output).toContain(text);
    edit.restore();
    await expect(problem).toHaveCount(0, BUILT);
    expect(await htmlHeading('/book')).toBe('Book an appointment');
  }
});

test('a changed route is there after the reload that the site makes by itself; the releases are only read', async ({
  page,
}) => {
  await page.goto(`${site.siteUrl}/book`);
  await hydrated(page);
  await mark(page);
  const edit = site.edit('remote.config.ts', "path: '/book', page", "path: '/talk', page");
  // Unlike an evaluation, this wait goes on while the page navigates.
  await page.waitForFunction(() => !('isSamePage' in window), null, BUILT);
  expect((await fetch(`${site.siteUrl}/talk`)).status).toBe(200);
  edit.restore();
  await expect.poll(async () => (await fetch(`${site.siteUrl}/talk`)).status, BUILT).toBe(404);
  expect(site.releases()).toEqual(releasesBefore);
});

test('a dev server that ends by itself is named in the terminal and started again', async ({ page }) => {
  site.killDevServer();
  await expect.poll(site.output, BUILT).toContain('mfe-events-dev runs again.');
  expect(site.output()).toMatch(
    /^mfe-events-dev was ended by SIGKILL; its log is \S+mfe-events-dev\.log\. Starting it again …$/m,
  );
  await page.goto(`${site.siteUrl}/upcoming-events`);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Upcoming events');
});
