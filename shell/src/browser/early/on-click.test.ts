import { onClick } from './on-click.ts';

const clicks: boolean[] = [];
onClick(({ defaultPrevented }) => clicks.push(defaultPrevented));

/** A page whose code listens at its root. */
function click({ isInteractive, listen }: { isInteractive: boolean; listen: (event: Event) => void }) {
  document.body.innerHTML = '<div id="root"><button>Open</button></div>';
  window.earlyActions = {
    waiting: [],
    composed: null,
    isInteractive: () => isInteractive,
    keepToggles: () => {},
  };
  const root = document.getElementById('root') as HTMLElement;
  for (const capture of [true, false]) root.addEventListener('click', listen, capture);
  root.querySelector('button')?.click();
}
beforeEach(() => {
  jest.useFakeTimers();
  clicks.length = 0;
});
afterEach(() => jest.useRealTimers());

test('a click that the code answers is handled after it, once', () => {
  click({ isInteractive: true, listen: (event) => event.preventDefault() });
  expect(clicks).toEqual([true]);
  jest.runAllTimers();
  expect(clicks).toEqual([true]);
});

test.each([true, false])(
  'a click whose bubbling the code ends is handled, once (interactive: %s)',
  (isInteractive) => {
    click({ isInteractive, listen: (event) => event.stopPropagation() });
    jest.runAllTimers();
    expect(clicks).toEqual([false]);
  },
);
