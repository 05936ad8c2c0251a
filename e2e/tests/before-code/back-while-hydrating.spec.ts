import { openNoDocuments } from '../../support/busy-machine.ts';
import { expect, test } from '../../support/test.ts';

test('a page that is gone back to while React hydrates the one before it is shown', async ({ page }) => {
  await openNoDocuments(page);
  // A slow phone, on which hydration takes long enough for it.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // As soon as React knows the first elements, and before it shows them.
  await page.addInitScript(() => {
    const look = () => {
      const header = document.querySelector('header');
      if (!Object.keys(header ?? {}).some((key) => key.startsWith('__react'))) return setTimeout(look);
      history.pushState({ key: 'before', idx: 1, usr: null }, '', '/upcoming-events');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    };
    look();
  });
  // At once, before React has shown anything.
  await page.route('**/area-html/upcoming-events', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Upcoming events</title><body><h1>Upcoming events</h1></body>',
    }),
  );
  await page.goto('/privacy-policy');
  await page.evaluate(() =>
    (window as unknown as { codeAreas: { need: (element: Element) => void } }).codeAreas.need(document.body),
  );
  // With a throttled processor this test took up to 17.6 s beside two busy processes.
  await expect(page.locator('main h1')).toHaveText('Upcoming events', { timeout: 25_000 });
  await expect(page).toHaveURL('/upcoming-events');
});
