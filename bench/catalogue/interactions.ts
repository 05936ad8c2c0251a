import type { Browser, CDPSession, Page } from 'playwright-core';
import { slowPhone } from '../device/slow-phone.ts';

/** ms from input to next paint, per interaction, in the order they were made. */
export type Interactions = Record<string, number>;

const list = { name: 'Course results' };

/**
 * One visit of /course-search with 1,000 courses loaded. Each interaction is measured by the browser's Event Timing as
 * INP is: the longest event of the interaction, from input to next paint.
 */
export async function measureInteractions(browser: Browser, siteUrl: string): Promise<Interactions> {
  const context = await browser.newContext({
    viewport: { width: slowPhone.width, height: slowPhone.height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const events: { interactionId: number; duration: number }[] = [];
    Object.assign(window, { events });
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId)
          events.push({ interactionId: entry.interactionId, duration: entry.duration });
    }).observe(options);
  });
  const client = await context.newCDPSession(page);
  const measured: Interactions = {};
  const timed = async (name: string, interact: () => Promise<unknown>) => {
    await page.evaluate(() => {
      (window as never as { events: unknown[] }).events.length = 0;
    });
    await interact();
    await settle(page);
    const durations = await page.evaluate(() =>
      (window as never as { events: { duration: number }[] }).events.map(({ duration }) => duration),
    );
    // No entry: shorter than the 16 ms that Event Timing records.
    measured[name] = Math.max(measured[name] ?? 0, 8, ...durations);
  };
  const tap = (name: string, target: ReturnType<Page['locator']>) => timed(name, () => tapOn(client, target));

  // A tap on an empty page is the control: it shows how much other work slows down this machine.
  await page.goto('data:text/html,<button>A button</button>');
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
  await tap('(a tap on an empty page)', page.getByRole('button'));
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  const everything = page.waitForResponse((response) => response.url().includes('page_size=1000'));
  await page.goto(`${siteUrl}/course-search`, { waitUntil: 'load' });
  await (await everything).finished();
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
  await settle(page);

  const card = (index: number) => page.getByRole('list', list).getByRole('listitem').nth(index);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  await tap('open the filters', button(/^Filters/));
  await tap('tick a destination', page.getByRole('checkbox', { name: /^Australia/ }));
  await tap('tick another', page.getByRole('checkbox', { name: /^Canada/ }));
  await tap('choose a qualification', page.getByRole('radio').first());
  await tap('reset in the sheet', page.getByRole('dialog').getByRole('button', { name: 'Reset' }));
  await tap('close the filters', page.getByRole('dialog').getByRole('button', { name: /^Show/ }));
  await page.getByRole('searchbox', { name: 'Search by text' }).focus();
  await timed('type, letter by letter', () => page.keyboard.type('master', { delay: 400 }));
  await timed('delete what was typed', async () => {
    for (let letter = 0; letter < 6; letter += 1) await page.keyboard.press('Backspace', { delay: 200 });
  });
  await timed('type fast', () => page.keyboard.type('business', { delay: 60 }));
  await tap('take a chip back', button(/^Remove filter/));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('fee');
  await tap('sort', button('Sort'));
  await tap('next page', button('Next'));
  await tap('previous page', button('Previous'));
  await tap('save a course', card(2).getByRole('button', { name: /^Save/ }));
  await tap('choose a course to compare', card(2).getByRole('checkbox'));
  await tap('choose another', card(3).getByRole('checkbox'));
  await context.close();
  return measured;
}

/** A touch through the DevTools protocol: Playwright's own tap adds waits that distort the measurement. */
async function tapOn(client: CDPSession, target: ReturnType<Page['locator']>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen.`);
  const touchPoints = [{ x: box.x + Math.min(box.width / 2, 24), y: box.y + box.height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until the results of this search are shown and the page is idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(150);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), undefined, {
    timeout: 120_000,
  });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const rest = () =>
          requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 50)), { timeout: 5_000 });
        setTimeout(rest, 200);
      }),
  );
}
