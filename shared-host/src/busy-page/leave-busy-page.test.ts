import { leaveBusyPages } from './leave-busy-page.ts';

/** Keys of what the router shows and has loaded, and the documents that were opened instead. */
const state = { shown: '/', loaded: '/' };
const open = jest.fn();
const reload = jest.fn();
let stop = () => {};
const onLeave = jest.fn();
const { setTimeout: realSetTimeout, setInterval: realSetInterval, requestAnimationFrame: realFrame } = window;

function click(attributes: Record<string, string>, init: MouseEventInit = {}, timeStamp = performance.now()) {
  const link = document.body.appendChild(document.createElement('a'));
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const onClick = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', onClick);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  link.dispatchEvent(event);
  link.remove();
  return { isLeftToThePage: onClick.mock.calls.length > 0 };
}

beforeEach(() => {
  stop = leaveBusyPages({
    shownKey: () => state.shown,
    loadedKey: () => state.loaded,
    onLeave,
    open,
    reload,
  });
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(state, { shown: '/', loaded: '/' });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Object.assign(window, {
    setTimeout: realSetTimeout,
    setInterval: realSetInterval,
    requestAnimationFrame: realFrame,
  });
});

test('a page that is loaded but never shown is left by a document, and its timers end', () => {
  const restless = jest.fn();
  setInterval(restless, 30);
  expect(click({ href: '/blog' }).isLeftToThePage).toBe(true);
  jest.advanceTimersByTime(400);
  state.loaded = '/blog';
  // As long as a slow phone may need for rendering.
  jest.advanceTimersByTime(1_900);
  expect(open).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(open.mock.calls).toEqual([['http://localhost/blog']]);
  expect(onLeave).toHaveBeenCalledTimes(1);
  restless.mockClear();
  setTimeout(restless);
  jest.advanceTimersByTime(5_000);
  expect(restless).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(1);
});

describe('a page that was left, whose next document the visitor does not wait for', () => {
  beforeEach(() => {
    click({ href: '/blog' }, {}, performance.now() - 3_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('loads the document of the address after Back, because it cannot show the page before', () => {
    const router = jest.fn();
    addEventListener('popstate', router);
    dispatchEvent(new PopStateEvent('popstate'));
    removeEventListener('popstate', router);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(router).not.toHaveBeenCalled();
  });

  test('leaves links to the browser', () => {
    for (const href of ['/contact', '?page=2']) expect(click({ href }).isLeftToThePage).toBe(false);
    expect(open).toHaveBeenCalledTimes(1);
  });
});

test('a page that is shown, or whose data is late, is not', () => {
  click({ href: '/blog' });
  state.loaded = '/blog';
  jest.advanceTimersByTime(300);
  state.shown = '/blog';
  jest.advanceTimersByTime(20_000);
  click({ href: '/contact' });
  jest.advanceTimersByTime(20_000);
  expect(open).not.toHaveBeenCalled();
});

test('a page that the next document replaced is not left again when the browser shows it again', () => {
  click({ href: '/ne/contact' });
  jest.advanceTimersByTime(200);
  dispatchEvent(new Event('pagehide'));
  // Frozen for two seconds, then shown by Back: the timers of the page have not run meanwhile.
  jest.setSystemTime(Date.now() + 2_300);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_300);
  jest.advanceTimersByTime(100);
  jest.mocked(performance.now).mockRestore();
  expect(open).not.toHaveBeenCalled();
});

test('a page before it that appears only after the click is not taken for the page of the link', () => {
  state.loaded = '/upcoming-events';
  click({ href: '/blog' });
  jest.advanceTimersByTime(100);
  state.shown = '/upcoming-events';
  jest.advanceTimersByTime(100);
  state.loaded = '/blog';
  jest.advanceTimersByTime(2_200);
  expect(open.mock.calls).toEqual([['http://localhost/blog']]);
});

test('who goes back before the page of the link is seen to be shown stays there', () => {
  click({ href: '/blog' });
  state.loaded = '/blog';
  jest.advanceTimersByTime(20);
  Object.assign(state, { shown: '/', loaded: '/' });
  dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(20_000);
  expect(open).not.toHaveBeenCalled();
});

test('a page whose thread runs a timer only every 100 ms is left after two seconds, although nothing is loaded', () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
  click({ href: '/blog' }, {}, 0);
  for (let tick = 0; tick < 30; tick += 1) jest.advanceTimersToNextTimer();
  clock.mockRestore();
  expect(open.mock.calls).toEqual([['http://localhost/blog']]);
});

test('a click that the thread could not tell of in time opens a document at once', () => {
  const { isLeftToThePage } = click({ href: '/blog' }, {}, performance.now() - 3_000);
  expect(isLeftToThePage).toBe(false);
  expect(open.mock.calls).toEqual([['http://localhost/blog']]);
});

test.each<[string, Record<string, string>, MouseEventInit]>([
  ['of another site', { href: 'https://other.example/' }, {}],
  ['into a new tab', { href: '/blog', target: '_blank' }, {}],
  ['with Ctrl', { href: '/blog' }, { ctrlKey: true }],
  ['to a download', { href: '/dates.ics', download: '' }, {}],
  ['within the page', { href: '/#apply' }, {}],
])('a late click on a link %s is left to the browser', (_case, attributes, init) => {
  expect(click(attributes, init, performance.now() - 3_000).isLeftToThePage).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
