import { createCodeAreas } from './code-areas.ts';

type Moment = Parameters<typeof createCodeAreas>[0]['areas'][number]['moment'];

const HTML = `
  <header><button id="menu">Menu</button><a id="home" href="/">Home</a></header>
  <main id="main"><div data-remote="page"><p id="text">Text</p><button id="more">More</button>
    <div data-remote="other" data-widget="search"><input id="field"></div></div></main>`;

let nextIdle: () => void;
let seen: (element: Element) => void;

/** A page whose area and widget have these moments. Returns what was loaded, in order. */
function pageWith(
  page: Moment,
  widget: Moment,
  { storage = [] as string[], saveData = false, idle = false } = {},
) {
  document.body.innerHTML = HTML;
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      nextIdle = run;
    },
    IntersectionObserver: class {
      constructor(call: (entries: object[]) => void) {
        seen = (target) => call([{ target, isIntersecting: true }]);
      }
      observe() {}
      unobserve() {}
    },
  });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  nextIdle = () => {};
  seen = () => {};
  const loaded: string[] = [];
  const loader = {
    preload: (scripts: { href: string }[]) => loaded.push(...scripts.map(({ href }) => href)),
    start: () => {
      if (!loaded.includes('shell')) loaded.push('shell');
    },
  };
  const script = (href: string) => [{ href }];
  const areas = createCodeAreas(
    {
      entry: { href: '/main.js' },
      scripts: [],
      storage: ['accessToken'],
      idle,
      areas: [
        { selector: '#main [data-remote]', moment: page, storage, scripts: script('page') },
        { selector: '[data-widget="search"]', moment: widget, storage: [], scripts: script('widget') },
      ],
    },
    loader as never,
  );
  return { areas, loaded };
}

const element = (id: string) => document.getElementById(id) as HTMLElement;
const fire = (id: string, type: string, properties = {}) =>
  element(id).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), properties));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('nothing is loaded for a page that waits for interaction, whatever is idle, seen, or pressed beside a control', () => {
  const { loaded } = pageWith('interaction', 'interaction');
  nextIdle();
  fire('text', 'pointerdown');
  fire('text', 'pointerover', { pointerType: 'mouse' });
  expect(loaded).toEqual([]);
});

test('a press of a control loads its area; one outside of all areas loads the shell only', () => {
  const { loaded } = pageWith('interaction', 'interaction');
  fire('menu', 'pointerdown');
  expect(loaded).toEqual(['shell']);
  fire('more', 'pointerdown');
  expect(loaded).toEqual(['shell', 'page']);
});

test('a link loads nothing when it is tapped, and its area when a mouse points at it', () => {
  const { loaded } = pageWith('interaction', 'interaction');
  fire('home', 'pointerdown');
  fire('home', 'pointerover', { pointerType: 'touch' });
  expect(loaded).toEqual([]);
  fire('home', 'pointerover', { pointerType: 'mouse' });
  expect(loaded).toEqual(['shell']);
});

test('a widget that is needed loads the page around it as well, also one that never loads by itself', () => {
  const { loaded, areas } = pageWith('never', 'interaction');
  fire('more', 'pointerdown');
  expect(loaded).toEqual(['shell']);
  fire('field', 'pointerdown');
  expect(loaded).toEqual(['shell', 'widget', 'page']);
  expect(areas.reasons()).toEqual([
    { area: '#main [data-remote]', moment: 'never', reason: 'pressed' },
    { area: '[data-widget="search"]', moment: 'interaction', reason: 'pressed' },
  ]);
});

test('who saves data loads nothing by pointing at or tabbing to a link, and all of it by a press of a control', () => {
  const { loaded } = pageWith('idle', 'visible', { saveData: true });
  fire('more', 'pointerover', { pointerType: 'mouse' });
  Object.assign(element('home'), { matches: () => true });
  fire('home', 'focusin');
  expect(loaded).toEqual([]);
  fire('more', 'pointerdown');
  expect(loaded).toEqual(['shell', 'page']);
});

test('a control that the server answers loads nothing', () => {
  const { loaded } = pageWith('interaction', 'interaction');
  element('menu').outerHTML = '<form data-without-code><button id="less">Less</button></form>';
  Object.assign(element('less'), { matches: () => true });
  fire('less', 'focusin');
  fire('less', 'pointerdown');
  expect(loaded).toEqual([]);
});

test('an idle browser loads the areas that wait for it, and not with Save-Data', () => {
  const { loaded } = pageWith('idle', 'interaction');
  nextIdle();
  expect(loaded).toEqual(['shell', 'page']);
  const saving = pageWith('idle', 'interaction', { saveData: true });
  nextIdle();
  expect(saving.loaded).toEqual([]);
});

test('what is stored on the device loads a page or the shell when the browser is idle', () => {
  localStorage.setItem('saved', '1');
  const { loaded } = pageWith('interaction', 'interaction', { storage: ['saved'] });
  nextIdle();
  expect(loaded).toEqual(['shell', 'page']);
  localStorage.clear();
  localStorage.setItem('accessToken', '1');
  const session = pageWith('interaction', 'interaction');
  nextIdle();
  expect(session.loaded).toEqual(['shell']);
});

test('a draft of the tab loads its page when the browser is idle', () => {
  sessionStorage.setItem('draft', '{}');
  const { loaded } = pageWith('interaction', 'interaction', { storage: ['draft'] });
  nextIdle();
  expect(loaded).toEqual(['shell', 'page']);
});

test('a site that asks about third parties starts when the browser is idle', () => {
  const { loaded } = pageWith('interaction', 'interaction', { idle: true });
  expect(loaded).toEqual([]);
  nextIdle();
  expect(loaded).toEqual(['shell']);
});

test('a login in another tab loads the shell', () => {
  const { loaded } = pageWith('interaction', 'interaction');
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(loaded).toEqual([]);
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  expect(loaded).toEqual(['shell']);
});

test('a login while the page was in the browser’s cache loads the shell, when the page is shown again', () => {
  const { loaded } = pageWith('interaction', 'interaction');
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(loaded).toEqual([]);
  localStorage.setItem('accessToken', 'token');
  dispatchEvent(new StorageEvent('storage', { key: null }));
  localStorage.clear();
  expect(loaded).toEqual(['shell']);
});

test('an area that comes into view is loaded', () => {
  const { loaded } = pageWith('interaction', 'visible');
  seen(document.querySelector('[data-widget]') as Element);
  expect(loaded).toEqual(['widget', 'shell', 'page']);
});

test('the host waits for an area until it is needed; unknown areas are not deferred', async () => {
  const { areas } = pageWith('interaction', 'interaction');
  const area = document.querySelector('#main [data-remote]') as Element;
  const needed = jest.fn();
  void areas.whenNeeded(area)?.then(needed);
  await Promise.resolve();
  expect(needed).not.toHaveBeenCalled();
  areas.need(element('more'));
  await Promise.resolve();
  expect(needed).toHaveBeenCalled();
  expect(areas.whenNeeded(document.body)).toBeNull();
});

test('nothing is loaded for a page that has been left, also when the next one is shown in its element', () => {
  const { areas, loaded } = pageWith('idle', 'visible');
  areas.end();
  fire('more', 'pointerdown');
  fire('more', 'pointerover', { pointerType: 'mouse' });
  seen(document.querySelector('[data-widget]') as Element);
  nextIdle();
  expect(loaded).toEqual(['shell']);
});

test('a navigation within the page needs all areas', () => {
  const { loaded, areas } = pageWith('interaction', 'never');
  areas.needAll();
  expect(loaded).toEqual(['page', 'shell', 'widget']);
});
