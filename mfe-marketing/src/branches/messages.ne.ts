import type { Translated } from 'shared-language';
import type { messages as english } from './messages.en.ts';

const partOfDay = (hours: number) => {
  if (hours < 4) return 'राति';
  if (hours < 12) return 'बिहान';
  if (hours < 16) return 'दिउँसो';
  return hours < 20 ? 'बेलुका' : 'राति';
};

/** See `messages.en.ts`. */
export const messages: Translated<typeof english> = {
  days: ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिही', 'शुक्र', 'शनि'],
  range: (from, to) => `${from}–${to}`,
  clock: (hours, time) => `${partOfDay(hours)} ${time}`,
  times: (opens, closes) => `${opens} – ${closes}`,
};
