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

/** The branches of the content pack that have opening hours, and online appointments. */
export function readPlaces(
  { content, configuration }: Pick<Service, 'content' | 'configuration'>,
  language: Language = 'en',
): Place[] {
  const inBranches = content(language)
    .branches.filter(({ id, openingHours }) => openingHours.length > 0 && id !== ONLINE_PLACE)
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

/** Name and address for people; a branch that has been removed from the content pack is named by its id. */
export function describePlace(
  service: Pick<Service, 'content' | 'configuration'>,
  id: string,
  language: Language = 'en',
): Pick<Place, 'name' | 'address'> {
  return readPlaces(service, language).find((place) => place.id === id) ?? { name: id, address: '' };
}
