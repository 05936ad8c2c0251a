import { serveInPieces } from '../../support/document-in-pieces.ts';
import { layoutShifts } from '../../support/layout-shifts.ts';
import { apiUrl, expect, hydrated, siteUrl, started, test } from '../../support/test.ts';

const fetchHtml = async (path: string) => {
  const response = await fetch(siteUrl() + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
};
/** The visible text of a document, with single spaces. */
const text = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test('the home page is complete without JavaScript', async () => {
  const { status, html } = await fetchHtml('/');
  expect(status).toBe(200);
  expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  for (const words of ['Find Your Perfect Course', 'Choose your Study Destination', 'Why choose us !'])
    expect(text(html)).toContain(words);
  for (const href of ['/study-abroad/australia', '/course-search', '/blog', '/login'])
    expect(html).toContain(`href="${href}"`);
  expect(html).not.toMatch(/<script(?![^>]*(src=|application\/(ld\+)?json))/);
});

test('a course page is complete without JavaScript', async () => {
  const list = await (await fetch(`${apiUrl()}/api/app/course-list/?records=1`)).json();
  const course = list.results[0];
  const { status, html } = await fetchHtml(`/course_details/${course.id}`);
  expect(status).toBe(200);
  expect(text(html)).toContain(course.course_name);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toContain(`<link rel="canonical" href="${siteUrl()}/course_details/${course.id}">`);
  const graph = JSON.parse(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}',
  )['@graph'];
  expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual(
    expect.arrayContaining(['EducationalOrganization', 'Course']),
  );
});

test('events are filtered by time and place without JavaScript', async () => {
  const online = await fetchHtml('/upcoming-events?where=online');
  expect(online.status).toBe(200);
  expect(text(online.html)).toContain('Ask an alumna: nursing abroad');
  expect(text(online.html)).not.toContain('Open counselling day');
  expect(online.html).toContain('<meta name="robots" content="noindex,follow">');
  const past = await fetchHtml('/upcoming-events?when=past&where=online');
  expect(text(past.html)).not.toContain('Ask an alumna: nursing abroad');
});

