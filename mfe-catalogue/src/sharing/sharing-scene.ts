import { type FlagCode, flagCode } from '../flags/flag-code.ts';

const scenes: Partial<Record<FlagCode, string>> = {
  au: 'australia',
  nz: 'newzealand',
  gb: 'uk',
  us: 'usa',
  ca: 'canada',
  ae: 'dubai',
  de: 'germany',
};

/** Scene of a country's sharing pictures; undefined gives the site's. */
export const sharingScene = (countryName: string | null | undefined): string | undefined =>
  scenes[flagCode(countryName)];
