import type { Event } from 'shared-api';
import { instantOf, isOver } from 'shared-api/event-times';
import { isOnline } from '../../event/place.ts';

const DAY_MS = 86_400_000;
const MAX_PLACE_LENGTH = 60;

export const whenChoices = ['any', 'week', 'month', 'later', 'past'] as const;
export type When = (typeof whenChoices)[number];

/** A filter of the event list. All of it is in the address. */
export interface EventFilter {
  /** `week` and `month`: within 7 or 30 days from now. `later`: after those, or without a date. */
  when: When;
  /** `any`, `online`, `in-person`, or text that the location contains, e.g. the city of a branch. */
  where: string;
}

export const noFilter: EventFilter = { when: 'any', where: 'any' };

export const isFiltered = ({ when, where }: EventFilter): boolean => when !== 'any' || where !== 'any';

/** Reads `?when=…&where=…`. Unknown values of `when` are ignored, because people edit addresses. */
export function readFilter(query: URLSearchParams): EventFilter {
  const when = query.get('when');
  return {
    when: whenChoices.find((choice) => choice === when) ?? 'any',
    where: query.get('where')?.trim().slice(0, MAX_PLACE_LENGTH) || 'any',
  };
}

/** Address of the list with a filter. */
export function filterAddress({ when, where }: EventFilter): string {
  const query = new URLSearchParams();
  if (when !== 'any') query.set('when', when);
  if (where !== 'any') query.set('where', where);
  return query.size > 0 ? `/upcoming-events?${query}` : '/upcoming-events';
}

/**
 * The address of the same filter as this page writes it; null when it already is. A form that is sent without script
 * also has its unused fields in its address.
 */
export function canonicalFilterAddress({ searchParams }: URL): string | null {
  if (!searchParams.has('when') && !searchParams.has('where')) return null;
  const address = filterAddress(readFilter(searchParams));
  return address === `/upcoming-events?${searchParams}` ? null : address;
}

type Filterable = Pick<Event, 'location' | 'start_at' | 'end_at'>;

function isAtTime(event: Filterable, when: When, now: number): boolean {
  if (when === 'any') return true;
  if (isOver(event, now)) return when === 'past';
  const start = instantOf(event.start_at);
  const days = start === null ? Number.POSITIVE_INFINITY : (start - now) / DAY_MS;
  return when === 'week' ? days < 7 : when === 'month' ? days < 30 : when === 'later' && days >= 30;
}

/** A branch under the name of its city in the page's language; its id is the same in all languages. */
type KnownBranch = Readonly<Record<'id' | 'city', string>>;

function isAtPlace(event: Filterable, where: string, branches: readonly KnownBranch[]): boolean {
  if (where === 'any') return true;
  if (where === 'online') return isOnline(event);
  if (where === 'in-person') return !isOnline(event);
  const location = event.location?.toLowerCase() ?? '';
  const ids = branches.filter(({ city }) => city === where).map(({ id }) => id);
  return [where, ...ids].some((name) => location.includes(name.toLowerCase()));
}

/** Whether an event is at the time and the place of the filter. `now` in ms. */
export const matchesFilter = (
  event: Filterable,
  { when, where }: EventFilter,
  now: number,
  branches: readonly KnownBranch[] = [],
): boolean => isAtTime(event, when, now) && isAtPlace(event, where, branches);
