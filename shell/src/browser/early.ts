/**
 * Runs before all other code, while the page is only the server's HTML. Records the last click on a button, or the last
 * submission of a form, so that `early-input.ts` of shared-host can repeat it after hydration, and shows the visitor
 * that it was registered. It also reports errors of the shell until the shell has started and does so itself. A classic
 * script without imports, so that it can run first.
 */
(() => {
  /** Time in ms after which a recorded action is discarded: repeating it later would surprise the visitor. */
  const expiryMs = 15_000;
  const actions: NonNullable<Window['earlyActions']> = { last: null, isInteractive: () => false };
  window.earlyActions = actions;

  const record = (element: HTMLElement, repeat: () => void) => {
    actions.last?.discard();
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pulse = element.animate?.(
      { opacity: reducesMotion ? [0.6, 0.6] : [1, 0.5] },
      { duration: 450, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
    );
    const discard = () => {
      clearTimeout(timer);
      pulse?.cancel();
      actions.last = null;
    };
    const timer = setTimeout(discard, expiryMs);
    actions.last = { element, repeat, discard };
  };

  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      // Only the visitor's last action is repeated.
      if (isTrusted) actions.last?.discard();
      const button = (target as Element).closest('button');
      // A submit button is recorded by the form's `submit` event below; any other button does nothing without code.
      if (!button || (button.form && button.type === 'submit') || actions.isInteractive(button)) return;
      // The click may trigger hydration, which then handles the click itself.
      setTimeout(() => {
        if (!actions.isInteractive(button)) record(button, () => button.click());
      });
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // A search is sent by GET and works without code.
      if (form.method !== 'post' || actions.isInteractive(form)) return;
      event.preventDefault();
      const { submitter } = event;
      record(submitter ?? form, () => form.requestSubmit(submitter));
    },
    true,
  );
})();

// A version of the shell that cannot start must be rolled back as well, but its own telemetry does not run.
(() => {
  const version = /\/releases\/shell\/([^/]+)\//.exec(
    (document.currentScript as HTMLScriptElement | null)?.src ?? '',
  )?.[1];
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
  // Dispatched by `beacon-telemetry.ts`.
  addEventListener('telemetrystart', stop, { once: true });
})();
