import type { Page } from '@playwright/test';

/** Holds back the scripts of a remote until what it returns is called; of everything, without a name. */
export async function holdScripts(page: Page, remote = '[^/]+') {
  const released = Promise.withResolvers<void>();
  await page.route(new RegExp(`/releases/${remote}/`), async (route) => {
    const request = route.request();
    // The first script is there to be early.
    if (request.resourceType() === 'script' && !request.url().includes('/early.')) await released.promise;
    await route.continue();
  });
  return released.resolve;
}
