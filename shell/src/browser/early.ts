/**
 * Runs before all other code, while the page is only the server's HTML: keeps the last tap on a button, or the form
 * that was sent, for the code that is to answer it (`early-input.ts` of shared-shell), and lets the visitor see that
 * it was felt. A classic script by itself: it imports nothing and waits for nothing.
 */
(() => {
  /** ms after which nobody expects an answer any more. */
  const patience = 15_000;
  const taps: NonNullable<Window['earlyTaps']> = { last: null, isInteractive: () => false };
  window.earlyTaps = taps;

  const keep = (element: HTMLElement, repeat: () => void) => {
    taps.last?.end();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const felt = element.animate?.(
      { opacity: isStill ? [0.6, 0.6] : [1, 0.5] },
      { duration: 450, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
    );
    const end = () => {
      clearTimeout(timer);
      felt?.cancel();
      taps.last = null;
    };
    const timer = setTimeout(end, patience);
    taps.last = { element, repeat, end };
  };

  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      // Only the last thing the visitor did counts.
      if (isTrusted) taps.last?.end();
      const button = (target as Element).closest('button');
      // What sends a form is the form's own event; without a form, or with another type, only code can answer.
      if (!button || (button.form && button.type === 'submit') || taps.isInteractive(button)) return;
      // Code that takes over with this very tap answers it itself.
      setTimeout(() => {
        if (!taps.isInteractive(button)) keep(button, () => button.click());
      });
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // What is only asked for (a search) works without any code.
      if (form.method !== 'post' || taps.isInteractive(form)) return;
      event.preventDefault();
      const { submitter } = event;
      keep(submitter ?? form, () => form.requestSubmit(submitter));
    },
    true,
  );
})();
