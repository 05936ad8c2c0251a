/** See `places.en.ts`. Case endings stay outside of the link; "अस्ट्रेलियाली" is no place. */
export const PLACE = /(अस्ट्रेलिया(?!ली)|न्युजिल्यान्ड)/;
export const placePaths: readonly (readonly [name: string, path: string])[] = [
  ['अस्ट्रेलिया', '/study-abroad/australia'],
  ['न्युजिल्यान्ड', '/study-abroad/newzealand'],
];
