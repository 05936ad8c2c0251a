import { nepaliMonthNames } from 'shared-api/month-names';
import type { Translated } from 'shared-language';
import type { offlineNotice as english } from './offline-notice.en.ts';

/** See `offline-notice.en.ts`. */
export const offlineNotice: Translated<typeof english> = {
  months: nepaliMonthNames,
  kept: (day: string) => `नेटवर्कबाट जवाफ आएन। यो ${day} को प्रति हो।`,
  list: 'सुरक्षित पृष्ठहरू',
  reload: 'फेरि प्रयास गर्नुहोस्',
  title: 'यस फोनमा सुरक्षित',
  missing: 'इन्टरनेट छैन, र तपाईंले खोज्नुभएको पृष्ठ यस फोनमा सुरक्षित छैन।',
  keptByYou: 'तपाईंले राखेका',
  opened: 'पहिले खोलेका',
  none: 'अहिलेसम्म केही सुरक्षित छैन।',
};
