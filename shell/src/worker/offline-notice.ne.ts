import type { Translated } from 'shared-language';
import type { offlineNotice as english } from './offline-notice.en.ts';

/** See `offline-notice.en.ts`. */
export const offlineNotice: Translated<typeof english> = {
  locale: 'ne-u-nu-latn',
  kept: (day: string) => `नेटवर्कबाट जवाफ आएन। यो यस उपकरणमा रहेको ${day} को प्रति हो।`,
  list: 'सुरक्षित गरिएका सबै पृष्ठ',
  reload: 'फेरि प्रयास गर्नुहोस्',
};
