import { type Api, countryListQuery, courseListQuery, queryOptions } from 'shared-api';
import type { DestinationSlug } from './destinations.ts';

/** Names that the catalogue may have for a destination, in small letters. */
const countryNames: Readonly<Record<DestinationSlug, readonly string[]>> = {
  australia: ['australia'],
  newzealand: ['new zealand'],
  uk: ['uk', 'united kingdom'],
  usa: ['usa', 'united states', 'united states of america'],
  canada: ['canada'],
  dubai: ['uae', 'united arab emirates', 'dubai'],
};

/** The number of courses in a destination, with the address of the search for them; null when the catalogue has none. */
export const destinationCoursesQuery = (api: Api, slug: DestinationSlug) =>
  queryOptions({
    queryKey: ['destination-courses', slug] as const,
    queryFn: async ({ client }): Promise<{ path: string; count: number } | null> => {
      const countries = await client.fetchQuery(countryListQuery(api));
      const country = countries.find(({ country_name }) =>
        countryNames[slug].includes(country_name.trim().toLowerCase()),
      );
      if (!country) return null;
      const { count } = await client.fetchQuery(courseListQuery(api, { country: [country.id], records: 1 }));
      return count ? { path: `/course-search?country=${country.id}`, count } : null;
    },
  });
