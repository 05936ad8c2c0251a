import type { Translated } from 'shared-language';
import type { labels as english, changes as englishChanges } from './newzealand.en.ts';

/** See `newzealand.en.ts`. */
export const labels: Translated<typeof english> = {
  fundsStudent: 'बस्ने खर्चको रकम, विद्यार्थी',
  fundsPartner: 'बस्ने खर्चको रकम, जीवनसाथी',
  feePrimary: 'प्राथमिक विद्यालय',
  feeSecondary: 'माध्यमिक विद्यालय',
  feeDiploma: 'प्रमाणपत्र वा डिप्लोमा',
  feeBachelor: 'स्नातक',
  feePostgraduate: 'स्नातकोत्तर',
  feeDoctorate: 'विद्यावारिधि (PhD)',
  work: 'आंशिक समय काम',
  stayDegree: 'विद्यावारिधि (PhD) र स्नातकोत्तर',
  stayDiploma: 'स्नातकोत्तर डिप्लोमा',
  bankStatement: 'बैंक स्टेटमेन्ट, कम्तीमा',
  guarantors: 'आर्थिक प्रायोजक (guarantor), बढीमा',
};

export const changes: Translated<typeof englishChanges> = { work: '3 नोभेम्बर 2025 (2082 कात्तिक 17)' };
