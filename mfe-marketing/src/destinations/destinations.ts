import { destinationWords } from './words.en.ts';

/** The six destinations in the order of the home page; `newzealand` has no hyphen. */
export const destinations = [
  { slug: 'australia', ...destinationWords.australia },
  { slug: 'newzealand', ...destinationWords.newzealand },
  { slug: 'uk', ...destinationWords.uk },
  { slug: 'usa', ...destinationWords.usa },
  { slug: 'canada', ...destinationWords.canada },
  { slug: 'dubai', ...destinationWords.dubai },
] as const;

export type DestinationSlug = (typeof destinations)[number]['slug'];

export const destinationPath = (slug: DestinationSlug) => `/study-abroad/${slug}`;
