import { daysBetween } from 'shared-api/days';
import type { Scholarship } from 'shared-api/schemas';
import type { Database } from '../../database/database.ts';
import { FieldErrors, invalidChoice, invalidFields } from '../../http/body-fields.ts';
import { lastOf } from '../../http/request-url.ts';
import type { CatalogueCache } from '../cache/catalogue-cache.ts';
import type { ReadChoices } from '../courses/choice-filters.ts';

/** What scholarships are found by. There are few enough to look at each. */
interface ScholarshipFacts extends Pick<Scholarship, 'levels' | 'deadline' | 'tuition_percent'> {
  id: number;
  university: number | null;
  country: number | null;
}

export const deadlineChoices = ['open', 'soon', 'none'] as const;
/** `open`: not passed, or without one. `soon`: within 90 days. `none`: without a deadline of its own. */
type DeadlineChoice = (typeof deadlineChoices)[number];
const SOON_DAYS = 90;

/** Bytes of one in the cache, estimated. */
const FACTS_BYTES = 120;

export interface ScholarshipFilter {
  countries: readonly number[];
  universities: readonly number[];
  levels: readonly number[];
  minPercent: number | null;
  deadline: DeadlineChoice | null;
}

/** @throws HttpError 400 that names every filter with an invalid value */
export async function readScholarshipFilter(
  query: URLSearchParams,
  readChoices: ReadChoices,
): Promise<ScholarshipFilter> {
  const errors = new FieldErrors();
  const filter = {
    countries: await errors.collect(() => readChoices(query, 'country', 'countries'), []),
    universities: await errors.collect(() => readChoices(query, 'university', 'universities'), []),
    levels: await errors.collect(() => readChoices(query, 'level', 'interests'), []),
    minPercent: await errors.collect(() => readPercent(query), null),
    deadline: await errors.collect(() => readDeadline(query), null),
  };
  errors.throwIfAny();
  return filter;
}

function readPercent(query: URLSearchParams): number | null {
  const value = lastOf(query, 'min_percent')?.trim();
  if (!value) return null;
  if (!/^\d{1,3}$/.test(value)) throw invalidFields({ min_percent: ['Enter a whole number.'] });
  return Number(value);
}

function readDeadline(query: URLSearchParams): DeadlineChoice | null {
  const value = lastOf(query, 'deadline');
  if (!value) return null;
  const known = deadlineChoices.find((choice) => choice === value);
  if (known) return known;
  throw invalidChoice('deadline', value);
}

/** The ids of the scholarships that a filter finds, in the order of their ids. */
export type FindScholarships = (filter: ScholarshipFilter, today: string) => Promise<number[]>;

export function createScholarshipFinder(
  database: Pick<Database, 'query'>,
  cache: CatalogueCache,
): FindScholarships {
  const load = async () =>
    (
      await database.query('SELECT id, university_id, country_id, document FROM scholarships ORDER BY id', [])
    ).map(([id, university, country, document]): ScholarshipFacts => {
      const { levels, deadline, tuition_percent } = JSON.parse(document as string) as Scholarship;
      return {
        id: id as number,
        university: university as number | null,
        country: country as number | null,
        levels,
        deadline,
        tuition_percent,
      };
    });
  return async (filter, today) => {
    const all = await cache.get('scholarship-facts', load, (facts) => facts.length * FACTS_BYTES);
    return all.filter((facts) => matches(facts, filter, today)).map(({ id }) => id);
  };
}

const isAmong = (wanted: readonly number[], value: number | null) =>
  wanted.length === 0 || (value !== null && wanted.includes(value));

function matches(facts: ScholarshipFacts, filter: ScholarshipFilter, today: string): boolean {
  const { levels = [], tuition_percent: percent = null, deadline = null } = facts;
  return (
    isAmong(filter.countries, facts.country) &&
    isAmong(filter.universities, facts.university) &&
    (filter.levels.length === 0 || levels.some((level) => filter.levels.includes(level))) &&
    (filter.minPercent === null || (percent !== null && percent >= filter.minPercent)) &&
    (filter.deadline === null || hasDeadline(deadline, filter.deadline, today))
  );
}

function hasDeadline(deadline: string | null, wanted: DeadlineChoice, today: string): boolean {
  if (wanted === 'none' || deadline === null) return deadline === null && wanted !== 'soon';
  const left = daysBetween(today, deadline);
  return left >= 0 && (wanted === 'open' || left <= SOON_DAYS);
}
