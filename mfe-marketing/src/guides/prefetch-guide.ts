import type { Api } from 'shared-api';
import type { ContentSource } from 'shared-shell';
import { contentQuery } from 'shared-shell/content';
import { prefetchAll } from 'shared-shell/prefetch';
import { destinationCoursesQuery } from '../destinations/destination-courses.ts';
import type { DestinationSlug } from '../destinations/destinations.ts';
import { ratesQuery } from '../facts/rates-query.ts';

interface PrefetchContext {
  queryClient: Parameters<typeof prefetchAll>[0];
  api: Api;
  content: ContentSource;
}

/**
 * What a guide shows beside its own text: exchange rates, the number of courses, certifications. It is complete without
 * any of them.
 */
export const prefetchGuide =
  (slug: DestinationSlug) =>
  ({ queryClient, api, content }: PrefetchContext) =>
    prefetchAll(queryClient, [
      ratesQuery(api),
      destinationCoursesQuery(api, slug),
      contentQuery(content, 'certifications'),
    ]);
