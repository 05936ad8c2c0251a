import type { Appointment } from 'shared-api';

/** A branch of the content pack, in the page's language. */
interface NamedBranch {
  readonly id: string;
  readonly name: string;
  readonly address?: string | undefined;
}

/**
 * Name and address of an appointment's place in the page's language, while the API answers in English. A branch that is
 * not in the content pack any more has what the API says.
 */
export function namedPlace(
  { place, place_name, place_address }: Pick<Appointment, 'place' | 'place_name' | 'place_address'>,
  branches: readonly NamedBranch[],
): { name: string; address: string } {
  const branch = branches.find(({ id }) => id === place);
  return { name: branch?.name ?? place_name, address: branch?.address ?? place_address };
}
