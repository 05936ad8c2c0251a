import type { Translated } from 'shared-language';
import type { Unit } from './unit.ts';
import type { words as english } from './words.en.ts';

const units: Partial<Record<Unit, string>> = {
  hours: 'घण्टा',
  days: 'दिन',
  weeks: 'हप्ता',
  months: 'महिना',
  years: 'वर्ष',
  words: 'शब्द',
  minutes: 'मिनेट',
  questions: 'प्रश्न',
  parts: 'भाग',
  bands: 'ब्यान्ड',
  guarantor: 'जना',
};

const periods: Readonly<Record<string, string>> = {
  'a year': 'वर्षको',
  'a month': 'महिनाको',
  'a week': 'हप्तामा',
  'a fortnight': 'दुई हप्तामा',
};

/** See `words.en.ts`. The period stands before the amount: "वर्षको AUD 29,710". */
export const words: Translated<typeof english> = {
  unit: (unit, _isOne) => units[unit] ?? unit,
  atLeast: (amount) => `कम्तीमा ${amount}`,
  ofPeriod: (amount, per) => `${periods[per] ?? per} ${amount}`,
};
