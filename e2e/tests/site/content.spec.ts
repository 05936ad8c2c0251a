import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEMONSTRATION_PACK, isFrontPage } from 'shared-content';
import { HOSTILE_SCRIPT, writeHostilePack } from '../../support/hostile-pack.ts';
import { type IsolatedShell, startIsolatedShell } from '../../support/isolated-shell.ts';
import { expect, hydrated, test } from '../../support/test.ts';

// Isolated shells are no origin that the API allows, so calls from the browser fail; the pages say so themselves.
test.use({ expectedErrors: /CORS|net::ERR_FAILED|Failed to load resource/ });

// Not created here: this file is also loaded by the process that lists the tests.
const folder = path.join(os.tmpdir(), `content-${process.pid}`);
const hostilePack = path.join(folder, 'hostile');
test.beforeAll(() => writeHostilePack(hostilePack));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packs: { pack: string; env: Record<string, string> }[] = [
  { pack: 'no pack', env: { NODE_ENV: 'production', CONTENT: '', PAGE_TTL_SECONDS: '60' } },
  { pack: 'the demonstration pack', env: { CONTENT: DEMONSTRATION_PACK, PAGE_TTL_SECONDS: '60' } },
  { pack: 'a hostile pack', env: { CONTENT: hostilePack, PAGE_TTL_SECONDS: '60' } },
];

/** Texts that must not reach a visitor. */
const PLACEHOLDERS = /«|»|set in the|lorem ipsum|Partner institution \d|Sample (student|testimonial)|TODO\b/i;

/** Links that lead to no page. Until an event has ended its page has a calendar file as a link. */
const OTHER_LINKS = /^(#|mailto:([^@]+@|\?subject=)|tel:\+\d{8,}|data:text\/calendar;)/;

/** One address per route of the release set; parameters come from the sitemap. */
async function addressPerRoute({ url, store, health }: IsolatedShell): Promise<string[]> {
  const listed = [...(await (await fetch(`${url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const { remotes } = await health();
  const routes = remotes.flatMap(
    ({ name, version }): { path: string }[] =>
      JSON.parse(readFileSync(path.join(store, name, version, 'remote.json'), 'utf8')).routes,
  );
  return routes.map(({ path: route }) => {
    if (!route.includes(':')) return route;
    const pattern = new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`);
    return listed.find((address) => pattern.test(address)) ?? route.replace(/:[^/]+/g, '1');
  });
}

const decode = (text: string) => text.replaceAll('&amp;', '&');
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => decode(href));
/** The document without scripts, styles and tags. */
const textOf = (html: string) =>
  html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');

for (const { pack, env } of packs) {
  test.describe(`with ${pack}`, () => {
    let shell: IsolatedShell;
    test.beforeAll(async () => {
      shell = await startIsolatedShell(env);
    });
    test.afterAll(() => shell?.stop());

    test('no route has a placeholder, a dead link or a link to a front page', async () => {
      const routes = await addressPerRoute(shell);
      expect(routes.length).toBeGreaterThan(30);
      const internal = new Set<string>();
      const external = new Map<string, string>();
      for (const address of routes) {
        const response = await fetch(shell.url + address);
        expect(response.status, address).not.toBe(500);
        const html = await response.text();
        expect(textOf(html), address).not.toMatch(PLACEHOLDERS);
        expect(html, `${address} runs a script of the pack`).not.toContain(HOSTILE_SCRIPT.slice(0, 40));
        for (const href of linksOf(html)) {
          // The page of an unknown record leads to itself in the other language.
          if (response.status === 404 && href.endsWith(address)) continue;
          if (href.startsWith('/')) internal.add(href.split(/[?#]/)[0] ?? '/');
          else if (/^https?:/.test(href)) external.set(href, address);
          else expect(href, address).toMatch(OTHER_LINKS);
        }
      }
      // A share link has the text to send instead of a receiver: the visitor chooses whom to send it to.
      const isShareLink = (href: string) => new URL(href).searchParams.has('text');
      expect([...external].filter(([href]) => isFrontPage(href) && !isShareLink(href))).toEqual([]);
      const dead: string[] = [];
      for (const address of internal) {
        const { status } = await fetch(shell.url + address, { method: 'HEAD' });
        if (status >= 400) dead.push(`${address} ${status}`);
      }
      expect(dead, 'dead links').toEqual([]);
    });

    test('nothing of the pack is executed and nothing is wider than a screen of 320 px', async ({
      page,
      consoleErrors,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs += 1;
        void dialog.dismiss();
      });
      for (const address of [
        '/',
        '/who-we-are',
        '/privacy-policy',
        '/blog',
        '/course-search',
        '/login',
        '/nowhere',
      ]) {
        await page.goto(shell.url + address);
        if (address !== '/nowhere') await hydrated(page);
        const [width, visible] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ]);
        expect(width, `${address} scrolls sideways`).toBe(visible);
        expect(await page.evaluate(() => 'hostile' in window), address).toBe(false);
        // The bar is fixed, so what it pushes out of the screen cannot be scrolled to.
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
      }
      expect(dialogs).toBe(0);
      expect(consoleErrors.filter((error) => /Content.Security.Policy|hydrat/i.test(error))).toEqual([]);
    });
  });
}

test('without a pack the home page claims nothing and its main actions lead to pages of this site', async () => {
  const shell = await startIsolatedShell({ NODE_ENV: 'production', CONTENT: '' });
  try {
    const html = await (await fetch(shell.url)).text();
    for (const heading of ['Our Locations', 'our partners', 'What students say', 'Demonstration'])
      expect(textOf(html)).not.toContain(heading);
    expect(textOf(html)).toContain('Talk to a counsellor');
    const links = linksOf(html);
    expect(links).toContain('/book');
    expect(links.some((href) => href.startsWith('/contact'))).toBe(true);
    const graph = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(graph)['@graph'][0]).not.toHaveProperty('location');
    expect(JSON.parse(graph)['@graph'][0]).not.toHaveProperty('sameAs');
  } finally {
    await shell.stop();
  }
});

