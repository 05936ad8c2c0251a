import type { Translated } from 'shared-language';
import type { applicationTexts as english } from './email-texts.en.ts';

/** See `email-texts.en.ts`. */
export const applicationTexts: Translated<typeof english> = {
  received: (id) => `हामीले तपाईंको आवेदन नं. ${id} पायौं`,
  arrived: (course) => `${course ? `${course} का लागि ` : ''}तपाईंको आवेदन सबै कागजातसहित आइपुग्यो।`,
  documents: (documents) => `हामीले पाएका कागजात:\n${documents}`,
  noDocuments: 'यससँग कुनै कागजात पठाइएको छैन। कुन कागजात चाहिन्छ, तपाईंका परामर्शदाताले भन्नेछन्।',
  next: (days) =>
    `अब परामर्शदाताले आवेदन पढेर ${days} कार्यदिनभित्र तपाईंलाई लेख्छन्। आवेदनको अवस्था बदलिँदा हरेक पटक तपाईंलाई इमेल आउँछ।`,
  seeHere: (url) => `यहाँ हेर्नुहोस्: ${url}`,
  changed: (id, status) => `तपाईंको आवेदन नं. ${id}: ${status}`,
  statusNow: (course, status) =>
    `${course ? `${course} का लागि ` : ''}तपाईंको आवेदनको अहिलेको अवस्था: ${status}।`,
  note: (note) => `तपाईंका परामर्शदाताले लेखेका छन्:\n${note}`,
  yours: (id) => `आवेदन नं. ${id} अब तपाईंको जिम्मामा छ`,
  colleague: 'एक जना सहकर्मी',
  handedOver: (id, by) => `${by} ले आवेदन नं. ${id} तपाईंलाई सुम्पनुभयो: अब यसको जिम्मेवारी तपाईंको हो।`,
  statuses: {
    submitted: 'पेश भयो',
    in_review: 'हेरिँदैछ',
    offer: 'प्रवेश पत्र (offer) आयो',
    declined: 'अस्वीकृत',
    withdrawn: 'फिर्ता लिइयो',
  },
};
