import type { Destination } from 'shared-facts/cost';
import { type FlagCode, flagCode } from '../flags/flag-code.ts';

const destinations: Partial<Record<FlagCode, Destination>> = {
  au: 'australia',
  nz: 'newzealand',
  gb: 'uk',
  us: 'usa',
  ca: 'canada',
  ae: 'dubai',
};

/** The destination whose rule holds in a country, by its name; null for a country without a guide. */
export const destinationOfCountry = (name: string | null | undefined): Destination | null =>
  destinations[flagCode(name)] ?? null;
