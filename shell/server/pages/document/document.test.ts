/** @jest-environment node */

import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentPieces, inertJson, inertPageData } from './document.ts';

const renderDocument = (parts: Parameters<typeof documentPieces>[0]) => documentPieces(parts).join('');

const config = {
  apiBaseUrl: 'https://api.example.org/v1',
  publicUrl: 'https://www.example.org',
  adminUrl: '',
  webmailUrl: '',
  links: {
    social: {},
    frames: ['https://maps.example.net'],
    badge: { url: 'https://badge.example.net/b.js', provider: 'Badges' },
  },
  brand: { name: 'Brand', colours: {} },
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
  scriptAddresses: ['/releases/shell/1/web/'],
  styles: ['/s.css'],
  fonts: { linked: '<style>@font-face{}</style>', styles: ['@font-face{}'] },
  title: 'A & "B" <c>',
  shareTitle: 'A & "B" <c>',
  language: 'en',
  canonical: 'https://www.example.org/x',
  alternates: [],
  image: null,
  graph: [],
  feeds: ['/rss.xml'],
  ...change,
});

test('the browser finds the names of the styles that are written', () => {
  const styles = [
    { key: 'css-global', ids: ['g1'], css: 'a{}' },
    { key: 'css', ids: ['b', 'c'], css: '.css-b{}' },
    { key: 'attributes', ids: [], css: '.a0{}' },
  ];
  const html = renderDocument(parts({ page: { ...parts().page, styles } }) as never);
  expect(html).toContain(
    '<style data-emotion="css-global g1" data-s="">a{}</style>' +
      '<style data-emotion="css" data-classes="b c">.css-b{}</style><style>.a0{}</style>',
  );
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

const policyOf = (change: object = {}, options: object = {}) =>
  contentSecurityPolicy({ ...(config as object), ...change } as never, {
    styles: ['.a{}'],
    devOrigins: null,
    isStrict: true,
    ...options,
  });

test('the security policy allows the API, the badge, the maps and each style by hash, and nothing unsafe', () => {
  const policy = policyOf();
  expect(policy).toContain("script-src 'self' https://badge.example.net;");
  expect(policy).toContain("connect-src 'self' https://api.example.org https://badge.example.net;");
  expect(policy).toContain('frame-src https://maps.example.net https://badge.example.net;');
  expect(policy).toMatch(
    /style-src 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-[^']+=?'/,
  );
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
  expect(policy).toContain("frame-ancestors 'none'; ");
  expect(policy).toMatch(/report-to policy; report-uri \/telemetry\/policy$/);
  expect(policy).not.toContain('unsafe');
});

test('release files of another origin are allowed, also those that are requested for the next page', () => {
  const policy = policyOf({}, { releaseOrigin: 'https://cdn.example.org' });
  for (const kind of ['default', 'script', 'style', 'img', 'font', 'connect'])
    expect(policy).toMatch(new RegExp(`(^|; )${kind}-src 'self' https://cdn\\.example\\.org\\b`));
});

test('only configured sites may frame the pages', () => {
  expect(policyOf({}, { frameAncestors: ['https://partner.example'] })).toContain(
    'frame-ancestors https://partner.example;',
  );
});

test('QA may load remotes with their style sheets from dev servers, and never in production', () => {
  const qa = { flags: { qa: true } };
  expect(policyOf(qa)).not.toContain('localhost');
  expect(policyOf(qa)).toContain('require-trusted-types-for');
  const elsewhere = policyOf({ ...qa, environment: 'development' });
  expect(elsewhere).toContain("script-src 'self' https://badge.example.net http://localhost:*;");
  expect(elsewhere).toContain("style-src 'self' http://localhost:* 'sha256-");
  expect(elsewhere).not.toMatch(/unsafe|trusted-types/);
});

test('the development site loads style sheets of remotes from its dev servers', () => {
  expect(policyOf({}, { devOrigins: ['http://localhost:3004'] })).toContain(
    "style-src 'self' http://localhost:3004 'unsafe-inline';",
  );
});

test('a document of an older shell may have style attributes, and its scripts need no policy', () => {
  const policy = policyOf({}, { isStrict: false });
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
  expect(policy).not.toContain('trusted-types');
});

test('the document names the folders of its scripts before its first script', () => {
  const html = renderDocument(parts() as never);
  const named = html.indexOf('<meta name="script-addresses" content="/releases/shell/1/web/">');
  expect(named).toBeGreaterThan(0);
  expect(named).toBeLessThan(html.indexOf('<script'));
});

test('the data of each page is complete, whatever was written before for the same configuration', () => {
  const config = { brand: { name: 'A </script>' } };
  const remotes = [{ name: 'mfe-a' }];
  const queries = (value: unknown) => ({ queryState: { queries: [value], mutations: [] } });
  const pages = [
    { set: 1, shell: '1', remotes, config, ...queries('<1>') },
    { set: 1, shell: '1', remotes, config, ...queries('2') },
    { set: 2, shell: '1', remotes: [{ name: 'mfe-b' }], config, ...queries('2') },
    { set: 2, shell: '2', remotes, config },
    { set: 2, shell: '2', remotes, config, ...queries('3'), view: { label: 'x' } },
  ];
  for (const page of pages) expect(JSON.parse(inertPageData(page as never).join(''))).toEqual(page);
  expect(inertPageData(pages[0] as never).join('')).not.toContain('<');
});
