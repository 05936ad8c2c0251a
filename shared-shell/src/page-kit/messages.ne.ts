import type { Translated } from 'shared-language';
import type { messages as english } from './messages.en.ts';

/** See `messages.en.ts`. */
export const messages: Translated<typeof english> = {
  home: 'गृहपृष्ठ',
  titleOnPage: (title, page) => `${title} – पृष्ठ ${page}`,
};
