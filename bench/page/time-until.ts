import type { CDPSession, Page } from 'playwright-core';

/** What the visitor waits for: a visible element, with this text if one is given. */
interface Shown {
  selector: string;
  text?: string;
}

/** Longer than anything takes that is measured; only a failure lasts as long. */
const WAIT_LIMIT_MS = 30_000;

/**
 * Notes in the page when a pointer or key is first pressed, and the first frame after that in which `what` is visible.
 * @returns a function that waits for both and gives the ms between them
 */
export async function timeUntil(page: Page, what: Shown): Promise<() => Promise<number>> {
  await page.evaluate(({ selector, text = '' }) => {
    const times = { pressed: 0, shown: 0 };
    Object.assign(window, { measured: times });
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, ({ timeStamp }) => (times.pressed ||= timeStamp), { capture: true });
    const isShown = () =>
      [...document.querySelectorAll(selector)].some(
        (one) => one.checkVisibility() && one.textContent.includes(text),
      );
    const look = () => {
      if (times.pressed > 0 && isShown()) times.shown = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, what);
  return async () => {
    const times = await page.waitForFunction(
      () => {
        const { measured } = window as unknown as { measured: { pressed: number; shown: number } };
        return measured.shown > 0 && measured;
      },
      null,
      { timeout: WAIT_LIMIT_MS },
    );
    const { pressed, shown } = (await times.jsonValue()) as { pressed: number; shown: number };
    return shown - pressed;
  };
}

/** A tap of a finger at a point of the screen, in CSS px. */
export async function tapAt(client: CDPSession, point: { x: number; y: number }): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
