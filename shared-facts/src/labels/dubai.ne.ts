import type { Translated } from 'shared-language';
import type { labels as english } from './dubai.en.ts';

/** See `dubai.en.ts`. */
export const labels: Translated<typeof english> = {
  tuitionUndergraduate: 'शिक्षण शुल्क, स्नातक',
  tuitionPostgraduate: 'शिक्षण शुल्क, स्नातकोत्तर',
  living: 'बस्ने खर्च',
  visa: 'भिसा',
};
