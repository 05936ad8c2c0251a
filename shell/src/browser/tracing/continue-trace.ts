import { traceParentMetric } from '../../page-data.ts';

let headers: () => Record<string, string> = () => ({});

/** Headers of requests to the API: those of this view's trace, or none. */
export const traceHeaders = () => headers();

/** Continues the server's trace of this view, if there is one. The code for it is loaded only then. */
export function continueTrace(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = (navigation as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  const parent = timings.find(({ name }) => name === traceParentMetric)?.description;
  if (!parent) return;
  void import(/* webpackChunkName: "tracing" */ './view-trace.ts')
    .then(({ startViewTrace }) => {
      headers = startViewTrace(parent);
    })
    .catch(() => {});
}
