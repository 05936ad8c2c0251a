import { ApiError, createQueryClient } from 'shared-api';
import { prefetchListPage, prefetchPage } from './prefetch.ts';

const query = (name: string, queryFn: () => Promise<unknown>) => ({
  queryKey: [name],
  queryFn,
  retry: false,
});
const fails = () => Promise.reject(new Error('down'));

test.each<[number, () => Promise<unknown>]>([
  [200, async () => ({ results: [] })],
  [404, async () => null],
  [503, fails],
])('the status is %d by the answer to the first query', async (status, answer) => {
  const queryClient = createQueryClient();
  expect(
    await prefetchPage(
      queryClient,
      query('main', answer),
      query('other', async () => 1),
    ),
  ).toEqual({ status });
  expect(queryClient.getQueryData(['other'])).toBe(1);
});

test('the failure of another query costs nothing', async () => {
  expect(
    await prefetchPage(
      createQueryClient(),
      query('main', async () => 1),
      query('other', fails),
    ),
  ).toEqual({
    status: 200,
  });
});

describe('a list whose page is in the address', () => {
  const noSuchPage = () => Promise.reject(new ApiError('http', { status: 404 }));
  const prefetch = (address: string, answer: () => Promise<unknown>) =>
    prefetchListPage(createQueryClient(), new URL(address, 'https://site.test'), query('main', answer));

  test.each([
    ['/blog?page=9', '/blog'],
    ['/course-search?search=law&page=9&sort=fee', '/course-search?search=law&sort=fee'],
  ])('leads to its first page when there is no such page: %s', async (address, first) => {
    expect(await prefetch(address, noSuchPage)).toEqual({ redirect: first });
  });

  test('is shown otherwise, and keeps its failures', async () => {
    expect(await prefetch('/blog?page=2', async () => ({ results: [] }))).toEqual({ status: 200 });
    expect(await prefetch('/blog?page=2', fails)).toEqual({ status: 503 });
    expect(await prefetch('/blog', noSuchPage)).toEqual({ status: 503 });
  });
});
