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

/** What an appointment stores of its place. */
export const placeColumns = ({ id, name, address }: Place) => ({
  place: id,
  placeName: name,
  placeAddress: address,
});

/**
 * Name and address of an appointment's place for people, also of a branch that takes no appointments any more. One that
 * has left the content pack is named as it was when it was booked, in English, and by its id in rows that do not say it.
 */
export function describePlace(
  context: PlaceContext,
  row: ReturnType<typeof placeColumns>,
  language: Language = 'en',
): Pick<Place, 'name' | 'address'> {
  const place = allPlaces(context, language).find(({ id }) => id === row.place);
  return place ?? { name: row.placeName || row.place, address: row.placeAddress };
}
