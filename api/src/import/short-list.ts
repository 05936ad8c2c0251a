/** The first items of a list for a message; `most` are shown. */
export const shortList = (items: readonly (string | number)[], most: number): string =>
  items.slice(0, most).join(', ') + (items.length > most ? ', …' : '');
