/** A drawing of the given size in px. Decorative, or named by the page: it has no title of its own. */
export const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${content}</svg>\n`;
