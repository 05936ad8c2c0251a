import { ApiError, type DehydratedState, type QueryClient } from 'shared-api';

/** Restores errors of failed queries as `ApiError`: in the page they are plain JSON, but pages check the class. */
export function reviveErrors(state: DehydratedState | undefined): DehydratedState | undefined {
  for (const query of state?.queries ?? []) {
    const error = query.state.error as Partial<ApiError> | null;
    if (error && !(error instanceof ApiError)) {
      query.state.error = new ApiError(error.kind ?? 'network', {
        status: error.status ?? null,
        body: error.body,
        retryAfter: error.retryAfter ?? null,
      });
    }
  }
  return state;
}

/** Fetches queries again that failed on the server, when the page is idle: they may succeed from the browser. */
export function refetchFailed(queryClient: QueryClient) {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  idle(
    () =>
      void queryClient.refetchQueries({
        predicate: (query) => query.state.status === 'error',
        type: 'active',
      }),
  );
}
