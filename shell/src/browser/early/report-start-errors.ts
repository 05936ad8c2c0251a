/**
 * Reports errors of the shell until it has started and does so itself (`beacon-telemetry.ts`): a version of the shell
 * that cannot start must be rolled back as well.
 * @param file URL of the first script, which names the version of the shell
 */
export function reportStartErrors(file: string) {
  const version = /\/releases\/shell\/([^/]+)\//.exec(file)?.[1];
  const report = (problem: unknown, where = '') => {
    const stack = problem instanceof Error ? (problem.stack ?? '') : '';
    if (!version || !`${where}\n${stack}`.includes(`/releases/shell/${version}/`)) return;
    stop();
    const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const body = JSON.stringify({
      set: 0,
      path: 'other',
      token: view?.serverTiming?.find(({ name }) => name === 'report')?.description,
      reports: [
        {
          type: 'error',
          message: String(problem instanceof Error ? problem.message : problem).slice(0, 300),
          remote: 'shell',
          version,
          phase: 'start',
        },
      ],
    });
    navigator.sendBeacon?.('/telemetry', new Blob([body], { type: 'application/json' }));
  };
  const onError = ({ error, message, filename }: ErrorEvent) => report(error ?? message, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  const stop = () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('telemetrystart', stop, { once: true });
}
