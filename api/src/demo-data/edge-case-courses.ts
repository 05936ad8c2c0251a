import type { levels, Place } from './places.ts';

/** The regular data of a demonstration course, with which its edge case must agree. */
export interface PlainCourse {
  fee: number;
  years: number;
  place: Place;
  level: (typeof levels)[number];
}

type EdgeCase = (course: PlainCourse) => Record<string, unknown>;

const grouped = (amount: number, decimals = 0) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const symbols: Readonly<Record<string, string>> = { aud: 'A$', gbp: '£', eur: '€' };
const symbolOf = ({ currency }: Place) => symbols[currency] ?? '$';
const written = (fee: number, years: number, write: (amount: number) => string) => ({
  annual_fees: write(fee),
  total_fees: write(fee * years),
});
/** A fee in a currency with large amounts; the factor is a round number, not an exchange rate. */
const quotedIn =
  (currency: string, factor: number): EdgeCase =>
  ({ fee, years }) => ({
    annual_fees: fee * factor,
    total_fees: fee * factor * years,
    currency_type: currency,
  });
const lasting =
  (duration: number | string): EdgeCase =>
  ({ fee }) => ({ duration_year: duration, total_fees: Math.round(fee * Number(duration)) });
/** Intakes without year and deadline, as the original answers them. */
const starting =
  (...months: readonly string[]): EdgeCase =>
  () => ({ intake: months.map((month, index) => ({ id: 9000 + index, month })) });

/**
 * Edge cases by course id, each allowed by the specification or the original's answers. The amounts of a course agree
 * with each other. The ids are high, so that the first pages of a list show regular courses.
 */
const edgeCases: Readonly<Record<number, EdgeCase>> = {
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
  619: () => ({ formatted_application_dateline: null, intake: [{ id: 9100, month: 'October' }] }),
  620: ({ level }) => ({
    course_name: level.course(
      'Professional Accounting, Business Analytics and International Taxation (Extended)',
    ),
  }),
  622: () => ({ specialization: null }),
  623: () => ({ interest: null, course_type: null }),
  624: () => ({ images: [], accreditations: [], english_min: null, gpa_min: null, requirements: null }),
  625: ({ fee, years }) => written(fee, years, (amount) => amount.toFixed(2)),
  626: ({ level }) => ({ course_name: level.course('Arts & Women’s Studies: "Voices" <Honours>') }),
  627: () => ({ course_name: 'नेपाली साहित्य र अनुवाद (Nepali Literature and Translation)' }),
  629: ({ place }) => ({ currency_type: place.currency === 'usd' ? 'Dollar' : place.currency.toUpperCase() }),
};

/** The fields in which course `id` differs from a regular course; empty for most. */
export const edgeCaseFields = (id: number, course: PlainCourse): Record<string, unknown> =>
  edgeCases[id]?.(course) ?? {};

export const isEdgeCase = (id: number): boolean => id in edgeCases;
