import type { ScholarshipFilters } from 'shared-api';
import { readId } from '../../address/read-id.ts';

/** How many scholarships a page of the list has. */
export const PAGE_SIZE = 12;

/** Shares of the tuition that the list can be limited to. */
export const percentChoices = [25, 50, 100] as const;
export const deadlineChoices = ['open', 'soon', 'none'] as const;

/** What an address limits the list of scholarships to. Its country is named apart from the one of the path beside it. */
export interface ScholarshipSearch {
  destination: number | null;
  level: number | null;
  percent: (typeof percentChoices)[number] | null;
  deadline: (typeof deadlineChoices)[number] | null;
  page: number;
}

/** The names of the query parameters. */
const searchParameters = ['destination', 'level', 'percent', 'deadline', 'page'] as const;

export const readSearch = (query: URLSearchParams): ScholarshipSearch => ({
  destination: readId(query.get('destination')),
  level: readId(query.get('level')),
  percent: percentChoices.find((percent) => String(percent) === query.get('percent')) ?? null,
  deadline: deadlineChoices.find((deadline) => deadline === query.get('deadline')) ?? null,
  page: readId(query.get('page')) ?? 1,
});

const isEmpty = ({ destination, level, percent, deadline }: ScholarshipSearch) =>
  destination === null && level === null && percent === null && deadline === null;
export const isLimited = (search: ScholarshipSearch): boolean => !isEmpty(search);

/** The address of a search: only what it is limited to, in a fixed order. */
export function searchPath(search: ScholarshipSearch): string {
  const query = new URLSearchParams();
  if (search.destination !== null) query.append('destination', String(search.destination));
  if (search.level !== null) query.append('level', String(search.level));
  if (search.percent !== null) query.append('percent', String(search.percent));
  if (search.deadline !== null) query.append('deadline', search.deadline);
  if (search.page > 1) query.append('page', String(search.page));
  return query.size > 0 ? `/scholarship?${query}` : '/scholarship';
}

/** The address for search engines: a page of the whole list. What an address is limited to is in that list. */
export const canonicalListPath = (search: ScholarshipSearch, country: number | null): string =>
  isLimited(search) || country !== null ? '/scholarship' : searchPath(search);

/** The address as this page writes it; null when it already is. A form without code sends its empty fields too. */
export function canonicalPath(url: URL): string | null {
  const { searchParams } = url;
  if (!searchParameters.some((name) => searchParams.has(name))) return null;
  if (searchParams.has('country')) return null;
  const path = searchPath(readSearch(searchParams));
  return path === `/scholarship${url.search}` ? null : path;
}

export const toFilters = ({
  destination,
  level,
  percent,
  deadline,
}: ScholarshipSearch): ScholarshipFilters => ({
  country: destination,
  level,
  minPercent: percent,
  deadline,
});
