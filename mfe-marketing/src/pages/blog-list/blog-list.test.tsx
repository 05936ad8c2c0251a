import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from 'shared-host/testing';
import { type Answer, aPage, aPost, apiAnswering, blogListPath, silentApi } from '../../testing/api.ts';
import BlogListPage from './index.tsx';

const at = (page: number) => `http://api.test${blogListPath}?page=${page}`;
const threePages = () =>
  apiAnswering({
    [blogListPath]: aPage([aPost(1), aPost(2)], { next: at(2) }),
    [`${blogListPath}?page=2`]: aPage([aPost(3), aPost(4)], { next: at(3), previous: at(1) }),
    [`${blogListPath}?page=3`]: aPage([aPost(5)], { previous: at(2) }),
    [`${blogListPath}?page=1`]: aPage([aPost(1), aPost(2)], { next: at(2) }),
  });

const shown = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = async (name: 'Previous' | 'Next') => {
  await userEvent.click(screen.getByRole('link', { name }));
  await act(async () => {});
};

test('pages are appended when the answer has a previous link, replaced when it has none, never doubled (BLOG-3, B-11)', async () => {
  renderWithHost(<BlogListPage />, { api: threePages() });
  await screen.findAllByText('Post 1');
  expect(shown()).toEqual(['Post 1', 'Post 2']);
  await press('Next');
  expect(shown()).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4']);
  await press('Next');
  expect(shown()).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4', 'Post 5']);
  await press('Previous');
  expect(shown()).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4', 'Post 5']);
  await press('Previous');
  expect(shown()).toEqual(['Post 1', 'Post 2']);
});

test('the title says which page of the list is shown', async () => {
  const { page } = renderWithHost(<BlogListPage />, { api: threePages() });
  await screen.findAllByText('Post 1');
  expect(page()?.title).toBe('What Students Read');
  await press('Next');
  expect(page()?.title).toBe('What Students Read – page 2');
});

test('Previous and Next are disabled where the answer has no such link', async () => {
  renderWithHost(<BlogListPage />, { api: threePages() });
  await screen.findAllByText('Post 1');
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=2');
  await press('Next');
  await press('Next');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('the focus moves to the first new post, or to the list that takes the place of another', async () => {
  renderWithHost(<BlogListPage />, { api: threePages(), route: '/blog?page=2' });
  await screen.findAllByText('Post 3');
  const list = screen.getByRole('region', { name: 'What Students Read' });
  expect(list).not.toHaveFocus();
  await press('Next');
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  const focused = document.activeElement as HTMLElement;
  expect(within(focused).getByRole('heading', { level: 2, name: 'Post 5' })).toBeVisible();
  expect(list).toContainElement(focused);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: /^Read More.*Post 5$/ })).toHaveFocus();
  await press('Previous');
  await press('Previous');
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(list).toHaveFocus();
});

test('a page that is opened by its address shows that page, with links to both sides', async () => {
  renderWithHost(<BlogListPage />, { api: threePages(), route: '/blog?page=2' });
  await screen.findAllByText('Post 3');
  expect(shown()).toEqual(['Post 3', 'Post 4']);
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?page=1');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=3');
});

test.each([
  ['/blog', '/blog'],
  ['/blog?page=1', '/blog'],
  ['/blog?page=2', '/blog?page=2'],
  ['/blog?page=x', '/blog'],
])('search engines know %s as %s', async (route, canonical) => {
  const { page } = renderWithHost(<BlogListPage />, { api: threePages(), route });
  await screen.findAllByRole('article');
  expect(page()?.canonical).toBe(canonical);
});

test('a link of another origin is not followed', async () => {
  renderWithHost(<BlogListPage />, {
    api: apiAnswering({ [blogListPath]: aPage([aPost(1)], { next: 'https://evil.example/api/?page=2' }) }),
  });
  await screen.findAllByText('Post 1');
  expect(screen.queryByText('Next')).not.toBeInTheDocument();
});

test('a failing next page keeps what is shown and offers Retry', async () => {
  const api = apiAnswering({
    [blogListPath]: aPage([aPost(1)], { next: at(2) }),
    [`${blogListPath}?page=2`]: { status: 500, body: {} },
  });
  renderWithHost(<BlogListPage />, { api });
  await screen.findAllByText('Post 1');
  await press('Next');
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred while fetching blogs');
  expect(shown()).toEqual(['Post 1']);
});

test.each([
  [{ status: 503, body: { message: 'Later, please' } } as Answer, 'Later, please'],
  ['down' as Answer, 'An error occurred while fetching blogs'],
])('a failing list shows its text, Retry and a link to the home page', async (answer, text) => {
  const { page } = renderWithHost(<BlogListPage />, { api: apiAnswering({ [blogListPath]: answer }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(page()?.title).toBe(text);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test("an empty list says 'No blogs found.' (B-16)", async () => {
  renderWithHost(<BlogListPage />, { api: apiAnswering({ [blogListPath]: { body: { results: null } } }) });
  expect(await screen.findByText('No blogs found.')).toBeVisible();
});

test('after five seconds a line says that it is still loading (B-29)', () => {
  jest.useFakeTimers();
  renderWithHost(<BlogListPage />, { api: silentApi() });
  expect(screen.getByText('Loading...')).toBeVisible();
  act(() => void jest.advanceTimersByTime(4_999));
  expect(screen.queryByText('Still loading…')).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('Still loading…')).toBeVisible();
  jest.useRealTimers();
});

test('recent posts: five at most, one per title, linked', async () => {
  const titles = ['A', 'B', 'A', 'C', 'D', 'E', 'F'];
  renderWithHost(<BlogListPage />, {
    api: apiAnswering({ [blogListPath]: aPage(titles.map((title, index) => aPost(index + 1, title))) }),
  });
  const aside = await screen.findByRole('complementary', { name: 'Recent Posts' });
  expect(
    within(aside)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['A', '/blog/1'],
    ['B', '/blog/2'],
    ['C', '/blog/4'],
    ['D', '/blog/5'],
    ['E', '/blog/6'],
  ]);
});

test('the map and the call to action are below', async () => {
  renderWithHost(<BlogListPage />, { api: silentApi() });
  expect(screen.getByRole('img', { name: 'Street map around the Kathmandu branch' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book an Appoinment' })).toBeVisible();
});
