import type { Api } from 'shared-api';
import { ratesInUseQuery } from 'shared-api/rates-in-use';
import { carriedRates } from 'shared-facts/rates';
import { prefetchAll } from 'shared-shell/prefetch';
import { destinationCoursesQuery } from '../destinations/destination-courses.ts';
import type { DestinationSlug } from '../destinations/destinations.ts';

/** What a guide shows beside its own text: exchange rates and the number of courses. It is complete without either. */
export const prefetchGuide =
  (slug: DestinationSlug) =>
  ({ queryClient, api }: { queryClient: Parameters<typeof prefetchAll>[0]; api: Api }) =>
    prefetchAll(queryClient, [ratesInUseQuery(api, carriedRates), destinationCoursesQuery(api, slug)]);
