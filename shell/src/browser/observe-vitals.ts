/**
 * Web vitals of the first view. The library arrives when the page is idle and reads what the browser has kept, so that
 * measuring costs the first view nothing.
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
