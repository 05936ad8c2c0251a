import { createBrowserPage } from './browser-page.ts';

const site = { '@type': 'WebSite', '@id': 'https://www.example.org/#website' };
const course = { '@type': 'Course', '@id': 'https://www.example.org/course_details/1#course' };
const graph = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph'];
const said = (selector: string, attribute: string) =>
  document.querySelector(selector)?.getAttribute(attribute) ?? null;

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="x"><meta property="og:url" content="x">';
  document.body.innerHTML = `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [site, course],
  })}</script>`;
});

test('the document says of the page on screen what the server would, not what it said of the one before', () => {
  const page = createBrowserPage('Brand', 'https://www.example.org');
  const event = { '@type': 'Event', name: 'Open day' };
  page.onCommit({
    title: 'Open day',
    description: 'Come',
    canonical: '/upcoming-events/1',
    jsonLd: [event],
    robots: 'noindex,follow',
  });
  expect(document.title).toBe('Open day | Brand');
  expect(said('link[rel=canonical]', 'href')).toBe('https://www.example.org/upcoming-events/1');
  expect(said('meta[property="og:url"]', 'content')).toBe('https://www.example.org/upcoming-events/1');
  expect(said('meta[name=description]', 'content')).toBe('Come');
  expect(said('meta[name=robots]', 'content')).toBe('noindex,follow');
  expect(graph()).toEqual([site, event]);

  page.onCommit({ title: 'Blog' });
  expect(said('meta[name=description]', 'content')).toBeNull();
  expect(said('meta[name=robots]', 'content')).toBeNull();
  expect(graph()).toEqual([site]);
});

test('what does not exist has no canonical address and stays out of indexes', () => {
  const page = createBrowserPage('Brand', 'https://www.example.org');
  page.onCommit({ title: 'No course found.', status: 404 });
  expect(said('link[rel=canonical]', 'href')).toBeNull();
  expect(said('meta[name=robots]', 'content')).toBe('noindex');
  page.onCommit({ title: 'Found' });
  expect(said('link[rel=canonical]', 'href')).not.toBeNull();
});
