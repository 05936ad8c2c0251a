import type { Translated } from 'shared-language';
import type { installation as english } from './messages.en.ts';

/** See `messages.en.ts`. */
export const installation: Translated<typeof english> = {
  search: 'कोर्स खोज',
  saved: 'यस फोनमा सुरक्षित',
  dates: 'मेरा मिति',
};
