import { destinationOfCountry } from '../cost/destination-of-country.ts';
import { flagCode } from '../flags/flag-code.ts';

/**
 * Scene of a country's sharing pictures; undefined gives the site's. Destinations have one of their name, and Germany,
 * which has no guide, has one as well.
 */
export const sharingScene = (countryName: string | null | undefined): string | undefined =>
  destinationOfCountry(countryName) ?? (flagCode(countryName) === 'de' ? 'germany' : undefined);
