import { useQuery } from 'shared-api';
import type { PageSections } from 'shared-content';
import { type ContentSource, useContentSource } from 'shared-shell';

/** Query options of a section, for `prefetch` of a page. */
export const contentQuery = <Name extends keyof PageSections>(content: ContentSource, name: Name) => ({
  queryKey: ['content', name] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => content(name, signal),
});

/**
 * A section of the content pack; undefined while it loads and when it cannot be loaded. Name the section in the page's
 * `prefetch`, so that it is there at once.
 */
export const useContent = <Name extends keyof PageSections>(name: Name): PageSections[Name] | undefined =>
  useQuery(contentQuery(useContentSource(), name)).data;
