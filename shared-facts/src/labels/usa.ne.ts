import type { Translated } from 'shared-language';
import type { labels as english, changes as englishChanges } from './usa.en.ts';

/** See `usa.en.ts`. */
export const labels: Translated<typeof english> = {
  visaFee: 'भिसा शुल्क (MRV)',
  tuitionUndergraduate: 'शिक्षण शुल्क, स्नातक',
  tuitionGraduate: 'शिक्षण शुल्क, स्नातकोत्तर',
  living: 'बस्ने खर्च',
  campusWork: 'क्याम्पसभित्र काम',
  opt: 'Optional Practical Training (OPT)',
  stemExtension: 'OPT को STEM विस्तार',
  optTotal: 'STEM विस्तारसहित OPT',
  entry: 'कोर्स सुरु हुनुभन्दा बढीमा कति अगाडि प्रवेश गर्न पाइने',
};

export const changes: Translated<typeof englishChanges> = { visaFee: '17 जुन 2023 (2080 असार 2)' };
