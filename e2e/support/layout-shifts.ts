import type { Page } from '@playwright/test';

export interface LayoutShift {
  /** As in Cumulative Layout Shift. */
  value: number;
  hadRecentInput: boolean;
  /** The beginnings of the texts that moved, or the names of elements without text. */
  moved: string;
}

/** The layout shifts of a page so far, oldest first. Chromium keeps the first 150. */
export const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const shifts: { value: number; hadRecentInput: boolean; moved: string }[] = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          })[]) {
            const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) || node?.nodeName);
            shifts.push({ value, hadRecentInput, moved: moved.join(', ') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(shifts), 300);
      }),
  );
