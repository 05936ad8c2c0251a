import type { Translated } from 'shared-language';
import type { reasonWords as english } from './words.en.ts';

const NUMBER_WORDS = ['एक', 'दुई', 'तीन', 'चार', 'पाँच', 'छ', 'सात', 'आठ', 'नौ', 'दस'];

/** `यस क्षेत्रका तीन संस्थाबाट`; without the number from eleven on. */
const byIndustryBodies = (count: number) =>
  [count === 1 ? 'यस क्षेत्रको' : 'यस क्षेत्रका', NUMBER_WORDS[count - 1], 'संस्थाबाट'].filter(Boolean).join(' ');

/** See `words.en.ts`. */
export const reasonWords: Translated<typeof english> = {
  years: {
    title: (years) => `${years} वर्षको सेवा`,
    description: (years) =>
      `हामीले ${years} वर्षदेखि नेपालका विद्यार्थीलाई विदेशका विश्वविद्यालयसम्म पुग्न मार्गदर्शन गर्दै आएका छौं।`,
  },
  team: {
    title: 'अनुभवी टोली',
    description: 'तपाईं हिँड्न लाग्नुभएको बाटोमा तपाईंका परामर्शदाताले धेरै विद्यार्थीलाई हिँडाइसकेका छन्।',
  },
  certified: {
    title: 'प्रमाणित परामर्शदाता',
    description: (certifications) => `हाम्रा परामर्शदाता ${byIndustryBodies(certifications)} प्रमाणित छन्।`,
  },
  endToEnd: {
    title: 'सुरुदेखि अन्त्यसम्म सेवा',
    description: 'पहिलो परामर्शदेखि भिसासम्म एउटै टोली, त्यसैले बीचमा केही छुट्दैन।',
  },
  freeAdvice: {
    title: 'निःशुल्क सल्लाह',
    description: 'सोध्न पैसा लाग्दैन। प्रश्न लिएर आउनुहोस्, योजना लिएर जानुहोस्।',
  },
  client: {
    title: 'विद्यार्थीमा केन्द्रित',
    description: 'हामी विश्वविद्यालयको सूचीबाट होइन, तपाईंको अङ्क, बजेट र लक्ष्यबाट सुरु गर्छौं।',
  },
  visaSuccess: {
    title: 'भिसामा उच्च सफलता',
    description: 'पूरा, साँचो र ध्यान दिएर तयार पारिएका कागजातले आवेदन बलियो बनाउँछन्।',
  },
  topService: {
    title: 'उत्कृष्ट सेवा',
    description: 'स्पष्ट उत्तर, छिटो जवाफ र हरेक अन्तिम मितिअघि सम्झौटी।',
  },
  scholarship: {
    title: 'छात्रवृत्ति सहयोग',
    description: 'तपाईंले साँच्चै पाउन सक्ने छात्रवृत्ति खोज्छौं र आवेदन दिन सघाउँछौं।',
  },
};
