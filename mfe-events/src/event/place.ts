import type { Event } from 'shared-api';
import { messages } from '../messages.en.ts';

type Place = Pick<Event, 'location'>;

/** An event without a location is online (EVENT-3). */
export const isOnline = ({ location }: Place): boolean =>
  !location?.trim() || /^online\b/i.test(location.trim());

/** A branch under its name in the page's language; its id is the same in all languages. */
type NamedBranch = Readonly<Record<'id' | 'name', string>>;

/** The branch that a location consists of, such as "Butwal branch". Other places in the same city are none. */
function branchAt(location: string, branches: readonly NamedBranch[]): NamedBranch | undefined {
  const [, city] = /^(.+) branch$/i.exec(location) ?? [];
  const id = city?.toLowerCase().replace(/\s+/g, '-');
  return branches.find((branch) => branch.id === id);
}

/** The location, or 'Online'. The API writes locations in English; a branch of the site has its name in the page's language. */
export function placeText({ location }: Place, branches: readonly NamedBranch[]): string {
  const place = location?.trim();
  if (!place) return messages.online;
  return branchAt(place, branches)?.name ?? place;
}
