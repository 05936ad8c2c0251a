import type { Api } from 'shared-api';
import { watchFailedActions } from './failed-actions.ts';

const NOTHING_SENT = 'Something went wrong, and nothing was sent. Please try again.';
const OWN = 'at send (https://site.example/releases/mfe-a/1/web/js/page.js:1:1)';

const notify = jest.fn();
const { noteWrites } = watchFailedActions({
  notify,
  isOwnCode: (stack) => stack.includes('/releases/mfe-'),
});
const api = noteWrites({ request: async () => undefined } as unknown as Api);

const failure = (stack = OWN) => Object.assign(new Error('failed'), { stack: `Error: failed\n  ${stack}` });
const uncaught = (error = failure()) => dispatchEvent(new ErrorEvent('error', { message: 'failed', error }));
const rejected = (reason = failure()) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

/** Presses a control whose handler does something. */
function press(markup: 'button' | 'link' | 'form', handler: () => void) {
  const form = document.body.appendChild(document.createElement('form'));
  const control = form.appendChild(document.createElement(markup === 'link' ? 'a' : 'button'));
  if (control instanceof HTMLAnchorElement) control.href = '#there';
  form.addEventListener('submit', (event) => event.preventDefault());
  if (markup === 'form') form.addEventListener('submit', handler);
  else control.addEventListener('click', handler);
  control.click();
  form.remove();
}

beforeEach(() => {
  jest.useFakeTimers();
  notify.mockClear();
});
afterEach(() => jest.useRealTimers());

test.each(['button', 'form'] as const)(
  'a %s whose handler throws tells once that nothing was sent',
  (markup) => {
    press(markup, () => {
      uncaught();
      uncaught();
    });
    expect(notify.mock.calls).toEqual([[NOTHING_SENT, 'error']]);
    press(markup, () => void uncaught());
    expect(notify).toHaveBeenCalledTimes(2);
  },
);

test('so does a handler whose promise is rejected, but not long after the click', () => {
  press('button', () => {});
  jest.advanceTimersByTime(500);
  rejected();
  expect(notify.mock.calls).toEqual([[NOTHING_SENT, 'error']]);
  press('button', () => {});
  jest.advanceTimersByTime(1_500);
  rejected();
  expect(notify).toHaveBeenCalledTimes(1);
});

test('after something was sent, the visitor is asked to look first', () => {
  press('button', () => {
    void api.request({ path: 'x', method: 'POST', read: () => 1 });
    uncaught();
  });
  expect(notify.mock.calls).toEqual([[expect.stringContaining('may have arrived'), 'error']]);
  press('button', () => {
    void api.request({ path: 'x', read: () => 1 });
    uncaught();
  });
  expect(notify).toHaveBeenLastCalledWith(NOTHING_SENT, 'error');
});

test('links, errors of timers, and scripts of other companies are not told', () => {
  press('link', () => void uncaught());
  press('button', () => void uncaught(failure('at x (https://badge.example/b.js:1:1)')));
  press('button', () => void setTimeout(uncaught, 10));
  jest.runAllTimers();
  uncaught();
  expect(notify).not.toHaveBeenCalled();
});
