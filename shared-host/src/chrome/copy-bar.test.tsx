import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useCopyBar } from './copy-bar.ts';

const Frame = () => (
  <>
    <p>{useCopyBar() ? 'said above' : 'not said'}</p>
    <Outlet />
  </>
);

const show = () =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            element: <Frame />,
            children: [
              { path: '/guide', element: <Link to="/blog">Blog</Link> },
              { path: '/blog', element: <Link to="/guide">Guide</Link> },
            ],
          },
        ],
        { initialEntries: ['/guide'] },
      )}
    />,
  );

test('the bar of a copy stands above its page only', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<div class="offline-copy">The copy of yesterday</div>');
  show();
  const bar = screen.getByText('The copy of yesterday');
  expect(screen.getByText('said above')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(bar).not.toBeVisible();
  expect(screen.getByText('not said')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Guide' }));
  expect(bar).toBeVisible();
  expect(screen.getByText('said above')).toBeVisible();
  bar.remove();
});

test('a page from the network has no bar', () => {
  show();
  expect(screen.getByText('not said')).toBeVisible();
});
