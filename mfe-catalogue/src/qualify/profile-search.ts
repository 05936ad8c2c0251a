import type { Country } from 'shared-api';
import type { VisitorProfile } from 'shared-shell/visitor-profile';
import { courseSearchPath } from '../search/search-address.ts';

/**
 * The course search with the destinations and the budget of a profile, showing only what the visitor meets. Nothing else of
 * the profile is in the address, which is sent when the visitor follows the link.
 */
export function profileSearchPath(profile: VisitorProfile, countries: readonly Country[]): string {
  const wanted = new Set(profile.destinations);
  return courseSearchPath({
    country: countries.filter(({ country_name }) => wanted.has(country_name)).map(({ id }) => id),
    maxFeeNpr: profile.budgetNpr ?? null,
    onlyFitting: true,
  });
}
