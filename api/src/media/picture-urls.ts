/** How stored records write the address of a picture; the configured base replaces it when they are answered. */
export const mediaMarker = '@@media/';

/** Puts the configured public base into records' pictures (A43: absolute addresses). */
export const withMedia = (text: string, publicUrl: string): string =>
  text.replaceAll(mediaMarker, `${publicUrl}/media/`);
