/** What is known of a place, most exact first, as one would write it on a letter; null when nothing is. */
export function placeText(parts: readonly (string | null | undefined)[]): string | null {
  const known = parts.map((part) => part?.trim()).filter((part) => part);
  return [...new Set(known)].join(', ') || null;
}

/** The maps service's frame of a place, looked up by its text. */
export const mapFrameAddress = (place: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`;

/** The same place on the maps service's own page. */
export const mapPageAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
