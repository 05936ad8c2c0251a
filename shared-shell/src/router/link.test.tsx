import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HostContext } from '../host/host.ts';
import { Link, type LinkProps } from './link.tsx';

const navigate = jest.fn();
const preload = jest.fn();

/** A link whose host records what it is asked for. */
function showLink(props: Partial<LinkProps> = {}) {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <HostContext value={{ navigate, preload } as never}>
          <Link to="/blog?page=2" {...props}>
            Blog
          </Link>
        </HostContext>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return screen.getByRole('link', { name: 'Blog' });
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => history.replaceState(null, '', '/'));

test('a click opens the page in the site', () => {
  expect(fireEvent.click(showLink({ state: { from: 'test' } }))).toBe(false);
  expect(navigate.mock.calls).toEqual([['/blog?page=2', { replace: false, state: { from: 'test' } }]]);
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s is left to the browser', (_how, init) => {
  const link = showLink();
  // jsdom opens no pages.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, init);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click that the page answers itself opens nothing', () => {
  const onClick = jest.fn((event) => event.preventDefault());
  fireEvent.click(showLink({ onClick }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ['replaces the entry of the history', undefined, true],
  ['adds one when it is told to', false, false],
])('a link to the current address %s', (_what, replace, replaces) => {
  history.replaceState(null, '', '/blog?page=2');
  fireEvent.click(showLink(replace === undefined ? {} : { replace }));
  expect(navigate).toHaveBeenLastCalledWith('/blog?page=2', { replace: replaces, state: undefined });
});

test('a link can replace the entry of the history', () => {
  fireEvent.click(showLink({ replace: true }));
  expect(navigate).toHaveBeenLastCalledWith('/blog?page=2', { replace: true, state: undefined });
});

test.each(['/blog', '?page=2'])('pointing at %s, or focusing it, preloads its page', (to) => {
  const onFocus = jest.fn();
  const link = showLink({ to, onFocus });
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  expect(preload.mock.calls).toEqual([[to], [to]]);
  expect(onFocus).toHaveBeenCalledTimes(1);
});
