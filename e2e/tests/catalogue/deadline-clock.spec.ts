import { expect, hydrated, test } from '../../support/test.ts';
import { shiftClock } from '../../support/wrong-clock.ts';

const DAY_MS = 86_400_000;
const DAYS_LEFT = /\d+ days left/g;

for (const [clock, byMs] of [
  ['a day ahead', DAY_MS],
  ['two years ahead', 730 * DAY_MS],
  ['a day behind', -DAY_MS],
] as const)
  test(`days until a deadline are those of the server on a device whose clock is ${clock}`, async ({
    page,
  }) => {
    await page.context().addInitScript(shiftClock, byMs);
    for (const path of ['/course_details/12', '/scholarship']) {
      const html = await (await page.request.get(path)).text();
      const ofServer = [...new Set(html.match(DAYS_LEFT))].sort();
      expect(ofServer.length).toBeGreaterThan(0);
      await page.goto(path);
      await hydrated(page);
      // Until the browser has read again what is old by its clock.
      await page.waitForLoadState('networkidle');
      const text = await page.content();
      expect([...new Set(text.match(DAYS_LEFT))].sort()).toEqual(ofServer);
    }
  });
