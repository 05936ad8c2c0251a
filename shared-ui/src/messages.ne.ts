import type { Translated } from 'shared-language';
import type { messages as english } from './messages.en.ts';

/** See `messages.en.ts`. */
export const messages: Translated<typeof english> = {
  loading: 'लोड हुँदैछ',
  previous: 'अघिल्लो',
  next: 'अर्को',
  close: 'बन्द गर्नुहोस्',
  retry: 'फेरि प्रयास गर्नुहोस्',
  pages: 'पृष्ठहरू',
  pageOf: (page, pages) => `${pages} मध्ये पृष्ठ ${page}`,
  pause: (what) => `${what} रोक्नुहोस्`,
  play: (what) => `${what} चलाउनुहोस्`,
  showPassword: 'पासवर्ड देखाउनुहोस्',
  hidePassword: 'पासवर्ड लुकाउनुहोस्',
  thereIsAProblem: 'केही मिलेको छैन',
  optional: '(ऐच्छिक)',
  error: 'त्रुटि:',
  newTab: '(नयाँ ट्याबमा खुल्छ)',
  clear: 'खाली गर्नुहोस्',
  errorsInTab: (n) => `${n} त्रुटि`,
  chooseFiles: 'फाइल छान्नुहोस्',
};
