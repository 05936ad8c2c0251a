/** ENTITY-5 Partner. `image` may be absent: the name is the tile then, as when a logo fails to load (ERR-3). */
export interface Partner {
  id: number;
  label: string;
  image?: string;
}

const sample = (first: number, count: number): Partner[] =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    label: `Partner institution ${first + index}`,
  }));

/**
 * Evident placeholders, 20 and 18 of them (decisions B-25): naming a real institution here would claim an agreement
 * that only its papers can show. Replace them with the institutions that signed one.
 */
export const partnerRows: readonly (readonly Partner[])[] = [sample(1, 20), sample(21, 18)];
