import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a cache has a page. */
export const stored = (page: Page, cacheName: string, path: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async ([name, address]) => (await caches.match(address, { cacheName: name })) !== undefined,
        [cacheName, path] as const,
      ),
    )
    .toBe(true);

/** Keeps the open page by a message, as its button does, with pages that it leads to. */
export const keepOpenPage = (page: Page, linked: readonly string[] = []): Promise<boolean> =>
  page.evaluate(async (paths) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data.isKept);
    });
    const address = (path: string) => new URL(path, location.href).href;
    active?.postMessage(
      {
        type: 'keep',
        url: location.href,
        loaded: [],
        linked: paths.map(address),
        isOfAccount: false,
      },
      [port2],
    );
    return answer;
  }, linked);

/** Versions of a remote of which the browser has files. */
export const storedVersions = (page: Page, remote: string): Promise<string[]> =>
  page.evaluate(
    async (prefix) =>
      (await caches.keys())
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
        .sort(),
    `offline-files ${remote}@`,
  );

/** The version of a remote from which the document was rendered. */
export const documentVersion = (page: Page, remote: string): Promise<string> =>
  page.evaluate((name) => {
    const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
    return data.remotes.find((one: { name: string }) => one.name === name).version;
  }, remote);
