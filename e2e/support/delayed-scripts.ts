import type { Page } from '@playwright/test';

/**
 * Delays the scripts of a remote, or of all remotes and the shell, until the returned function is called.
 * @param remote name of the remote, or an expression that matches names
 */
export async function holdScripts(page: Page, remote = '[^/]+') {
  const released = Promise.withResolvers<void>();
  await page.route(new RegExp(`/releases/${remote}/`), async (route) => {
    const request = route.request();
    // The script for early input is not delayed: it has to run before all others.
    if (request.resourceType() === 'script' && !request.url().includes('/early.')) await released.promise;
    await route.continue();
  });
  return released.resolve;
}
