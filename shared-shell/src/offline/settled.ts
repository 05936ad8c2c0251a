import type { QueryClient, QueryKey } from 'shared-api';

/** Waits until none of the queries is being read any more, and what they have read is shown. */
export async function settled(client: QueryClient, queries: readonly QueryKey[]): Promise<void> {
  const isReading = () => queries.some((queryKey) => client.isFetching({ queryKey, exact: true }) > 0);
  if (!isReading()) return;
  await new Promise<void>((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (isReading()) return;
      stop();
      resolve();
    });
  });
  await new Promise((resolve) => setTimeout(resolve));
}
