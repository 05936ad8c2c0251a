import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogListQuery, dehydrate, hydrate } from 'shared-api';
import { createTestHost, renderWithHost } from 'shared-host/testing';
import { type Answer, aPage, aPost, apiAnswering, blogListPath, silentApi } from '../../testing/api.ts';
import { RecentBlogs } from './recent-blogs.tsx';

beforeAll(() => Object.assign(globalThis, { appliesAllStyles: true }));

const show = (answer: Answer | (() => Answer)) => {
  const api = apiAnswering({ [blogListPath]: answer });
  renderWithHost(<RecentBlogs />, { api });
  return api;
};

test("'Loading...' while the list is loading", () => {
  renderWithHost(<RecentBlogs />, { api: silentApi() });
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
});

test.each([
  [
    'the message of the answer',
    { status: 500, body: { message: 'Blogs are resting.' } } as Answer,
    'Blogs are resting.',
  ],
  [
    'the default of ERR-7',
    { status: 500, body: '<h1>Server Error (500)</h1>' } as Answer,
    'An error occurred while fetching blogs',
  ],
  ['the default without any answer', 'down' as Answer, 'An error occurred while fetching blogs'],
])('a failure shows %s', async (_name, answer, text) => {
  show(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('Retry loads the list again', async () => {
  let answer: Answer = 'down';
  show(() => answer);
  await screen.findByRole('alert');
  answer = aPage([aPost(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Post 1' })).toBeVisible();
});

test.each([{ results: [] }, { results: null }, { blogs: [] }])(
  'an empty list shows its text: %j',
  async (body) => {
    show({ body });
    expect(await screen.findByText("Sorry,We don't have any blogs currently.")).toBeVisible();
  },
);

test('the first three posts with excerpt and Read More; the third only from medium screens on (CONST-10)', async () => {
  show(aPage([1, 2, 3, 4].map((id) => aPost(id, `Post ${id}`, `<p>${'x'.repeat(120)}</p>`))));
  await screen.findByRole('heading', { name: 'Post 1' });
  const items = screen.getAllByRole('listitem', { hidden: true });
  expect(items.map((item) => getComputedStyle(item).display)).toEqual(['grid', 'grid', 'none']);
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/blog/1');
  expect(items[0]).toHaveTextContent(`${'x'.repeat(100)}...`);
  expect(items[0]).toHaveTextContent('Read More');
  expect(screen.getByRole('link', { name: 'All Blogs' })).toHaveAttribute('href', '/blog');
});

test('the list may stand under `blogs` (B-10)', async () => {
  show({ body: { blogs: [aPost(7)] } });
  expect(await screen.findByRole('heading', { name: 'Post 7' })).toBeVisible();
});

test('the heading is in the outline on every screen (B-17)', () => {
  renderWithHost(<RecentBlogs />, { api: silentApi() });
  expect(screen.getByRole('heading', { level: 2, name: 'Recent Blog' })).toBeInTheDocument();
});

test('a failure on the server is in its HTML, hydrates without a difference, and is retried', async () => {
  const refused = apiAnswering({ [blogListPath]: { status: 503, body: { message: 'Back at noon.' } } });
  const onServer = createTestHost({ api: refused }).queryClient;
  await onServer.prefetchQuery(blogListQuery(refused));
  // The page data is JSON: errors lose their class.
  const state = JSON.parse(JSON.stringify(dehydrate(onServer, { shouldDehydrateQuery: () => true })));
  const { queryClient } = createTestHost();
  hydrate(queryClient, state);
  let answer: Answer = 'down';
  let release: () => void = () => {};
  const answered = new Promise<void>((done) => {
    release = done;
  });
  const api = apiAnswering({ [blogListPath]: () => answered.then(() => answer) });
  renderWithHost(<RecentBlogs />, { api, queryClient });
  expect(screen.getByRole('alert')).toHaveTextContent('Back at noon.');
  answer = aPage([aPost(1)]);
  release();
  expect(await screen.findByRole('heading', { name: 'Post 1' })).toBeVisible();
});
