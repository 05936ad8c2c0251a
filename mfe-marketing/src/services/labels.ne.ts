import type { Translated } from 'shared-language';
import type { serviceLabels as english } from './labels.en.ts';

/** See `labels.en.ts`. */
export const serviceLabels: Translated<typeof english> = {
  'accomodation-assistance': 'बसोबास सहयोग',
  'career-counseling': 'करियर परामर्श',
  'right-university-selection': 'सही विश्वविद्यालय छनोट',
  'health-care': 'स्वास्थ्य बिमा',
  'interview-assistance': 'अन्तर्वार्ता तयारी',
  'test-preparation': 'परीक्षा तयारी',
  'documentation-guidance': 'कागजात मार्गदर्शन',
  scholarship: 'छात्रवृत्ति सहयोग',
  'visa-assistance': 'भिसा सहयोग',
};
