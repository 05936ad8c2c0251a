import type { BrowserContext } from '@playwright/test';

/**
 * Lets presses set the focus as Safari does on macOS and iOS, which no browser of these tests can: a pressed link, button or
 * box gets none. What surrounds it and can have the focus gets it, otherwise nothing does.
 */
export const focusAsSafari = (context: BrowserContext) =>
  context.addInitScript(() => {
    const unfocused = 'a[href],button,input:is([type=checkbox],[type=radio],[type=submit],[type=file])';
    const focusable = '[tabindex],input,select,textarea,iframe,summary';
    addEventListener('mousedown', (event) => {
      const { target, defaultPrevented } = event;
      if (defaultPrevented || !(target instanceof Element)) return;
      let element: Element | null = target;
      while (element && (!element.matches(focusable) || element.matches(`:is(${unfocused}):not([tabindex])`)))
        element = element.parentElement;
      if (element?.matches('input,select,textarea')) return;
      event.preventDefault();
      if (element) (element as HTMLElement).focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    });
  });
