import { ONLINE_PLACE } from 'shared-api/schemas';
import type { Language } from 'shared-language';
import type { OpeningHours } from '../configuration/opening-hours.ts';
import type { Service } from '../http/service.ts';
import { appointmentTexts } from './texts.ts';

/** Where appointments take place. */
export interface Place {
  /** Id of a branch, or `online`. */
  id: string;
  name: string;
  /** Empty for online appointments. */
  address: string;
  hours: readonly OpeningHours[];
}

type PlaceContext = Pick<Service, 'content' | 'configuration'>;

/** Every branch of the content pack, and online appointments. */
function allPlaces({ content, configuration }: PlaceContext, language: Language): Place[] {
  const inBranches = content(language)
    .branches.filter(({ id }) => id !== ONLINE_PLACE)
    .map(({ id, name, city, address, openingHours }) => ({
      id,
      name: name || city,
      address: address ?? '',
      hours: openingHours,
    }));
  return [
    ...inBranches,
    {
      id: ONLINE_PLACE,
      name: appointmentTexts[language].online,
      address: '',
      hours: configuration.appointments.onlineHours,
    },
  ];
}

/** Where appointments can be booked: the branches that have opening hours, and online. */
export const readPlaces = (context: PlaceContext, language: Language = 'en'): Place[] =>
  allPlaces(context, language).filter(({ id, hours }) => id === ONLINE_PLACE || hours.length > 0);

/**
 * Name and address for people, also of a branch that takes no appointments any more. One that has been removed from the
 * content pack is named by its id, which is all that the database has of it.
 */
export function describePlace(
  context: PlaceContext,
  id: string,
  language: Language = 'en',
): Pick<Place, 'name' | 'address'> {
  return allPlaces(context, language).find((place) => place.id === id) ?? { name: id, address: '' };
}
