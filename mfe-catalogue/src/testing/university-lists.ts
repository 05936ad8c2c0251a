import type { FakeCall } from 'shared-api/testing';
import { aPage, aUniversity } from './universities.ts';

const countries = aPage([
  { id: 1, country_name: 'Australia', flag: null },
  { id: 3, country_name: 'UK', flag: null },
]);
/** Two countries; the first has two universities, the second none. */
export const universityLists = {
  'GET /api/app/country-list/': countries,
  'GET /api/app/university-list/': ({ query }: FakeCall) =>
    query.get('country') === '1'
      ? aPage([aUniversity(), aUniversity({ id: 5, university_name: 'Deakin', city: null })], { count: 63 })
      : aPage([]),
};

/** Queries of the calls for universities, in their order. */
export const universityCalls = (calls: FakeCall[]) =>
  calls.filter(({ path }) => path === '/api/app/university-list/').map(({ query }) => query.toString());
