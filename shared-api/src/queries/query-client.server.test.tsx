/** @jest-environment node */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from './query-client.ts';

const queryKey = ['read'];
const queryFn = () => Promise.reject(new Error('down'));

function Reader() {
  const { isFetching, error } = useQuery({ queryKey, queryFn });
  return <p>{isFetching ? 'loading' : error?.message}</p>;
}

test('server HTML shows the failure, not the loading state', async () => {
  const client = createQueryClient();
  await client.prefetchQuery({ queryKey, queryFn });
  const html = renderToString(
    <QueryClientProvider client={client}>
      <Reader />
    </QueryClientProvider>,
  );
  expect(html).toBe('<p>down</p>');
});
