import type { Translated } from 'shared-language';
import type { eventTexts as english } from './email-texts.en.ts';

/** See `email-texts.en.ts`. */
export const eventTexts: Translated<typeof english> = {
  registered: (title) => `तपाईं दर्ता हुनुभयो: ${title}`,
  welcome: (title) => `“${title}” मा तपाईंलाई भेट्न पाउँदा हामीलाई खुसी लाग्नेछ।`,
  when: (date) => `मिति: ${date}`,
  time: (time) => `समय: ${time} (काठमाडौंको समय)`,
  where: (place) => `स्थान: ${place}`,
  cannotCome: (url) => `आउन नमिल्ने भए यहाँबाट आफ्नो दर्ता रद्द गर्नुहोस्: ${url}`,
  cancelled: (title) => `तपाईंको दर्ता रद्द भयो: ${title}`,
  noLonger: (title, date) => `“${title}”${date ? ` (${date})` : ''} को तपाईंको दर्ता रद्द भएको छ।`,
  again: (url) => `कार्यक्रम नसकिएसम्म फेरि दर्ता हुन सक्नुहुन्छ: ${url}`,
};
