/** The id in a parameter of an address; null when it is none, because people edit addresses. */
export const readId = (text: string | null): number | null =>
  text && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