test('an edit shows within a minute; a mistake keeps the last good pack and is named in /health', async () => {
  const pack = path.join(folder, 'edited');
  cpSync(DEMONSTRATION_PACK, pack, { recursive: true });
  const shell = await startIsolatedShell({ CONTENT: pack, PAGE_TTL_SECONDS: '30' });
  const brand = path.join(pack, 'brand.yaml');
  const home = async () => (await fetch(shell.url)).text();
  const status = async () => (await (await fetch(`${shell.url}/health`)).json()).content;
  try {
    expect(await home()).toContain('Ridgeway Education');
    const before = await status();
    const good = readFileSync(brand, 'utf8').replace('Ridgeway Education', 'Sunrise Study Advisers');
    writeFileSync(brand, good);
    await expect.poll(home, { timeout: 60_000 }).toContain('Sunrise Study Advisers');
    expect((await status()).version).not.toBe(before.version);

    writeFileSync(brand, good.replace('email: info@', 'emial: info@'));
    await expect
      .poll(async () => (await status()).errors, { timeout: 60_000 })
      .toEqual([expect.stringMatching(/^brand\.yaml line 5: emial: .* did you mean email\?$/)]);
    expect(await home()).toContain('Sunrise Study Advisers');

    writeFileSync(brand, good.replace('Sunrise', 'Evening'));
    await expect.poll(home, { timeout: 60_000 }).toContain('Evening Study Advisers');
    expect((await status()).errors).toEqual([]);

    // Sections for client navigation are revalidated by ETag, pictures are immutable and cannot run scripts.
    const section = await fetch(`${shell.url}/content/partners.json`);
    const { firstRow } = await section.json();
    expect(firstRow).toHaveLength(20);
    const etag = section.headers.get('etag');
    // Proxies that compress mark the tag as weak.
    for (const known of [`${etag}`, `W/${etag}`]) {
      const again = await fetch(`${shell.url}/content/partners.json`, {
        headers: { 'if-none-match': known },
      });
      expect(again.status).toBe(304);
    }
    const picture = await fetch(shell.url + firstRow[0].logo.src);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${shell.url}/content/pictures/..%2Fbrand.yaml`)).status).toBe(404);
  } finally {
    await shell.stop();
  }
});

test('nothing is loaded from another company before the visitor agrees', async ({ page }) => {
  const pack = path.join(folder, 'third-parties');
  mkdirSync(pack);
  writeFileSync(path.join(pack, 'brand.yaml'), 'name: Asking First\n');
  writeFileSync(
    path.join(pack, 'links.yaml'),
    'badge:\n  url: https://badge.example.test/badge.js\n  provider: Badges Ltd.\n',
  );
  const shell = await startIsolatedShell({ CONTENT: pack });
  const asked: string[] = [];
  await page.route('https://badge.example.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.badge = true;' });
  });
  try {
    await page.goto(`${shell.url}/privacy-policy`);
    const question = page.getByRole('region', { name: 'Content of other companies' });
    await expect(question).toContainText('Badges Ltd.');
    expect(asked).toEqual([]);
    await question.getByRole('button', { name: 'Do not allow' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByText('You have not allowed content of Badges Ltd.')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await question.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => page.evaluate(() => 'badge' in window)).toBe(true);
    expect(asked).toEqual(['https://badge.example.test/badge.js']);
  } finally {
    await shell.stop();
  }
});
