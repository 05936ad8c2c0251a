import type { Translated } from 'shared-language';
import type { printingMessages as english } from './messages.en.ts';

/** The texts of the print button in Nepali; see `messages.en.ts`. */
export const printingMessages: Translated<typeof english> = {
  print: 'छाप्नुहोस्',
  cannotPrint: 'यो ब्राउजरले छाप्न सक्दैन। पृष्ठ अर्को ब्राउजरमा खोल्नुहोस्, जस्तै Chrome वा Safari मा।',
};
