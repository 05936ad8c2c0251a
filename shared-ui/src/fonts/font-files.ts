import type { FontUrls } from './font-face.ts';
import heading from './heading.woff2';
import headingRare from './heading-rare.woff2';
import text from './text.woff2';
import textRare from './text-rare.woff2';

/** The font files as the bundler emits them; preload `heading` and `text` with `crossorigin`. */
export const fontFiles: FontUrls = { heading, text, headingRare, textRare, nepaliName: true };
