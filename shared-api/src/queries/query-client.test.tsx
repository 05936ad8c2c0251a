import { dehydrate, hydrate, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../errors/api-error.ts';
import { createQueryClient } from './query-client.ts';

const queryKey = ['read'];

function Reader({ read }: { read: () => Promise<string> }) {
  const { data, isPending, error } = useQuery({ queryKey, queryFn: read });
  return <p>{isPending ? 'loading' : error ? 'failed' : data}</p>;
}

/** The server's cache as in the page data. */
async function serverState(read: () => Promise<string>) {
  const client = createQueryClient();
  await client.prefetchQuery({ queryKey, queryFn: read, retry: false });
  return JSON.parse(JSON.stringify(dehydrate(client, { shouldDehydrateQuery: () => true })));
}

test('errors of the server hydrate as errors and are retried once', async () => {
  const client = createQueryClient();
  hydrate(client, await serverState(() => Promise.reject(new Error('down'))));
  let reads = 0;
  const read = () => {
    reads += 1;
    return Promise.resolve('answer');
  };
  render(
    <QueryClientProvider client={client}>
      <Reader read={read} />
      <Reader read={read} />
    </QueryClientProvider>,
  );
  expect(screen.getAllByText('failed')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText('answer')).toHaveLength(2));
  expect(reads).toBe(1);
});

test('data of the server is not fetched again', async () => {
  const client = createQueryClient();
  hydrate(client, await serverState(() => Promise.resolve('answer')));
  const read = jest.fn(() => Promise.resolve('other'));
  render(
    <QueryClientProvider client={client}>
      <Reader read={read} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('answer')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

test('errors of the browser are refetched by the next component', async () => {
  const client = createQueryClient();
  await client.prefetchQuery({
    queryKey,
    queryFn: () => Promise.reject(new Error('down')),
    retry: false,
  });
  render(
    <QueryClientProvider client={client}>
      <Reader read={() => Promise.resolve('answer')} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('answer')).toBeVisible();
});

describe('a read that fails while its page is loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function loadAndShow(error: ApiError) {
    const client = createQueryClient();
    const read = jest.fn(() => Promise.reject(error));
    let isLoading = true;
    void client.prefetchQuery({ queryKey, queryFn: read }).then(() => {
      isLoading = false;
    });
    while (isLoading) await jest.advanceTimersByTimeAsync(500);
    const show = () =>
      render(
        <QueryClientProvider client={client}>
          <Reader read={read} />
        </QueryClientProvider>,
      );
    const page = show();
    expect(screen.getByText('failed')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    return { read, show, page };
  }

  test.each([
    ['is retried twice', new ApiError('http', { status: 503, body: null }), 3],
    [
      'is retried twice after the wait that the API names',
      new ApiError('http', { status: 429, body: null, retryAfter: 10 }),
      3,
    ],
    [
      'is not retried where the API names a long wait',
      new ApiError('http', { status: 503, body: null, retryAfter: 59 }),
      1,
    ],
  ])('%s, and not again when the page is shown', async (_case, error, reads) => {
    const { read } = await loadAndShow(error);
    expect(read).toHaveBeenCalledTimes(reads);
  });

  test('is started again when the page is shown later', async () => {
    const { read, show, page } = await loadAndShow(new ApiError('http', { status: 503, body: null }));
    page.unmount();
    await jest.advanceTimersByTimeAsync(30_000);
    show();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(read).toHaveBeenCalledTimes(4);
  });
});
