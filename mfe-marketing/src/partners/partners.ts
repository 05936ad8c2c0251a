/** ENTITY-5 Partner. Without an `image` the tile shows the name, as for logos that fail to load (ERR-3). */
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
 * Obvious placeholders (20 and 18, B-25): naming a real institution would claim an agreement with it.
 * Replace them with the institutions that have signed one.
 */
export const partnerRows: readonly (readonly Partner[])[] = [sample(1, 20), sample(21, 18)];
