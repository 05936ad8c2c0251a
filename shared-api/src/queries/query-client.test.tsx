import { dehydrate, hydrate, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
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
