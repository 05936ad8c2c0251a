import type { Page } from '@playwright/test';

/**
 * Keeps clicks on links within the page, also on a machine without time for it: there a click that the page is slow to
 * follow opens a document (decision 112), but not in hidden tabs.
 */
export const openNoDocuments = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
