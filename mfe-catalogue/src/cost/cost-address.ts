import { DESTINATIONS, type Destination, type Level } from 'shared-facts/cost';
import { readId } from '../address/read-id.ts';
import { typedNumber } from '../numbers/typed-number.ts';

/** Currencies that a tuition can be given in: those for which the site has a rate, and rupees. */
export const TUITION_CURRENCIES = ['AUD', 'NZD', 'GBP', 'USD', 'CAD', 'AED', 'EUR', 'INR', 'NPR'] as const;
export const YEAR_CHOICES = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6] as const;
export const MAX_CHILDREN = 4;

/**
 * Destinations whose rule knows family members, and that with another rule for its capital. Written out, because the
 * rules themselves would be in the script of every catalogue page; a test compares.
 */
export const WITH_FAMILY: readonly Destination[] = ['australia', 'newzealand', 'canada'];
export const WITH_LONDON: readonly Destination[] = ['uk'];

/** The whole state of the page about cost. All of it is in the address; null: not chosen. */
export interface CostSearch {
  destination: Destination | null;
  course: number | null;
  level: Level | null;
  /** For a year. */
  tuition: number | null;
  /** What was typed as tuition and cannot be read. It stays in the address, so that the field can say so without script. */
  unreadTuition: string | null;
  currency: string | null;
  years: number | null;
  inLondon: boolean;
  partner: boolean;
  children: number;
  /** What one unit of the destination's currency costs in rupees, by the visitor. */
  rate: number | null;
  /** What was typed as rate and cannot be read. */
  unreadRate: string | null;
}

/** Names of the parameters, in the order in which they are written. */
export const COST_PARAMETERS = [
  'destination',
  'course',
  'level',
  'tuition',
  'currency',
  'years',
  'place',
  'partner',
  'children',
  'rate',
] as const;
export type CostParameter = (typeof COST_PARAMETERS)[number];

const LEVELS = ['undergraduate', 'postgraduate'] as const;
const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

/** A number as people write it: '35,000', ' 1 20 000.50'. Null for anything else. */
function readNumber(text: string | null, pattern: RegExp): number | null {
  const number = typedNumber(text ?? '');
  return pattern.test(number) ? Number(number) : null;
}

/** Longer than what fits into the fields. */
const MAX_UNREAD = 40;

const unread = (text: string | null, value: number | null): string | null =>
  (value === null && text?.slice(0, MAX_UNREAD).trim()) || null;

/**
 * Reads an address. Invalid parameters are ignored, because people edit addresses; those of the text fields are kept,
 * because people type them.
 */
export function readCostSearch(query: URLSearchParams): CostSearch {
  const years = readNumber(query.get('years'), /^\d(\.\d{1,2})?$/);
  const tuition = readNumber(query.get('tuition'), /^\d{1,10}(\.\d{1,2})?$/);
  const rate = readNumber(query.get('rate'), /^\d{1,5}(\.\d{1,4})?$/) || null;
  return {
    destination: oneOf(DESTINATIONS, query.get('destination')),
    course: readId(query.get('course')),
    level: oneOf(LEVELS, query.get('level')),
    tuition,
    unreadTuition: unread(query.get('tuition'), tuition),
    currency: oneOf(TUITION_CURRENCIES, query.get('currency')),
    years: years && years <= 8 ? years : null,
    inLondon: query.get('place') === 'london',
    partner: query.get('partner') === '1',
    children: Math.min(MAX_CHILDREN, readNumber(query.get('children'), /^\d$/) ?? 0),
    rate,
    unreadRate: unread(query.get('rate'), rate),
  };
}

/** The query of a calculation: only what is chosen and what the rule of the destination knows, in a fixed order. */
export function writeCostSearch(search: CostSearch): URLSearchParams {
  const { destination, course, level, currency, years, inLondon, partner, children } = search;
  const tuition = search.tuition ?? search.unreadTuition;
  const allows = (some: readonly Destination[]) => destination === null || some.includes(destination);
  const values: Record<CostParameter, string | number | null> = {
    destination,
    course,
    level,
    tuition,
    currency: tuition === null ? null : currency,
    years,
    place: inLondon && allows(WITH_LONDON) ? 'london' : null,
    partner: partner && allows(WITH_FAMILY) ? 1 : null,
    children: children > 0 && allows(WITH_FAMILY) ? children : null,
    rate: search.rate ?? search.unreadRate,
  };
  const query = new URLSearchParams();
  for (const name of COST_PARAMETERS) if (values[name] !== null) query.append(name, String(values[name]));
  return query;
}

export function costPath(search: Partial<CostSearch>): string {
  const query = writeCostSearch({ ...readCostSearch(new URLSearchParams()), ...search }).toString();
  return query ? `/cost?${query}` : '/cost';
}

/** The address as this page writes it; null when it already is. A form that is sent without script has empty fields. */
export function canonicalCostPath({ searchParams }: URL): string | null {
  const search = readCostSearch(searchParams);
  return writeCostSearch(search).toString() === searchParams.toString() ? null : costPath(search);
}
