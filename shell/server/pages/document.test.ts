/** @jest-environment node */

import { contentSecurityPolicy } from './content-security-policy.ts';
import { inertJson, renderDocument } from './document.ts';

const config = {
  apiBaseUrl: 'https://api.example.org/v1',
  publicUrl: 'https://www.example.org',
  adminUrl: '',
  webmailUrl: '',
  links: { social: {}, badge: { url: 'https://badge.example.net/b.js', provider: 'Badges' } },
  brand: { name: 'Brand' },
  flags: {},
  environment: 'production',
} as never;

const parts = (change: object = {}) => ({
  page: {
    status: 200,
    html: '<h1>x</h1>',
    styles: [{ key: 'css', ids: ['a'], css: '.a{}' }],
    meta: { title: 'A & "B" <c>', description: 'd' },
    queryState: { queries: [], mutations: [] },
    cacheable: true,
  },
  data: { set: 1, remotes: [], config },
  early: { href: '/e.js', integrity: 'sha384-w' },
  code: {
    immediate: {
      entry: { href: '/m.js', integrity: 'sha384-x' },
      preloads: [{ href: '/p.js', integrity: 'sha384-y' }],
    },
  },
  styles: ['/s.css'],
  fonts: { css: '@font-face{}', preload: ['/f.woff2'] },
  title: 'A & "B" <c>',
  shareTitle: 'A & "B" <c>',
  canonical: 'https://www.example.org/x',
  image: null,
  graph: [],
  feeds: ['/rss.xml'],
  ...change,
});

test('text of pages is escaped and cannot end its element', () => {
  const html = renderDocument(parts() as never);
  expect(html).toContain('<title>A &amp; &quot;B&quot; &lt;c&gt;</title>');
  expect(inertJson({ text: '</script><script>alert(1)</script>\u2028' })).toBe(
    '{"text":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u2028"}',
  );
});

test('scripts are files with hashes; all other script elements are inert JSON', () => {
  const html = renderDocument(parts({ graph: [{ '@type': 'WebSite' }] }) as never);
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([
    '<script async fetchpriority="high" src="/e.js" crossorigin="anonymous" integrity="sha384-w">',
    '<script defer src="/m.js" crossorigin="anonymous" integrity="sha384-x">',
    '<script type="application/json" id="page-data">',
    '<script type="application/ld+json">',
  ]);
  expect(html).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/p.js" crossorigin="anonymous" integrity="sha384-y">',
  );
});

test('a page whose code is deferred names it for the first script and loads none of it', () => {
  const code = {
    entry: { href: '/m.js', integrity: 'sha384-x' },
    scripts: [],
    storage: [],
    areas: [{ selector: '#main', moment: 'interaction', storage: [], scripts: [{ href: '/p.js' }] }],
  };
  const html = renderDocument(parts({ code }) as never);
  expect(html).not.toContain('src="/m.js"');
  expect(html).not.toContain('href="/p.js"');
  const json = /<script type="application\/json" id="page-code">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(code);
});

test('a 404 page is not indexed and has no canonical URL', () => {
  const base = parts();
  const html = renderDocument({ ...base, page: { ...base.page, status: 404 } } as never);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');
});

test('the security policy allows the API, the badge and each style by hash, and no unsafe script source', () => {
  const policy = contentSecurityPolicy(config, ['.a{}'], null);
  expect(policy).toContain("script-src 'self' https://badge.example.net;");
  expect(policy).toContain("connect-src 'self' https://api.example.org https://badge.example.net");
  expect(policy).toMatch(
    /style-src 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-[^']+=?'/,
  );
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
});
