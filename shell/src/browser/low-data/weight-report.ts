import type { PageWeight } from '../../page-data.ts';
import { addToMonth, monthOf } from './month-total.ts';
import { pageWeight, transferredBytes } from './page-weight.ts';

/** Where the footer has room for the report (`shared-host/src/chrome/low-data/low-data-report.tsx`). */
const REPORT = '[data-low-data-report]';

/** `38 kB`, `1.2 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Keeps the report in the footer: what this page weighs, what the full page would have, and the total of the month. It
 * is written into a shadow root, which the hydration of the page does not see.
 */
export function reportWeight(fullPage: PageWeight): void {
  const element = document.querySelector<HTMLElement>(REPORT);
  let counted = 0;
  const update = () => {
    const transferred = transferredBytes();
    const month = addToMonth(monthOf(new Date()), transferred - counted);
    counted = transferred;
    if (!element) return;
    const page = pageWeight();
    const { page: pageText = '', unknown = '', month: monthText = '' } = element.dataset;
    const sentences = [
      fullPage.bytes > page.bytes &&
        pageText.replace('{used}', sizeText(page.bytes)).replace('{full}', sizeText(fullPage.bytes)),
      page.unknown + fullPage.unknown > 0 && unknown,
      monthText.replace('{total}', sizeText(month)),
    ];
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.textContent = sentences.filter(Boolean).join(' ');
  };
  const start = () => {
    update();
    new PerformanceObserver(update).observe({ type: 'resource' });
  };
  // The size of the document is known once it is complete.
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => setTimeout(start), { once: true });
}