test('a course, a university and an event are shared with a picture of their own', async () => {
  const pictures = await Promise.all(
    ['/course_details/1', '/course_details/2', '/university/1/1', '/upcoming-events/4'].map(async (path) => {
      const { html } = await fetchHtml(path);
      const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(address).toContain(`/sharing-pictures${path}.png?v=`);
      const response = await fetch(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const png = Buffer.from(await response.arrayBuffer());
      // Width and height in the header of a PNG.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      return png.toString('base64');
    }),
  );
  expect(new Set(pictures).size).toBe(4);
  // Nothing is drawn for pages that have a picture, or nothing to share.
  for (const path of ['/blog', '/no/such/page', '/course_details/99999999'])
    expect((await fetch(`${siteUrl()}/sharing-pictures${path}.png`)).status).toBe(404);
});

test('every other page names a sharing picture that exists (SEO-14)', async () => {
  for (const path of [
    '/',
    '/ne',
    '/blog',
    '/blog/1',
    '/course-search',
    '/ne/course-search?country=1',
    '/universitieslist',
    '/scholarship',
    '/upcoming-events',
    '/cost',
    '/contact',
  ]) {
    const { html } = await fetchHtml(path);
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const response = await fetch(address);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    const png = Buffer.from(await response.arrayBuffer());
    expect([path, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([path, 1200, 630]);
  }
});

test('an unknown course and an unknown route answer 404 with a complete page (ROUTE-24)', async () => {
  const course = await fetchHtml('/course_details/99999999');
  expect(course.status).toBe(404);
  expect(text(course.html)).toContain('No course found.');
  const unknown = await fetchHtml('/no/such/page');
  expect(unknown.status).toBe(404);
  expect(text(unknown.html)).toContain('Unexpected Application Error!');
  expect(unknown.html).toContain('<meta name="robots" content="noindex">');
});

test('a page after the last one of a list leads to its first page', async () => {
  for (const [requested, first] of [
    ['/course-search?search=nurs&page=900', '/course-search?search=nurs'],
    ['/upcoming-events?page=900', '/upcoming-events'],
    ['/ne/blog?page=900', '/ne/blog'],
    ['/universitieslist?country=1&page=900', '/universitieslist?country=1'],
  ] as const) {
    const { status, headers } = await fetchHtml(requested);
    expect([requested, status, headers.get('location')]).toEqual([requested, 301, first]);
  }
});

test('trailing slashes and moved paths answer 301 with the canonical address (ROUTE-22, ROUTE-23)', async () => {
  for (const [requested, canonical] of [
    ['/blog/', '/blog'],
    ['/ne/', '/ne'],
    ['/password-reset/MQ/abc-1', '/password-reset/MQ/abc-1/'],
    ['/services/accommodation-assistance', '/services/accomodation-assistance'],
    ['/course-search/?search=it', '/course-search?search=it'],
  ] as const) {
    const { status, headers } = await fetchHtml(requested);
    expect([requested, status, headers.get('location')]).toEqual([requested, 301, canonical]);
  }
});

test('the security policy of documents has nothing unsafe, and their HTML needs nothing unsafe', async () => {
  for (const path of ['/', '/course_details/1', '/login']) {
    const { headers, html } = await fetchHtml(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/<[a-z][^<>]* (style|on\w+)="/);
    expect(headers.get('reporting-endpoints')).toBe('policy="/telemetry/policy"');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('what the browser renders differently is reported for the remote whose page it is', async ({ page }) => {
  // Browsers do not show what a beacon carries; without beacons it is a request.
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false;
  });
  await page.route('**/privacy-policy', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Another heading');
    await route.fulfill({ response, body: html });
  });
  const reported = page.waitForRequest((request) => /hydration/.test(request.postData() ?? ''));
  await page.goto('/privacy-policy');
  await expect(page.locator('h1')).toHaveText('Another heading');
  await hydrated(page);
  const { reports } = (await reported).postDataJSON();
  expect(reports).toContainEqual(
    expect.objectContaining({ phase: 'hydration', remote: 'mfe-marketing', version: expect.any(String) }),
  );
  await expect(page.locator('h1')).not.toHaveText('Another heading');
});

test('robots.txt names the sitemap, and the sitemap lists public pages only (SEO-13)', async () => {
  expect((await fetchHtml('/robots.txt')).html).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
  const { html } = await fetchHtml('/sitemap.xml');
  expect(html).toContain(`<loc>${siteUrl()}/study-abroad/australia</loc>`);
  expect(html).toContain(`<loc>${siteUrl()}/course_details/1</loc>`);
  expect(html).not.toContain('/login<');
});

test('the blog has an RSS feed (SEO-15)', async () => {
  const { status, html, headers } = await fetchHtml('/rss.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(html.match(/<item>/g)?.length).toBeGreaterThan(5);
});

test('every public page is sent from the cache at its second view', async () => {
  for (const path of [
    '/',
    '/course-search',
    '/course_details/1',
    '/universitieslist',
    '/scholarship',
    '/upcoming-events',
    '/blog',
    '/study-abroad/australia',
    '/who-we-are',
    '/contact',
  ]) {
    await fetchHtml(path);
    const { status, headers } = await fetchHtml(path);
    expect(status, path).toBe(200);
    // A release by another test makes the page stale for one view.
    expect(headers.get('server-timing'), path).toMatch(/^cache;desc=(fresh|stale)/);
  }
});

test('the main picture of a page is asked for with the headers of its document', async () => {
  for (const path of [
    '/',
    '/blog',
    '/course-search',
    '/services/career-counseling',
    '/student-visa',
    '/study-abroad',
    '/study-abroad/australia',
    '/test-preparation/ielts',
    '/who-we-are',
  ]) {
    const { html, headers } = await fetchHtml(path);
    const picture = /<([^>]+)>; rel=preload; as=image/.exec(headers.get('link') ?? '')?.[1];
    expect(html.slice(html.indexOf('<main')), path).toContain(`src="${picture}"`);
  }
});

test('pages whose address is a secret send it to nobody', async ({ request }) => {
  for (const [path, policy] of [
    ['/password-reset/MQ/abc-123/', 'no-referrer'],
    // Its forms have to name the site, see the doc comment of `PageMeta`.
    ['/book/some-token', 'strict-origin'],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.headers()['referrer-policy']]).toEqual([path, policy]);
    expect(await response.text()).toContain(`<meta name="referrer" content="${policy}">`);
  }
  const { 'referrer-policy': policy } = (await request.get('/login')).headers();
  expect(policy).toBe('strict-origin-when-cross-origin');
});

test.describe('an address that is none', () => {
  // The browser writes the status of the document to its console.
  test.use({ expectedErrors: /no-page.*404|404.*no-page/ });

  test('has the page for unknown addresses, also where it cannot be decoded', async ({ page }) => {
    for (const path of ['/no-page%', '/blog/%E0%A4%A', '/ne/%ff?q=%']) {
      const { status, html } = await fetchHtml(path);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain('<h1');
    }
    await page.goto('/no-page%');
    await started(page);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  });
});

test.describe('in pieces', () => {
  // Only the document is served; its code and fonts are missing.
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const width of [360, 1280])
    test(`what has arrived stays where it is while the rest arrives, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/study-abroad/australia', '/universitieslist']) {
        const site = await serveInPieces((await fetchHtml(path)).html);
        await page.goto(site.url, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(page.getByRole('banner').first().getByRole('link').first()).toBeVisible();
        // Less than a thousandth is a line or two within a card.
        expect((await layoutShifts(page)).filter(({ value }) => value > 0.001)).toEqual([]);
        site.stop();
      }
    });
});
