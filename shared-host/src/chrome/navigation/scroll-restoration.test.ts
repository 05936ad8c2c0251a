import { restoreScrollOfLoadsOnly } from './scroll-restoration.ts';

let mode: ScrollRestoration;
let readyState: DocumentReadyState;
let stop = () => {};

beforeEach(() => {
  mode = 'auto';
  readyState = 'complete';
  // The DOM of unit tests has neither.
  Object.defineProperty(history, 'scrollRestoration', {
    configurable: true,
    get: () => mode,
    set: (value) => {
      mode = value;
    },
  });
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('inside the document positions are not restored by the browser', () => {
  stop = restoreScrollOfLoadsOnly();
  expect(mode).toBe('manual');
});

test('a document that is left has its position restored when it is loaded again', () => {
  stop = restoreScrollOfLoadsOnly();
  dispatchEvent(new Event('pagehide'));
  expect(mode).toBe('auto');
});

test('a document from the back/forward cache goes on as before', () => {
  stop = restoreScrollOfLoadsOnly();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  expect(mode).toBe('manual');
});

test('the browser restores the position of a document that is still loading', () => {
  readyState = 'loading';
  stop = restoreScrollOfLoadsOnly();
  expect(mode).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(mode).toBe('manual');
});
