import type { Translated } from 'shared-language';
import type { labels as english, changes as englishChanges } from './australia.en.ts';

/** See `australia.en.ts`. */
export const labels: Translated<typeof english> = {
  visaFee: 'भिसा आवेदन शुल्क',
  additionalApplicant: 'सँगै जाने प्रत्येक आवेदक',
  additionalChild: '18 वर्षमुनिको प्रत्येक आवेदक',
  parentalIncome: 'आमाबुबाको आम्दानी',
  parentalIncomeSpouse: 'आमाबुबाको आम्दानी, जीवनसाथी सँगै जाँदा',
  fundsStudent: 'बस्ने खर्चको रकम, विद्यार्थी',
  fundsPartner: 'बस्ने खर्चको रकम, जीवनसाथी',
  fundsChild: 'बस्ने खर्चको रकम, प्रत्येक बच्चा',
  travel: 'यात्रा खर्च, प्रतिव्यक्ति',
  work: 'आंशिक समय काम',
  englishPostgraduate: 'IELTS, स्नातकोत्तर',
  englishUndergraduate: 'IELTS, स्नातक',
  englishNursing: 'IELTS, नर्सिङ',
  gsrWords: 'Genuine Student को प्रत्येक उत्तर',
  stayBachelor: 'स्नातक, कोर्सवर्कबाट गरेको स्नातकोत्तर',
  stayResearch: 'अनुसन्धानबाट गरेको स्नातकोत्तर, विद्यावारिधि (PhD)',
  processing: 'भिसा प्रक्रियामा लाग्ने समय',
};

export const changes: Translated<typeof englishChanges> = { visaFee: '1 जुलाई 2025 (2082 असार 17)' };
