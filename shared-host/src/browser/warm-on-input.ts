import { warmTransport } from 'shared-api';

const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea';

const isField = (target: EventTarget | null) => target instanceof Element && target.matches(FIELDS);

/**
 * Loads the HTTP client when a field gets the focus: what is typed will be searched for or sent, and pages that arrive
 * with their data have not loaded it yet.
 */
export function warmTransportOnInput(): void {
  const warmFor = (element: EventTarget | null) => {
    if (!isField(element)) return;
    removeEventListener('focusin', onFocus);
    warmTransport();
  };
  const onFocus = ({ target }: FocusEvent) => warmFor(target);
  addEventListener('focusin', onFocus);
  warmFor(document.activeElement);
}
