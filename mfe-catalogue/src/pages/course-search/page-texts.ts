import { titleOnPage } from 'shared-shell/title-on-page';
import { messages } from '../../messages.en.ts';
import { activeFilterCount, type CourseSearch } from '../../search/search-address.ts';
import type { FilterOptions } from './filter-options.ts';

/** SEO-11: search engines index pages with at most one destination or level. They only follow links on the others. */
export const isIndexable = (search: CourseSearch): boolean =>
  activeFilterCount(search) <= 1 &&
  search.search.trim() === '' &&
  search.specialization.length === 0 &&
  search.sort === 'relevance' &&
  search.page === 1 &&
  search.part === 1;

/** Title and description for search engines: those of the one destination or level of a page that they index. */
export function pageTexts(
  search: CourseSearch,
  { countries, interests }: Pick<FilterOptions, 'countries' | 'interests'>,
): { title: string; description: string } {
  const facets = isIndexable(search) ? search : null;
  const country = facets?.country[0];
  const destination = countries.options.find(({ id }) => id === country)?.name;
  if (destination)
    return {
      title: messages.coursesIn(destination),
      description: messages.coursesInDescription(destination),
    };
  const level = interests.options.find(({ id }) => id === facets?.interest)?.name;
  if (level)
    return { title: messages.coursesOfLevel(level), description: messages.coursesOfLevelDescription(level) };
  return {
    title: titleOnPage(messages.courseSearchTitle, search.page),
    description: messages.courseSearchDescription,
  };
}
