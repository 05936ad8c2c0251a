import type { Country } from 'shared-api';

const id = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** The country that an address names, else the first (UNI-1); null without countries. */
export function chosenCountry(query: URLSearchParams, countries: readonly Country[]): Country | null {
  const wanted = id(query.get('country'));
  return countries.find((country) => country.id === wanted) ?? countries[0] ?? null;
}

/** Page of the list that an address names. */
export const universityPage = (query: URLSearchParams): number => Math.max(1, id(query.get('page')) ?? 1);

/** The link of a later page, written as the API writes its own; null for the first. */
export const universityPageLink = (country: number, page: number): string | null =>
  page > 1
    ? `/api/app/university-list/?country=${country}&limit=1000&page=${page}&page_size=1000&records=1000`
    : null;

export function universityListPath(country: number, page = 1): string {
  return `/universitieslist?country=${country}${page > 1 ? `&page=${page}` : ''}`;
}
