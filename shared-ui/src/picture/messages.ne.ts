import type { Translated } from 'shared-language';
import type { messages as english } from './messages.en.ts';

/** See `messages.en.ts`. */
export const messages: Translated<typeof english> = {
  showPicture: (what) => `तस्बिर देखाउनुहोस्: ${what}`,
};
