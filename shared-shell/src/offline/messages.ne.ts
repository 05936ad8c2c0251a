import type { Translated } from 'shared-language';
import type { messages as english } from './messages.en.ts';

/** See `messages.en.ts`. */
export const messages: Translated<typeof english> = {
  keep: 'अफलाइनका लागि राख्नुहोस्',
  keeping: 'राखिँदै छ…',
  kept: 'यो पृष्ठ अहिले जस्तो छ, त्यस्तै यस फोनमा सुरक्षित छ।',
  renewed: 'नयाँ संस्करण राख्नुहोस्',
  failed: 'यो पृष्ठ यस फोनमा सुरक्षित गर्न सकिएन। कृपया इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
  impossible: 'यो ब्राउजरले पृष्ठ सुरक्षित गर्न सक्दैन।',
  list: 'यस फोनमा सुरक्षित',
};
