import { createBrowserPage } from './browser-page.ts';

const site = { '@type': 'WebSite', '@id': 'https://www.example.org/#website' };
const course = { '@type': 'Course', '@id': 'https://www.example.org/course_details/1#course' };
const graph = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph'];
const attributeOf = (selector: string, attribute: string) =>
  document.querySelector(selector)?.getAttribute(attribute) ?? null;

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="x"><meta property="og:url" content="x">';
  document.body.innerHTML = `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [site, course],
  })}</script>`;
});

test('after a navigation the document has the metadata of the new page, and none of the previous one', () => {
  const page = createBrowserPage('Brand', 'https://www.example.org');
  const event = { '@type': 'Event', name: 'Open day' };
  page.onCommit({
    title: 'Open day',
    description: 'Come',
    canonical: '/upcoming-events/1',
    jsonLd: [event],
    robots: 'noindex,follow',
    referrer: 'no-referrer',
  });
  expect(document.title).toBe('Open day | Brand');
  expect(attributeOf('link[rel=canonical]', 'href')).toBe('https://www.example.org/upcoming-events/1');
  expect(attributeOf('meta[property="og:url"]', 'content')).toBe('https://www.example.org/upcoming-events/1');
  expect(attributeOf('meta[name=description]', 'content')).toBe('Come');
  expect(attributeOf('meta[name=robots]', 'content')).toBe('noindex,follow');
  expect(attributeOf('meta[name=referrer]', 'content')).toBe('no-referrer');
  expect(graph()).toEqual([site, event]);

  page.onCommit({ title: 'Blog' });
  expect(attributeOf('meta[name=description]', 'content')).toBeNull();
  expect(attributeOf('meta[name=robots]', 'content')).toBeNull();
  expect(attributeOf('meta[name=referrer]', 'content')).toBeNull();
  expect(graph()).toEqual([site]);
});

test('a Nepali page keeps the organisation, which has one id in all languages', () => {
  const organization = { '@type': 'EducationalOrganization', '@id': 'https://www.example.org/#organization' };
  const nepali = { ...site, '@id': 'https://www.example.org/ne/#website' };
  document.body.innerHTML = `<script type="application/ld+json">${JSON.stringify({
    '@graph': [organization, nepali, course],
  })}</script>`;
  createBrowserPage('Brand', 'https://www.example.org/ne').onCommit({ title: 'Blog' });
  expect(graph()).toEqual([organization, nepali]);
});

test('in Nepali the home page is /ne, as in the document of the server', () => {
  jest.isolateModules(() => {
    jest.doMock('shared-language', () => ({
      ...jest.requireActual('shared-language'),
      localizedPath: (path: string) => `/ne${path === '/' ? '' : path}`,
    }));
    const module = require('./browser-page.ts') as typeof import('./browser-page.ts');
    const page = module.createBrowserPage('Brand', 'https://www.example.org/ne');
    page.onCommit({ title: 'गृहपृष्ठ', canonical: '/' });
    expect(attributeOf('link[rel=canonical]', 'href')).toBe('https://www.example.org/ne');
    expect(attributeOf('meta[property="og:url"]', 'content')).toBe('https://www.example.org/ne');
    page.onCommit({ title: 'ब्लग', canonical: '/blog?page=2' });
    expect(attributeOf('link[rel=canonical]', 'href')).toBe('https://www.example.org/ne/blog?page=2');
  });
});

test('structured data that cannot be written is reported, and the page is shown with its other metadata', () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  document.body.innerHTML = '<script type="application/ld+json">changed by an extension</script>';
  const page = createBrowserPage('Brand', 'https://www.example.org');
  page.onCommit({ title: 'Open day' });
  expect(document.title).toBe('Open day | Brand');
  expect(page.store.getState().meta?.title).toBe('Open day');
  expect(reported).toHaveBeenCalledWith(expect.any(SyntaxError));
});

test('a 404 page has no canonical URL and is not indexed', () => {
  const page = createBrowserPage('Brand', 'https://www.example.org');
  page.onCommit({ title: 'No course found.', status: 404 });
  expect(attributeOf('link[rel=canonical]', 'href')).toBeNull();
  expect(attributeOf('meta[name=robots]', 'content')).toBe('noindex');
  page.onCommit({ title: 'Found' });
  expect(attributeOf('link[rel=canonical]', 'href')).not.toBeNull();
});
