/** @jest-environment node */
import type { EmotionCache } from '@emotion/cache';
import { type Remote, usePage } from 'shared-shell';
import { styled } from 'shared-ui';
import { KeptFrame } from './kept-frame.ts';
import { renderServerPage } from './render-server-page.tsx';
import { pageRequest, testConfig } from './testing/page-request.ts';

const Title = styled.h1({ color: 'rebeccapurple' });
const Page = () => {
  usePage({ title: 'Title' });
  return <Title>Title</Title>;
};
const route = (path: string) => ({ path, page: 'list', scripts: [], styles: [], widgets: [] });
const routes = ['/blog', '/courses/:id'].map(route);
const bundle = {
  config: { name: 'mfe-a', owner: 'a', port: 1, requires: { shell: '*' }, routes },
  pages: { list: { load: async () => ({ default: Page }) } },
  widgets: {},
  feeds: {},
} as unknown as Remote;
const link = (label: string, href: string, placement: 'menu' | 'footer-about', further = {}) => ({
  label,
  href,
  placement,
  order: 1,
  ...further,
});
const navOf = (label: string) => [
  link(label, '/blog', 'menu', { group: 'Read' }),
  link('Courses', '/course-search', 'menu', { phoneBar: { icon: 'search', label: 'Search' } }),
  link('About', '/about-us', 'footer-about'),
];
const configOf = (name: string) => ({ ...testConfig, brand: { ...testConfig.brand, name } });

/** Renders pages of one site: its links and configuration are the same objects for all of them. */
function siteOf(label = 'Blog', name = 'Ridgeway') {
  const nav = navOf(label);
  const config = configOf(name);
  const remotes = [{ name: 'mfe-a', version: '1', routes, redirects: [], widgets: [] }];
  return async (path: string) => {
    const match = { remote: 'mfe-a', route: routes[path === '/blog' ? 0 : 1]!, params: { id: '1' } };
    const bundles = new Map([['mfe-a', bundle]]);
    const { html, styles, cacheable } = await renderServerPage(
      pageRequest(path, { config, remotes, nav, bundles, match }),
    );
    expect(cacheable).toBe(true);
    const rules = styles.flatMap(({ css }) => css.split('}')).sort();
    return { html, rules, order: styles.map(({ ids }) => ids.join(' ')) };
  };
}

test('a page with the kept frame is the page that is rendered without it, styles included', async () => {
  const fresh = await siteOf()('/courses/2');
  const page = siteOf();
  await page('/courses/1');
  const kept = await page('/courses/2');
  expect(kept).toEqual(fresh);
  expect(kept.html).not.toContain('data-kept');
  // In the same order: it decides between equal rules, and a page that did not change is the same document.
  expect(kept.order).toEqual(fresh.order);
  for (const text of ['<footer', 'About', 'Search', 'Courses', 'Read']) expect(kept.html).toContain(text);
});

test('a link to the current page is marked on its page and on no other', async () => {
  const marks = (html: string) => html.match(/aria-current="page"/g)?.length ?? 0;
  for (const paths of [
    ['/blog', '/courses/1', '/blog', '/courses/2'],
    ['/courses/1', '/blog', '/Blog', '/courses/2'],
  ]) {
    const page = siteOf();
    for (const path of paths) {
      const { html } = await page(path);
      expect([path, marks(html) > 0]).toEqual([path, path.toLowerCase().startsWith('/blog')]);
      expect(html).not.toContain('data-kept');
    }
  }
});

test('another set of links, and another configuration, have frames of their own', async () => {
  await siteOf()('/courses/1');
  const renamed = await siteOf('News')('/courses/1');
  expect(renamed.html).toContain('News');
  expect(renamed.html).not.toContain('>Blog<');
  const other = await siteOf('Blog', 'Other name')('/courses/1');
  expect(other.html).toContain('<h2>Other name</h2>');
});

// With a pattern that begins at each of the slashes this would take minutes.
test('an address of very many slashes takes no notable time', () => {
  const frame = new KeptFrame([], testConfig);
  const styles = { key: 'css', registered: {}, inserted: {} } as unknown as EmotionCache;
  expect(frame.rendering(`/z${'/'.repeat(300_000)}b`, styles)).not.toBeNull();
});
