import type { Browser, CDPSession, Page } from 'playwright-core';

/** Slow 4G as Lighthouse simulates it, a phone viewport, CPU slowed down 4×. */
export const slowPhone = {
  downloadKbps: 1_600,
  uploadKbps: 750,
  latencyMs: 150,
  cpuSlowdown: 4,
  width: 360,
  height: 740,
};

/** A page in a fresh browser context, throttled like a slow phone. Close it with `page.context().close()`. */
export async function openOnSlowPhone(browser: Browser): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: slowPhone.width, height: slowPhone.height },
    deviceScaleFactor: 2,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  // The site's service worker controls the page soon after the load event, and what a worker requests is not slowed down.
  await client.send('Network.setBypassServiceWorker', { bypass: true });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: (slowPhone.downloadKbps * 1024) / 8,
    uploadThroughput: (slowPhone.uploadKbps * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
  return { page, client };
}
