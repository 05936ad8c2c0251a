/** The known parts of a place, most specific first, as one line of text. Null when no part is known. */
export function placeText(parts: readonly (string | null | undefined)[]): string | null {
  const known = parts.map((part) => part?.trim()).filter((part) => part);
  return [...new Set(known)].join(', ') || null;
}

/** Address of an embedded map of the place. */
export const mapFrameAddress = (place: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`;

/** Address of the place on the website of the maps service. */
export const mapPageAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
