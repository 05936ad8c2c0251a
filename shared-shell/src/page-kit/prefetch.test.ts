import { createQueryClient } from 'shared-api';
import { prefetchPage } from './prefetch.ts';

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
