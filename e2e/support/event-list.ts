import type { Locator, Page } from '@playwright/test';

/** The link of the first card on the event list. */
export const firstEventLink = (page: Page): Locator =>
  page
    .locator('main')
    .getByRole('link', { name: /See More/ })
    .first();
