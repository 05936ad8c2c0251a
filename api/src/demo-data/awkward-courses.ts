import type { levels, Place } from './places.ts';

/** What a demonstration course is before it is made awkward: what its awkward form must agree with. */
export interface PlainCourse {
  fee: number;
  years: number;
  place: Place;
  level: (typeof levels)[number];
}

type Change = (course: PlainCourse) => Record<string, unknown>;

const grouped = (amount: number, decimals = 0) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const symbols: Readonly<Record<string, string>> = { aud: 'A$', gbp: '£', eur: '€' };
const symbolOf = ({ currency }: Place) => symbols[currency] ?? '$';
const written = (fee: number, years: number, write: (amount: number) => string) => ({
  annual_fees: write(fee),
  total_fees: write(fee * years),
});
/** Quoted in a currency of many zeros; the factor is a round one, not a rate of any day. */
const quotedIn =
  (currency: string, factor: number): Change =>
  ({ fee, years }) => ({
    annual_fees: fee * factor,
    total_fees: fee * factor * years,
    currency_type: currency,
  });
const lasting =
  (duration: number | string): Change =>
  ({ fee }) => ({ duration_year: duration, total_fees: Math.round(fee * Number(duration)) });
const starting =
  (...months: readonly string[]): Change =>
  () => ({ intake: months.map((month, index) => ({ id: 9000 + index, month })) });

/**
 * Records as real catalogues have them, by course id: a page that shows all of these well shows the rest. Each is a
 * case the specification or the original's answers allow; amounts agree with each other in all of them. They stand
 * behind the first pages of the list, which a visitor sees first.
 */
const awkwardCourses: Readonly<Record<number, Change>> = {
  601: ({ fee, years, place }) =>
    written(fee + 0.5, years, (amount) => `${symbolOf(place)}${grouped(amount, 2)}`),
  602: ({ fee, years, place }) =>
    written(fee, years, (amount) => `${place.currency.toUpperCase()} ${grouped(amount)}`),
  603: ({ fee, years }) => ({
    annual_fees: `${grouped(fee)} - ${grouped(fee + 4000)}`,
    total_fees: `${grouped(fee * years)} – ${grouped((fee + 4000) * years)}`,
  }),
  604: () => ({ annual_fees: null, total_fees: null, currency_type: null }),
  605: () => ({ annual_fees: 'Contact the university', total_fees: 'Depends on units' }),
  606: quotedIn('JPY', 100),
  607: quotedIn('npr', 100),
  608: quotedIn('inr', 50),
  609: () => ({ university: null, university_name: null, country_name: null }),
  610: starting(),
  611: () => ({ annual_fees: 0, total_fees: 0 }),
  612: starting('January', 'February', 'May', 'July', 'October'),
  613: starting('September'),
  614: () => ({ duration_year: null, total_fees: null }),
  615: lasting(1),
  617: lasting(1.5),
  618: lasting('2'),
  619: () => ({ formatted_application_dateline: null }),
  620: ({ level }) => ({
    course_name: level.course(
      'Professional Accounting, Business Analytics and International Taxation (Extended)',
    ),
  }),
  622: () => ({ specialization: null }),
  623: () => ({ interest: null, course_type: null }),
  624: () => ({ images: [], accreditations: [], english_min: null, gpa_min: null }),
  625: ({ fee, years }) => written(fee, years, (amount) => amount.toFixed(2)),
  626: ({ level }) => ({ course_name: level.course('Arts & Women’s Studies: "Voices" <Honours>') }),
  627: () => ({ course_name: 'नेपाली साहित्य र अनुवाद (Nepali Literature and Translation)' }),
  629: ({ place }) => ({ currency_type: place.currency === 'usd' ? 'Dollar' : place.currency.toUpperCase() }),
};

/** Fields that replace those of course `id`; none for most. */
export const awkwardFields = (id: number, course: PlainCourse): Record<string, unknown> =>
  awkwardCourses[id]?.(course) ?? {};

export const isAwkward = (id: number): boolean => id in awkwardCourses;
