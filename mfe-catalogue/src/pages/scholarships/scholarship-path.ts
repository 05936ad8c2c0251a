import { readId } from '../../address/read-id.ts';

/** What an address of the scholarship page names: an open country, and in it a chosen university. */
export interface ScholarshipChoice {
  country: number | null;
  university: number | null;
}

/** Reads `?country=…&university=…`. A university without its country does not count. */
export function readChoice(query: URLSearchParams): ScholarshipChoice {
  const country = readId(query.get('country'));
  return { country, university: country === null ? null : readId(query.get('university')) };
}

/** Id of the heading of the chosen university. */
export const CHOSEN_UNIVERSITY = 'chosen-university';

/** Id of the heading above the countries, which are below the list on small screens. */
export const BY_COUNTRY = 'by-country';

/** Address of the page with an open country. Without code its fragment scrolls back to the countries. */
export const countryPath = (country: number): string => `/scholarship?country=${country}#${BY_COUNTRY}`;

/** Address with a chosen university. Without code its fragment scrolls to the scholarships below the list. */
export const universityChoicePath = (country: number, university: number): string =>
  `/scholarship?country=${country}&university=${university}#${CHOSEN_UNIVERSITY}`;
