import { savesData, whenIdle } from './idle.ts';

const withoutIdleCallback = () => {
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
};

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('Save-Data is off where the browser says nothing', () => {
  expect(savesData()).toBe(false);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(savesData()).toBe(true);
});

test('a page with low data saves data, and who has chosen full pages does not', () => {
  document.documentElement.setAttribute('data-low-data', '');
  expect(savesData()).toBe(true);
  document.documentElement.removeAttribute('data-low-data');
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; data=full');
  expect(savesData()).toBe(false);
  cookie.mockRestore();
  expect(savesData()).toBe(true);
});

test('a task waits until the browser is idle, with a time limit', () => {
  const request = jest.fn((_task: () => void, _options?: { timeout: number }) => 7);
  const cancel = jest.fn();
  Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
  const task = jest.fn();
  const stop = whenIdle(task);
  expect(request).toHaveBeenCalledWith(task, { timeout: 4_000 });
  stop();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('without idle callbacks a task runs after 1.5 s, unless it is cancelled', () => {
  jest.useFakeTimers();
  withoutIdleCallback();
  const [run, cancelled] = [jest.fn(), jest.fn()];
  whenIdle(run);
  whenIdle(cancelled)();
  jest.advanceTimersByTime(1_499);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
