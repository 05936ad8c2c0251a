import { ONLINE_PLACE } from 'shared-api/schemas';
import type { OpeningHours } from '../configuration/opening-hours.ts';
import type { Service } from '../http/service.ts';

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
export function readPlaces({ content, configuration }: Pick<Service, 'content' | 'configuration'>): Place[] {
  const inBranches = content()
    .branches.filter(({ id, openingHours }) => openingHours.length > 0 && id !== ONLINE_PLACE)
    .map(({ id, name, city, address, openingHours }) => ({
      id,
      name: name || city,
      address: address ?? '',
      hours: openingHours,
    }));
  return [
    ...inBranches,
    { id: ONLINE_PLACE, name: 'Online', address: '', hours: configuration.appointments.onlineHours },
  ];
}

/** Name and address for people; a branch that has been removed from the content pack is named by its id. */
export function describePlace(
  service: Pick<Service, 'content' | 'configuration'>,
  id: string,
): Pick<Place, 'name' | 'address'> {
  return readPlaces(service).find((place) => place.id === id) ?? { name: id, address: '' };
}
