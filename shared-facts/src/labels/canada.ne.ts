import type { Translated } from 'shared-language';
import type { labels as english, changes as englishChanges } from './canada.en.ts';

/** See `canada.en.ts`. */
export const labels: Translated<typeof english> = {
  work: 'आंशिक समय काम',
  tuition: 'शिक्षण शुल्क',
  living: 'बस्ने खर्च',
  fundsStudent: 'आर्थिक स्रोतको प्रमाण, विद्यार्थी मात्र',
  fundsPartner: 'आर्थिक स्रोतको प्रमाण, जीवनसाथीसहित (जम्मा)',
  fundsChildren: 'आर्थिक स्रोतको प्रमाण, बच्चासहित',
  application: 'अध्ययन अनुमति (study permit) को आवेदन',
  biometrics: 'बायोमेट्रिक',
  english: 'सिफारिस गरिएको IELTS, समग्र',
  englishBand: 'सिफारिस गरिएको IELTS, सबैभन्दा कम ब्यान्ड',
  pgwpShort: 'काम गर्ने अनुमति पाइने सबैभन्दा छोटो कोर्स',
  pgwpFull: 'सबैभन्दा लामो अनुमति पाइने कोर्सको अवधि',
  pgwpLong: 'Post-Graduation Work Permit को सबैभन्दा लामो अवधि',
};

export const changes: Translated<typeof englishChanges> = {
  funds: '1 सेप्टेम्बर 2025 (2082 भदौ 16)',
  ofFamilyOfThree: (amount) => `तीन जनाको परिवारका लागि ${amount}`,
};
