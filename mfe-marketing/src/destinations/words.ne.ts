import type { Translated } from 'shared-language';
import type { destinationWords as english } from './words.en.ts';

/** See `words.en.ts`. */
export const destinationWords: Translated<typeof english> = {
  australia: {
    country: 'अस्ट्रेलिया',
    title: 'अस्ट्रेलियामा अध्ययन',
    description: 'कोर्सवर्क र अनुसन्धानका डिग्री, दुई हप्तामा 48 घण्टा आंशिक समय काम, र पढाइपछि काम गर्ने भिसा।',
  },
  newzealand: {
    country: 'न्युजिल्यान्ड',
    title: 'न्युजिल्यान्डमा अध्ययन',
    description: 'साना कक्षा, सुरक्षित सहर, र डिग्रीपछि तीन वर्षसम्म काम गर्ने अवसर।',
  },
  uk: {
    country: 'युके (UK)',
    title: 'युकेमा अध्ययन',
    description: 'छोटो अवधिका नाम चलेका डिग्री, र त्यसपछि Graduate Route भिसा।',
  },
  usa: {
    country: 'अमेरिका (USA)',
    title: 'अमेरिकामा अध्ययन',
    description: 'कोर्सको सबैभन्दा ठूलो छनोट, क्याम्पसभित्र काम, र पढाइपछि व्यावहारिक तालिम।',
  },
  canada: {
    country: 'क्यानडा',
    title: 'क्यानडामा अध्ययन',
    description: 'व्यावहारिक कोर्स, स्पष्ट भिसा नियम, र कोर्स जति लामो काम गर्ने अनुमति।',
  },
  dubai: {
    country: 'दुबई',
    title: 'दुबईमा अध्ययन',
    description: 'घर नजिकै अन्तर्राष्ट्रिय क्याम्पस, वर्षमा तीन पटक भर्ना।',
  },
};
