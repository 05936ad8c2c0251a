import { act, fireEvent, render, screen } from '@testing-library/react';
import { useOverflow } from './overflow.ts';

let resized: () => void = () => {};
let room = 0;

beforeEach(() => {
  jest.useFakeTimers();
  room = 100;
  window.ResizeObserver = class {
    constructor(seen: () => void) {
      resized = seen;
    }
    observe() {}
    disconnect() {}
  } as never;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('nav') ? room : 200;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

function Menu() {
  const { container, content, overflows } = useOverflow();
  return (
    <>
      <nav ref={container} data-crowded={overflows || undefined}>
        <ul ref={content}>
          <li>
            <details>
              <summary>Group</summary>
            </details>
          </li>
          <li>
            <a href="/a">One</a>
          </li>
          <li>
            <a href="/b">Other</a>
          </li>
        </ul>
      </nav>
      <button type="button">Elsewhere</button>
    </>
  );
}

const nav = () => screen.getByRole('navigation');
const isCrowded = () => nav().hasAttribute('data-crowded');
const measure = () => act(() => resized());
const settle = () => act(() => jest.advanceTimersByTimeAsync(1_000));
/** Presses the menu, as jsdom knows no pressed elements; returns what releases it. */
function press() {
  const element = nav();
  let isPressed = true;
  jest
    .spyOn(element, 'matches')
    .mockImplementation((selector) =>
      selector === ':active' ? isPressed : Element.prototype.matches.call(element, selector),
    );
  return () => {
    isPressed = false;
    fireEvent.pointerUp(document.body);
  };
}

test('content without room is hidden, and shown again where there is room', () => {
  render(<Menu />);
  measure();
  expect(isCrowded()).toBe(true);
  room = 300;
  measure();
  expect(isCrowded()).toBe(false);
});

test('an open group stays until it is closed', async () => {
  render(<Menu />);
  const group = screen.getByRole('group') as HTMLDetailsElement;
  group.open = true;
  await settle();
  measure();
  await settle();
  expect(isCrowded()).toBe(false);
  group.open = false;
  await settle();
  expect(isCrowded()).toBe(true);
});

test('the focus stays in the menu, from entry to entry, until it leaves', async () => {
  render(<Menu />);
  act(() => screen.getByText('One').focus());
  measure();
  act(() => screen.getByText('Other').focus());
  await settle();
  expect(isCrowded()).toBe(false);
  act(() => screen.getByRole('button').focus());
  await settle();
  expect(isCrowded()).toBe(true);
});

test('a press keeps what it is on until its click, which may open a group', async () => {
  render(<Menu />);
  const release = press();
  measure();
  await settle();
  expect(isCrowded()).toBe(false);
  release();
  expect(isCrowded()).toBe(false);
  fireEvent.click(screen.getByText('Group'));
  await settle();
  expect(isCrowded()).toBe(false);
});

test('a press that opens nothing ends with its release', async () => {
  render(<Menu />);
  const release = press();
  measure();
  release();
  await settle();
  expect(isCrowded()).toBe(true);
});

test('what is hidden already stays hidden', () => {
  render(<Menu />);
  measure();
  act(() => screen.getByText('One').focus());
  measure();
  expect(isCrowded()).toBe(true);
});
