import type { Translated } from 'shared-language';
import type { messages as english } from './messages.en.ts';

/** See `messages.en.ts`. */
export const messages: Translated<typeof english> = {
  signUpDefault: 'खाता खोल्दा त्रुटि भयो।',
  loginDefault: 'लगइन गर्दा त्रुटि भयो।',
  loginUnexpected: 'अप्रत्याशित त्रुटि भयो।',
  emailVerifyDefault: 'तपाईंको इमेल थप्दा त्रुटि भयो। कृपया अर्को इमेल प्रयोग गर्नुहोस् वा पछि प्रयास गर्नुहोस्।',
  passwordResetDefault: 'पासवर्ड फेर्दा त्रुटि भयो।',
  courses: 'कोर्सहरू ल्याउँदा त्रुटि भयो।',
  interest: 'अध्ययनका तहहरू ल्याउँदा त्रुटि भयो।',
  specialization: 'विषयहरू ल्याउँदा त्रुटि भयो।',
  scholarships: 'छात्रवृत्तिहरू ल्याउँदा त्रुटि भयो',
  events: 'कार्यक्रमहरू ल्याउँदा त्रुटि भयो',
  blogs: 'ब्लगहरू ल्याउँदा त्रुटि भयो',
  blog: 'ब्लग ल्याउँदा त्रुटि भयो',
  eventRegistration: 'कार्यक्रममा नाम दर्ता गर्दा त्रुटि भयो।',
  application: 'तपाईंका कागजात पठाउँदा त्रुटि भयो। कृपया केही समयपछि फेरि प्रयास गर्नुहोस्।',
  tokenExpired: 'तपाईंको लगइनको समय सकियो। कृपया पहिले लगइन गर्नुहोस्।',
};
