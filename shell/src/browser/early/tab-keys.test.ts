import { moveBetweenTabs } from './tab-keys.ts';

let isInteractive = false;
const pressed = jest.fn();

beforeAll(() => {
  window.earlyActions = { isInteractive: () => isInteractive } as unknown as typeof window.earlyActions;
  moveBetweenTabs();
  document.addEventListener('click', (event) => pressed((event.target as Element).textContent));
});
afterAll(() => {
  window.earlyActions = undefined;
});
beforeEach(() => {
  isInteractive = false;
  pressed.mockClear();
});

const tabs = (html: string) => {
  document.body.innerHTML = `<div role="tablist">${html}</div>`;
  return [...document.querySelectorAll<HTMLElement>('[role=tab]')];
};
const links = '<a href="#a" role="tab">A</a><a href="#b" role="tab">B</a><a href="#c" role="tab">C</a>';
const buttons = '<button type="button" role="tab">A</button><button type="button" role="tab">B</button>';

/** @returns whether the page would have scrolled */
async function press(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
  return !event.defaultPrevented;
}
const focused = () => document.activeElement?.textContent;

test('arrow keys, Home and End move between tabs without code; links are not followed', async () => {
  tabs(links)[0]?.focus();
  const steps = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    expect(await press(key)).toBe(false);
    steps.push(focused());
  }
  expect(steps).toEqual(['B', 'C', 'A', 'C', 'A', 'C']);
  expect(pressed).not.toHaveBeenCalled();
});

test('a tab that is a button is pressed', async () => {
  tabs(buttons)[0]?.focus();
  await press('ArrowRight');
  expect(focused()).toBe('B');
  expect(pressed.mock.calls).toEqual([['B']]);
});

test.each([
  ['that goes back in the browser', 'ArrowLeft', { altKey: true }],
  ['that no list of tabs knows', 'ArrowDown', {}],
])('a key %s stays the browser’s', async (_case, key, init) => {
  tabs(links)[1]?.focus();
  expect(await press(key, init)).toBe(true);
  expect(focused()).toBe('B');
});

test('tabs whose code is there answer by themselves', async () => {
  isInteractive = true;
  tabs(links)[0]?.focus();
  expect(await press('ArrowRight')).toBe(true);
  expect(focused()).toBe('A');
});

test('a key that hydrated its tabs, so that React has answered it, moves once', async () => {
  const [first, second] = tabs(links);
  first?.focus();
  first?.addEventListener('keydown', () => second?.focus());
  await press('ArrowRight');
  expect(focused()).toBe('B');
});
