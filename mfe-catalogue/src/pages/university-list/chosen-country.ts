import type { Country } from 'shared-api';
import { readId } from '../../address/read-id.ts';

/** The country that an address names, else the first (UNI-1); null without countries. */
export function chosenCountry(query: URLSearchParams, countries: readonly Country[]): Country | null {
  const wanted = readId(query.get('country'));
  return countries.find((country) => country.id === wanted) ?? countries[0] ?? null;
}

/** Page of the list that an address names. */
export const universityPage = (query: URLSearchParams): number => readId(query.get('page')) ?? 1;

/** Whether an address limits the list to verified universities. */
export const isVerifiedOnly = (query: URLSearchParams): boolean => query.get('verified') === '1';

/** The link of a later page, written as the API writes its own; null for the first. */
export const universityPageLink = (country: number, verified: boolean, page: number): string | null =>
  page > 1
    ? `/api/app/university-list/?country=${country}&limit=1000&page=${page}&page_size=1000&records=1000${verified ? '&verified=1' : ''}`
    : null;

export function universityListPath(country: number, verified = false, page = 1): string {
  return `/universitieslist?country=${country}${verified ? '&verified=1' : ''}${page > 1 ? `&page=${page}` : ''}`;
}

/** The one address of a list for search engines: the first country is also what the page shows without one. */
export const canonicalListPath = (
  country: Country,
  countries: readonly Country[],
  verified: boolean,
  page: number,
): string =>
  country.id === countries[0]?.id && !verified && page === 1
    ? '/universitieslist'
    : universityListPath(country.id, verified, page);
