import type { CDPSession, Page } from 'playwright-core';

/** What the visitor waits for: a visible element, with this text if one is given. */
interface Shown {
  selector: string;
  text?: string;
}

/** How long that took. */
export interface Waited {
  /** ms from the first press to the frame that shows it. */
  ms: number;
  /** The same from the last press. */
  afterLastPressMs: number;
}

/** Elements that were scrolled after the first press have it. */
export const SCROLLED_ATTRIBUTE = 'data-scrolled';

/** Longer than anything takes that is measured; only a failure lasts as long. */
const WAIT_LIMIT_MS = 30_000;

/**
 * Notes in the page when a pointer or key is first pressed, and the first frame after that in which `what` is visible.
 * It looks in frames after a change of the document only: to look in each takes a slowed processor 5 to 7 ms.
 * @returns a function that waits for both and gives the ms between them, and those since the last press
 */
export async function timeUntil(page: Page, what: Shown): Promise<() => Promise<Waited>> {
  await page.evaluate(
    ({ selector, text = '', scrolledAttribute }) => {
      const times = { pressed: 0, lastPressed: 0, shown: 0 };
      Object.assign(window, { measured: times });
      const isShown = () =>
        [...document.querySelectorAll(selector)].some(
          (one) => one.checkVisibility() && one.textContent.includes(text),
        );
      let willLook = false;
      const lookInNextFrame = () => {
        if (willLook || times.pressed === 0 || times.shown > 0) return;
        willLook = true;
        requestAnimationFrame(() => {
          willLook = false;
          if (isShown()) times.shown = performance.now();
        });
      };
      for (const name of ['pointerdown', 'keydown'])
        addEventListener(
          name,
          ({ timeStamp }) => {
            times.pressed ||= timeStamp;
            times.lastPressed = timeStamp;
            lookInNextFrame();
          },
          { capture: true },
        );
      new MutationObserver(lookInNextFrame).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      // Popovers open without a change of the document.
      addEventListener('toggle', lookInNextFrame, { capture: true });
      addEventListener(
        'scroll',
        ({ target }) => {
          if (times.pressed > 0 && target instanceof Element) target.setAttribute(scrolledAttribute, '');
        },
        { capture: true },
      );
    },
    { ...what, scrolledAttribute: SCROLLED_ATTRIBUTE },
  );
  return async () => {
    const times = await page.waitForFunction(
      () => {
        const { measured } = window as unknown as { measured: { pressed: number; shown: number } };
        return measured.shown > 0 && measured;
      },
      null,
      // Not in frames, which the page would otherwise not draw.
      { timeout: WAIT_LIMIT_MS, polling: 100 },
    );
    const { pressed, lastPressed, shown } = (await times.jsonValue()) as Record<
      'pressed' | 'lastPressed' | 'shown',
      number
    >;
    return { ms: shown - pressed, afterLastPressMs: shown - lastPressed };
  };
}

/** A tap of a finger at a point of the screen, in CSS px. */
export async function tapAt(client: CDPSession, point: { x: number; y: number }): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
