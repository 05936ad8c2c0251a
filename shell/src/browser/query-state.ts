import { ApiError, type DehydratedState, type QueryClient } from 'shared-api';

/** Failed queries travel with the page as plain data; the pages' error readers expect the class. */
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

/** What failed while the server rendered may well work from here: asked again once the page has settled. */
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
