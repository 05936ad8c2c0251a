import { openLinksAsDocuments } from './document-links.ts';
import { addToMonth } from './month-total.ts';
import { showTappedPictures } from './tapped-pictures.ts';
import { reportWeight, sizeText } from './weight-report.ts';

const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

beforeAll(() => {
  showTappedPictures();
  openLinksAsDocuments();
});
beforeEach(() => localStorage.clear());

describe('pictures', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <img id="first" src="data:x" data-picture="/first.jpg" loading="lazy">
      <img id="second" src="data:x" data-picture="/second.jpg" alt="Map"><a id="link" data-shows-picture href="/second.jpg">Show</a>
      <button data-shows-pictures id="all">Show all</button>`;
  });
  const shown = () =>
    [...document.images].map((picture) => picture.getAttribute('src')).filter((src) => src !== 'data:x');

  test('a tap shows the picture in its place', () => {
    element('first').click();
    expect(shown()).toEqual(['/first.jpg']);
  });

  test('the link to a picture shows it in its place, keeps the focus there and goes', () => {
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('link').dispatchEvent(tap);
    expect(tap.defaultPrevented).toBe(true);
    expect(shown()).toEqual(['/second.jpg']);
    expect(document.activeElement).toBe(element('second'));
    expect(element('link')).not.toBeVisible();
  });

  test('one button shows all of them', () => {
    element('all').click();
    expect(shown()).toEqual(['/first.jpg', '/second.jpg']);
    expect(element('link')).not.toBeVisible();
  });
});

test('a link within the site is left to the browser; one within the page, or to another site, to the page', () => {
  document.body.innerHTML = `<div id="page"><a id="other" href="/blog"></a><a id="query" href="?page=2"></a>
    <a id="place" href="#visa"></a><a id="away" href="https://other.example/"></a></div>`;
  const seen: string[] = [];
  element('page').addEventListener('click', (event) => {
    seen.push((event.target as Element).id);
    event.preventDefault();
  });
  addEventListener('click', (event) => event.preventDefault(), { capture: true, once: false });
  for (const id of ['other', 'query', 'place', 'away']) element(id).click();
  expect(seen).toEqual(['place', 'away']);
});

test('sizes in words', () => {
  expect([0, 38_400, 999_400, 1_230_000].map(sizeText)).toEqual(['1 kB', '38 kB', '999 kB', '1.2 MB']);
});

describe('the report', () => {
  const entries: Record<string, object[]> = {
    navigation: [{ encodedBodySize: 29_700, transferSize: 30_000 }],
    resource: [
      // From the cache of the browser.
      { encodedBodySize: 1_700, transferSize: 0 },
    ],
  };
  let announce: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 22) });
    performance.getEntriesByType = (type: string) => (entries[type] ?? []) as never;
    Object.assign(window, {
      PerformanceObserver: class {
        constructor(call: () => void) {
          announce = call;
        }
        observe() {}
      },
    });
    document.body.innerHTML = `<p id="report" data-low-data-report data-page="Page: {used} of {full}."
      data-unknown="Others not counted." data-month="Month: {total}."></p>`;
  });
  afterEach(() => jest.useRealTimers());
  const text = () => element('report').shadowRoot?.textContent;

  test('compares first visits, and adds up what was really transferred, as it grows', () => {
    addToMonth('2026-11', 1_000_000);
    reportWeight({ bytes: 410_000, unknown: 0 });
    expect(text()).toBe('Page: 32 kB of 410 kB. Month: 1.0 MB.');
    entries.resource?.push({ encodedBodySize: 199_700, transferSize: 200_000 });
    announce();
    announce();
    expect(text()).toBe('Page: 232 kB of 410 kB. Month: 1.2 MB.');
    entries.resource?.pop();
  });

  test('says what it cannot know, and does not compare with a page that is smaller', () => {
    entries.resource?.push({ encodedBodySize: 0, transferSize: 0 });
    reportWeight({ bytes: 20_000, unknown: 0 });
    expect(text()).toBe('Others not counted. Month: 30 kB.');
    entries.resource?.pop();
  });

  test('a new month begins at nothing', () => {
    addToMonth('2026-10', 5_000_000);
    reportWeight({ bytes: 410_000, unknown: 0 });
    expect(text()).toContain('Month: 30 kB.');
  });
});
