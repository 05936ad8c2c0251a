import type { Locator, Page } from '@playwright/test';

/** The line that opens and closes a `<details>`, by its text. */
export const summary = (within: Page | Locator, name: string): Locator =>
  within.locator('summary').filter({ hasText: name });

/** The `<details>` around such a line; assert with `toHaveJSProperty('open', …)`. */
export const details = (within: Page | Locator, name: string): Locator =>
  summary(within, name).locator('xpath=..');
