/**
 * Reports web vitals of the first view. The library is loaded when the page is idle, so that it does not slow down the
 * first view; it reads the entries that the browser has buffered.
 */
export function observeVitals(report: (name: 'LCP' | 'CLS' | 'INP', value: number) => void) {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000));
  idle(
    () =>
      import(/* webpackChunkName: "web-vitals" */ 'web-vitals')
        .then(({ onCLS, onINP, onLCP }) => {
          onLCP(({ value }) => report('LCP', value));
          onCLS(({ value }) => report('CLS', value));
          onINP(({ value }) => report('INP', value));
        })
        .catch(() => {}),
    { timeout: 8_000 },
  );
}
