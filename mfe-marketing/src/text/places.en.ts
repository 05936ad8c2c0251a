/** The places that running text links (GUIDE-4): whole words only. */
export const PLACE = /\b(Australia|New Zealand)\b/;
export const placePaths: readonly (readonly [name: string, path: string])[] = [
  ['Australia', '/study-abroad/australia'],
  ['New Zealand', '/study-abroad/newzealand'],
];
